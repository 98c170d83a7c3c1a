import { type LoaderFunctionArgs, matchRoutes } from 'react-router'
import { type Portal, provide } from '../screen/portal.ts'
import { documentPaths, linkWay } from '../ui/link/addresses.ts'
import type { Screens } from './screens.ts'

/** How long a link is pointed at or focused before its screen is asked for, in milliseconds: who passes by does not mean it. */
const meantMs = 100

/**
 * Loads code and data of the screen that a link leads to while the member points at it or has it in focus, so that it opens
 * at once (GRAPH-16). Its loader runs as for a click, with a portal that keeps the answer; where that leads, nobody
 * follows yet. Returns how to stop.
 */
export function loadAhead(page: Document, screens: Screens, portal: Portal): () => void {
  const documents = documentPaths(portal.pathOf)
  const table = portal.routes.map(({ id, path }) => ({ id, path }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let pressedAt = ''

  async function load(address: URL) {
    const found = matchRoutes(table, address.pathname)?.at(-1)
    const entry = portal.routes.find(({ id }) => id === found?.route.id)
    if (!found || !entry) return
    const { loader } = await screens[entry.screen]()
    const { params, route } = found
    const args: LoaderFunctionArgs = {
      ...{ request: new Request(address), url: address, params, pattern: route.path },
      context: provide(portal),
    }
    await loader(args)
  }

  const rest = () => clearTimeout(timer)
  function mean({ target }: Event) {
    rest()
    const address = target instanceof Element ? addressOf(target.closest('a'), documents) : undefined
    // What fails, fails again for whoever follows the link, and is told then.
    if (address) timer = setTimeout(() => void load(address).catch(() => undefined), meantMs)
  }
  const listeners = {
    pointerover(event: PointerEvent) {
      // After a click the new screen may lie under a pointer that rests.
      if (event.pointerType === 'mouse' && placeOf(event) !== pressedAt) mean(event)
    },
    pointerdown(event: PointerEvent) {
      pressedAt = placeOf(event)
      rest()
    },
    focusin(event: FocusEvent) {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) mean(event)
    },
    pointerout: rest,
    focusout: rest,
  }
  const entries = Object.entries(listeners) as [string, (event: Event) => void][]
  for (const [name, listener] of entries) page.addEventListener(name, listener)
  return () => {
    rest()
    for (const [name, listener] of entries) page.removeEventListener(name, listener)
  }
}

const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`

/** The address of a link that the page itself follows; undefined for all others, and for the address in sight. */
function addressOf(link: HTMLAnchorElement | null, documents: ReadonlySet<string>): URL | undefined {
  const target = link?.getAttribute('href')
  if (!link || !target || link.target || link.hasAttribute('download')) return undefined
  if (linkWay(target, documents) !== 'portal' || savesData()) return undefined
  const address = new URL(target, window.location.href)
  address.hash = ''
  const { pathname, search } = window.location
  return address.pathname + address.search === pathname + search ? undefined : address
}

/** Whether the member has asked the browser to be sparing; not every browser can say so. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

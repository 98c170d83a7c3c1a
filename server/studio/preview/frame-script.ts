import type { AxeFinding, FromPreview, NoPage, ToPreview } from '../../../schema/preview-messages.ts'
import type { FrameOpenings } from './frame-openings.ts'
import type { FrameOverlay } from './frame-overlay.ts'

/** What React keeps of an element on the page, as far as it is read here. */
interface Fiber {
  readonly tag: number
  readonly memoizedProps: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly stateNode: unknown
}

/** The client's router, as far as it is used here. */
interface Router {
  readonly state: { readonly loaderData: Readonly<Record<string, unknown>> }
  revalidate(): Promise<void>
  navigate(to: string): Promise<void>
  subscribe(listener: () => void): () => void
}

/**
 * Runs in previews alone, before the portal's client: it talks to the studio, says which item of the manifests made which element, and
 * keeps forms and links from leading anywhere (STUDIO-19 to STUDIO-21). The page and its client are those of members, to the byte: what
 * made an element is read from what React keeps of it. The browser gets the text of this function, so it uses nothing outside; what
 * opens on a page comes as another one, and so does axe.
 */
export function frameScript(openings: FrameOpenings, overlay: FrameOverlay, axe: () => Promise<AxeFinding[]>): void {
  const studio = location.origin.replace(/\/\/[^.]+\.preview\./, '//')
  // Where something else is around it, or nothing, nobody is told.
  const isFramed = parent !== window && [studio, undefined].includes(location.ancestorOrigins?.[0])
  const say = (message: FromPreview) => isFramed && parent.postMessage(message, studio)
  const records = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.entries(value as Record<string, unknown>) : []
  const place = 'preview-place'
  let isPointing = parent !== window
  let router: Router | undefined
  let told = ''

  /** The items of a page's data, by the objects that components are given: what is being replaced is still what it was until then. */
  const items = new WeakMap<object, string>()
  function note(value: unknown, key: string): void {
    if (typeof value !== 'object' || value === null) return
    const { id, tagName } = value as { id?: unknown; tagName?: unknown }
    if (tagName !== undefined) return
    const own = typeof id === 'string' && !Array.isArray(value) ? `${key}/${id}` : key
    if (own !== key) items.set(value, own)
    for (const [, part] of records(value)) note(part, own)
  }
  function learn(): void {
    for (const [, data] of records(router?.state.loaderData)) {
      const { shell, view } = data as { shell?: Record<string, unknown>; view?: Record<string, unknown> }
      for (const [menu, entries] of records(shell?.menus)) note(entries, `menus/${menu}`)
      note(shell?.alerts, 'alerts')
      note(shell?.footer, 'footer')
      note((shell?.errors as { pages?: unknown } | undefined)?.pages, 'errors')
      const { page, error, ...surfaces } = view ?? {}
      note(page, 'pages')
      note(error, 'errors')
      for (const [surface, shown] of records(surfaces)) if (surface !== 'text') note(shown, surface)
    }
  }

  const rootFiber = (): Fiber | undefined => {
    const element = document.getElementById('portal') as unknown as Record<string, { stateNode: { current: Fiber } }>
    const name = Object.keys(element ?? {}).find(key => key.startsWith('__reactContainer$'))
    return name === undefined ? undefined : element[name]?.stateNode.current
  }
  const hostTag = 5
  function firstElement(fiber: Fiber | null): Element | undefined {
    if (!fiber) return undefined
    if (fiber.tag === hostTag) return fiber.stateNode as Element
    for (let child = fiber.child; child; child = child.sibling) {
      const found = firstElement(child)
      if (found) return found
    }
    return undefined
  }
  /** Puts the id of the item that made it on each element. */
  function mark(fiber: Fiber, around: string, seen: Set<string>): void {
    const item = fiber.tag === hostTag ? undefined : itemIn(fiber.memoizedProps)
    const element = item !== undefined && item !== around ? firstElement(fiber) : undefined
    if (element && item !== undefined) {
      if (element.getAttribute('data-item') !== item) element.setAttribute('data-item', item)
      seen.add(item)
    }
    for (let child = fiber.child; child; child = child.sibling) mark(child, item ?? around, seen)
  }
  const itemIn = (props: unknown): string | undefined => {
    for (const [name, value] of records(props)) {
      const item = name !== 'children' && typeof value === 'object' && value !== null ? items.get(value) : undefined
      if (item !== undefined) return item
    }
    return undefined
  }
  function findRouter(fiber: Fiber | null, depth = 0): Router | undefined {
    if (!fiber || depth > 40) return undefined
    const { router: found } = (fiber.memoizedProps ?? {}) as { router?: Router }
    return found?.state ? found : findRouter(fiber.child, depth + 1)
  }

  /** Why there is no page, where there is none. */
  const trouble = () =>
    JSON.parse(document.getElementById('preview-trouble')?.textContent ?? '{}') as { why?: NoPage; mistakes?: string[] }
  function tellPage(): void {
    const root = rootFiber()
    const seen = new Set<string>()
    if (root && router) {
      learn()
      mark(root, '', seen)
    }
    const [path, opens] = [location.pathname + location.search, openings.names()]
    const page = { path, title: document.title, items: [...seen].sort(), opens }
    const next = JSON.stringify(page)
    if (next === told) return
    say({ kind: 'page', ...page, ...trouble(), ...(told === '' && { begins: true }) })
    told = next
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tellSoon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(tellPage, 30)
  }

  const { frameAround, note: tell } = overlay
  function refuse(what: 'form' | 'link'): void {
    tell(
      what === 'form'
        ? 'This is a preview: nothing is sent or changed.'
        : 'This is a preview: the link leads out of it.',
      4_000,
    )
    say({ kind: 'refused', what })
  }

  const itemAt = ({ target }: Event) => (target instanceof Element ? target.closest('[data-item]') : null)
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('mouseover', event => frameAround(isPointing ? itemAt(event) : null), true)
  addEventListener(
    'click',
    event => {
      // What the studio opens itself is no click of anybody's.
      const element = isPointing && !openings.isPressing() ? itemAt(event) : null
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (element) {
        stop(event)
        say({ kind: 'picked', item: element.getAttribute('data-item') ?? '' })
      } else if (link instanceof HTMLAnchorElement && link.origin !== location.origin) {
        stop(event)
        refuse('link')
      }
    },
    true,
  )
  addEventListener(
    'submit',
    event => {
      const button = event.submitter
      const method = button?.getAttribute('formmethod') ?? (event.target as HTMLFormElement).method
      if (method !== 'post') return
      stop(event)
      refuse('form')
    },
    true,
  )
  // A page may submit its form by itself, of which no event tells: that of the hand-off does (STUDIO-23).
  HTMLFormElement.prototype.submit = () => refuse('form')
  const ask = window.fetch
  window.fetch = async (...asked) => {
    const answer = await ask(...asked)
    // What is no question has no document here.
    if (answer.headers.get('x-preview-refused') !== null) refuse('form')
    return answer
  }
  addEventListener('resize', tellSoon)
  addEventListener('scroll', () => say({ kind: 'scrolled', top: scrollY }), { passive: true })

  /** A page that is being left says nothing more of what it was asked: the studio asks the next one again. */
  let isLeaving = false
  function reload(path = location.pathname + location.search): void {
    isLeaving = true
    sessionStorage.setItem(place, JSON.stringify([path, scrollY]))
    if (path === location.pathname + location.search) location.reload()
    else location.assign(path)
  }
  /** What this page was drawn of: an answer says so itself, as what there is may be newer by now. */
  const [{ serverTiming } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [hash, sheets] = (serverTiming?.find(({ name }) => name === 'drawn')?.description ?? '').split(' ')
  let drawn: { hash?: string | undefined; frame?: string | undefined } = { hash, frame: sheets }
  const look = async () => {
    const answer = await ask('/~preview/state', { cache: 'no-store' })
    return (await answer.json()) as { why?: NoPage; mistakes?: string[]; hash?: string; frame?: string }
  }
  /** One after the other: each is compared with what the one before drew. */
  let showing: Promise<void> = Promise.resolve()
  function show(asked: Extract<ToPreview, { kind: 'show' }>): void {
    showing = showing
      .then(() => draw(asked))
      .catch(() => {
        if (!isLeaving) say({ kind: 'done', id: asked.id, ok: false, why: 'broken' })
      })
  }
  async function draw({ id, grant, path }: Extract<ToPreview, { kind: 'show' }>): Promise<void> {
    if (isLeaving) return
    if (grant !== undefined) await ask('/~preview', { method: 'POST', body: grant })
    const state = await look()
    const { why, mistakes = [] } = state
    if (why) return void say({ kind: 'done', id, ok: false, why, mistakes })
    const isElsewhere = path !== undefined && path !== location.pathname + location.search
    const isSame = state.hash === drawn.hash && grant === undefined
    const isSameFrame = state.frame === (drawn.frame ?? state.frame)
    drawn = state
    if (!isSame) openings.leave()
    // Styles, routes, the clock and the language come with a page; all else is data.
    if (!router || !isSameFrame) {
      say({ kind: 'done', id, ok: true, loads: true })
      return reload(path)
    }
    if (isElsewhere) await router.navigate(path)
    else if (!isSame) await router.revalidate()
    say({ kind: 'done', id, ok: true, drawn: true })
  }
  function reveal({ id, item }: Extract<ToPreview, { kind: 'reveal' }>): void {
    const element = document.querySelector(`[data-item="${CSS.escape(item)}"]`)
    element?.scrollIntoView({ block: 'center' })
    frameAround(element)
    say({ kind: 'done', id, ok: element !== null })
  }
  async function inspect(id: number): Promise<void> {
    say({ kind: 'done', id, ok: true })
    const path = location.pathname + location.search
    say({ kind: 'inspected', path, findings: await axe().catch(() => null) })
  }
  addEventListener('message', ({ source, origin, data }: MessageEvent<ToPreview>) => {
    if (source !== parent || origin !== studio) return
    if (data.kind === 'show') show(data)
    else if (data.kind === 'reveal') reveal(data)
    else if (data.kind === 'open')
      void openings.open(data.what).then(isThere => say({ kind: 'done', id: data.id, ok: isThere }))
    else if (data.kind === 'inspect') void inspect(data.id)
    else {
      if (data.kind === 'point') isPointing = data.on
      if (data.kind === 'text') document.documentElement.style.fontSize = data.percent === 100 ? '' : `${data.percent}%`
      if (data.kind === 'scroll' && Math.abs(scrollY - data.top) > 1) scrollTo({ top: data.top })
      if (!isPointing) frameAround(null)
      say({ kind: 'done', id: data.id, ok: true })
    }
  })

  function begin(): void {
    const [path, top] = JSON.parse(sessionStorage.getItem(place) ?? '[]') as [string?, number?]
    sessionStorage.removeItem(place)
    const root = document.getElementById('portal')
    // Whoever followed a link has no studio around the page that says what it is.
    if (parent === window)
      tell('This is a preview with made-up members: nothing in it is real, sent or changed.', 8_000)
    if (!root) {
      tellPage()
      return
    }
    if (path === location.pathname + location.search) scrollTo({ top: top ?? 0 })
    const takeOver = () => {
      if (router || root.dataset.hydrated === undefined) return
      router = findRouter(rootFiber() ?? null)
      router?.subscribe(tellSoon)
      tellSoon()
      // What was saved while this page came.
      if (router) show({ kind: 'show', id: 0 })
    }
    new MutationObserver(() => {
      takeOver()
      if (router) tellSoon()
    }).observe(root, { childList: true, subtree: true, attributeFilter: ['data-hydrated'] })
    takeOver()
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}

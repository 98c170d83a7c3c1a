/** What opens on the page of a preview, and the way to open it. */
export interface FrameOpenings {
  /** Names of what is in sight and can be opened. */
  names(): string[]
  /** Opens one by its name, the menu of a phone, or the dialog before a session ends; whether there was one. */
  open(what: { readonly name: string } | 'phone-menu' | 'session-end'): Promise<boolean>
  /** Lets the session go on as it does. */
  leave(): void
  /** Whether a click is ours and no person's. */
  isPressing(): boolean
}

/**
 * What members open on a page: menus, disclosures, dialogs behind a button that says so, and the warning before a session ends, which
 * members cannot open themselves (STUDIO-23). The browser gets the text of this function, so it uses nothing outside.
 */
export function frameOpenings(): FrameOpenings {
  const most = 20
  const longest = 60
  const warnedMs = 90_000
  const cookie = 'session-ends'
  const openers = 'summary, button[aria-expanded], button[aria-haspopup], a[aria-haspopup]'
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, longest)
  const inSight = (within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>(openers)].filter(each => each.checkVisibility() && nameOf(each) !== '')
  const painted = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  let pressing = false
  function press(element: HTMLElement | undefined): boolean {
    if (!element) return false
    element.scrollIntoView({ block: 'nearest' })
    const details = element.parentElement
    if (element.tagName === 'SUMMARY' && details instanceof HTMLDetailsElement) details.open = true
    else if (element.getAttribute('aria-expanded') !== 'true') {
      pressing = true
      element.click()
      pressing = false
    }
    element.focus({ preventScroll: true })
    return true
  }

  let going: { readonly end: string; readonly timer: ReturnType<typeof setInterval> } | undefined
  const write = (end: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the client reads it so, and the Cookie Store is not everywhere
    document.cookie = `${cookie}=${end}; path=/`
  }
  /** The client goes by the server's clock, which its page says, and by this cookie. */
  function endSoon(): boolean {
    const [, end] = new RegExp(`(?:^|; )${cookie}=([^;]+)`).exec(document.cookie) ?? []
    const [, sentAt] = /"sentAt":(\d+)/.exec(document.documentElement.innerHTML) ?? []
    if (end === undefined || sentAt === undefined) return false
    leave()
    const warn = () => write(String(Number(sentAt) + Math.round(performance.now()) + warnedMs))
    going = { end, timer: setInterval(warn, warnedMs / 3) }
    warn()
    return true
  }
  function leave(): void {
    if (!going) return
    clearInterval(going.timer)
    write(going.end)
    going = undefined
  }
  addEventListener('pagehide', leave)

  return {
    names: () => [...new Set(inSight().map(nameOf))].slice(0, most),
    leave,
    isPressing: () => pressing,
    async open(what) {
      leave()
      // The window may have become narrower for it.
      await painted()
      if (what === 'session-end') return endSoon()
      if (what !== 'phone-menu') return press(inSight().find(each => nameOf(each) === what.name))
      const navs = [...document.querySelectorAll('nav')].filter(
        nav => !nav.closest('footer') && inSight(nav).length > 0,
      )
      const [opener] = navs.length > 0 ? inSight(navs.at(-1)) : []
      return press(opener)
    },
  }
}

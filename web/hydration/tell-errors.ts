/** Where the portal takes reports (server/security/page-headers.ts). */
const reports = '/reports'

/** A page that is broken breaks at every turn: the first few say why. */
const most = 5

/**
 * Tells the portal what breaks in this browser: errors that nobody caught, React's among them, and whatever code hands to
 * `reportError`. Only its kind and where in our files it was: a message may quote what a member sees or typed (SEC-26).
 */
export function tellErrors(): void {
  const told = new Set<string>()
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || told.size >= most) return
    const { name, stack = '' } = error
    const places = (stack.match(/\/assets\/[\w.-]+\.js(?::\d+)*/g) ?? []).slice(0, most).join(' ')
    const report = JSON.stringify({ name, stack: places, page: location.pathname })
    if (told.has(report)) return
    told.add(report)
    navigator.sendBeacon(reports, new Blob([report], { type: 'application/json' }))
  }
  addEventListener('error', ({ error }) => tell(error))
  addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

import type { PortalError } from '../query/query.ts'

/** Where a failure leads: the screen that asked, the log-in page, or the error page in the screen's place. */
export type Way = { to: 'screen' } | { to: 'login' } | ({ to: 'error-page' } & Pick<PortalError, Shown>)
type Shown = 'status' | 'retryAfter' | 'reference'

/** What a loader or an action says of the failures of its document. */
export interface Handling<Path extends string = string> {
  /**
   * Places in the answer whose failure the screen shows itself (ERR-09 to ERR-19), with everything below them:
   * 'viewer.claims'. 'viewer.*' is each field of the viewer, but not the viewer as a whole.
   */
  handles?: readonly Path[] | undefined
  /** True for screens that only a session opens: they have nothing to show for a lapsed one (OPEN-58). */
  memberScreen?: boolean | undefined
}

/** The circumstances in which something failed. */
interface Circumstances extends Handling {
  /** The brand's answer to HTTP 401. */
  unauthorized: 'login' | 'error-page'
  /** True when the document asks for one thing, as a mutation does: a failure of the whole request is one of that. */
  asksOneThing?: boolean | undefined
}

/** What no screen can explain: a bug of our own, and what the guards of the screen itself refuse (MEMBER-56). */
const ofNoScreen: ReadonlySet<string> = new Set(['INTERNAL', 'NOT_OPEN'])

/**
 * The one policy for failures. What the asking screen handles is left to it (ERR-08 to ERR-19), except a lapsed session
 * on a member screen (OPEN-58) and what no screen can explain. Of everything else, a 401 leads to
 * the log-in page where the brand wants that (ERR-04, ERR-05), and the rest to the error page of its status (ERR-06).
 */
export function whereAnErrorLeads(error: PortalError, circumstances: Circumstances): Way {
  const { status, retryAfter, reference } = error
  const isLapse = status === 401 && circumstances.memberScreen === true
  if (!isLapse && !ofNoScreen.has(error.code) && isHandled(error.path, circumstances)) return { to: 'screen' }
  if (status === 401 && circumstances.unauthorized === 'login') return { to: 'login' }
  const told = { ...(retryAfter !== undefined && { retryAfter }), ...(reference !== undefined && { reference }) }
  return { to: 'error-page', status, ...told }
}

function isHandled(path: PortalError['path'], { handles = [], asksOneThing }: Circumstances): boolean {
  if (path.length === 0) return asksOneThing === true && handles.length > 0
  const place = path.filter(name => typeof name === 'string').join('.')
  return handles.some(handled =>
    handled.endsWith('.*') ? place.startsWith(handled.slice(0, -1)) : `${place}.`.startsWith(`${handled}.`),
  )
}

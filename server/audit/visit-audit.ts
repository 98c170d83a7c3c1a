import type {
  AuditedAs,
  AuditOfRequest,
  Refusal,
  Session,
  TokenClaims,
} from '../../gateway-graph/context/graph-context.ts'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { actsAsMember } from '../../gateway-graph/shared/staff-role.ts'
import type { AuditEvent } from '../../schema/audit/chain.ts'
import { type From, nobody, type PortalAudit, type What, type Who } from './portal-audit.ts'

interface VisitAuditOptions {
  readonly audit: PortalAudit
  readonly session: Pick<Session, 'token' | 'claims' | 'end'>
  readonly from: From
  /** Asks the gateway whether a token is its own. Never rejects. */
  readonly prove: (token: string) => Promise<boolean>
}

type Held = { readonly token: string; readonly claims: TokenClaims } | undefined

const events: Readonly<Record<AuditedAs, AuditEvent>> = {
  SIGN_IN: 'sign-in',
  SIGN_OUT: 'sign-out',
  LOG_IN_AS: 'log-in-as',
  CREDENTIALS: 'credentials',
  CONTACT: 'contact',
  FILE: 'file',
  CHANGE: 'change',
  READ: 'read',
}

/** What is on disk before it is answered. */
const first: ReadonlySet<AuditedAs> = new Set(['SIGN_IN', 'LOG_IN_AS', 'CREDENTIALS', 'CONTACT'])

/** Statuses of what is refused to whoever asks. */
const refusing: ReadonlySet<number | undefined> = new Set([401, 403])

/**
 * The audit of one request. The portal does not verify tokens, so a row names the people of one only when the gateway has
 * taken or given it: nearly every request finds that out by itself.
 */
export class VisitAudit implements AuditOfRequest {
  readonly #options: VisitAuditOptions
  /** The token that the browser brought. */
  readonly #brought: string | undefined
  /** Those that the gateway has taken in this request: staff who begin to act as a member have two. */
  readonly #taken: string[] = []
  /** Failures that a row tells of already. */
  readonly #told: object[] = []

  constructor(options: VisitAuditOptions) {
    this.#options = options
    this.#brought = options.session.token
  }

  /** The gateway has taken a token. */
  taken(token: string): void {
    if (!this.#taken.includes(token)) this.#taken.push(token)
  }

  begins(name: string, as: AuditedAs): (failure?: unknown) => Promise<void> {
    const before = this.#held
    return async failure => {
      const { code = 'done', status } = failureOf(failure)
      const isDone = failure === undefined
      if (typeof failure === 'object' && failure !== null) this.#told.push(failure)
      const own = whoOf(before)
      const isRefused = refusing.has(status) && as !== 'SIGN_IN' && as !== 'LOG_IN_AS'
      // Staff who read as a member were given something by the gateway.
      if (as === 'READ' && !isRefused && (own.actingAs === null || before === undefined || !this.#isProven(before)))
        return
      const held = as === 'SIGN_IN' ? (isDone ? this.#held : undefined) : before
      // For whom staff did it: as the member whom they are now.
      const who =
        as === 'LOG_IN_AS' && isDone ? { ...own, actingAs: this.#held?.claims.memberKey ?? null } : whoOf(held)
      const recorded = this.#record(
        { event: isRefused ? 'refusal' : events[as], result: code, what: name },
        held,
        who,
        true,
      )
      if (!isDone || !(first.has(as) || (own.actingAs !== null && as !== 'READ'))) return
      await recorded
      await this.#store(as)
    }
  }

  refused(place: string, refusal: Refusal): void {
    if (!refusing.has(refusal.failure.status) || this.#told.includes(refusal)) return
    this.#told.push(refusal)
    void this.#record({ event: 'refusal', result: refusal.failure.code, what: place }, this.#held)
  }

  /** A page was opened or refused; `pattern` is its route's. */
  opened(pattern: string, status: number): void {
    const isRefused = refusing.has(status)
    if (!isRefused && whoOf(this.#held).actingAs === null) return
    void this.#record({ event: isRefused ? 'refusal' : 'page', result: resultOf(status), what: pattern }, this.#held)
  }

  /** A file was sent or refused; `pattern` is its route's. */
  file(pattern: string, status: number): void {
    void this.#record(
      { event: refusing.has(status) ? 'refusal' : 'file', result: resultOf(status), what: pattern },
      this.#held,
    )
  }

  #isProven({ token }: NonNullable<Held>): boolean {
    return token !== this.#brought || this.#taken.includes(token)
  }

  get #held(): Held {
    const { token, claims } = this.#options.session
    return token === undefined || claims === undefined ? undefined : { token, claims }
  }

  /** Each refusal of staff is told by name, also one before anything was asked (SEC-15), and so is each change. */
  #record(what: What, held: Held, who: Who = whoOf(held), isChange = false): Promise<void> {
    const { audit, from, prove } = this.#options
    const isProven = held !== undefined && this.#isProven(held)
    if (held !== undefined && !isProven && (isChange || who.actingAs !== null))
      return audit.recordProven(() => prove(held.token), what, who, from)
    audit.record(what, isProven ? who : nobody, from)
    return Promise.resolve()
  }

  /** Nobody begins to act as a member without leaving a trace; all else goes on, and is stored when there is room. */
  async #store(as: AuditedAs): Promise<void> {
    const { audit, session } = this.#options
    if ((await audit.stored()) || as !== 'LOG_IN_AS') return
    session.end('silent')
    throw new PortalFailure('This cannot be recorded', { code: 'UNAVAILABLE', status: 503, area: 'account' })
  }
}

/** From where somebody left a session. */
interface LeftFrom extends Pick<From, 'requestId'> {
  readonly origin: string
}

/** A session has ended, as the gateway confirms; or it has not heard of it, and the token may be anybody's. */
export function recordLogOut(audit: PortalAudit, session: Held, { origin: client, requestId }: LeftFrom): void {
  const result = session === undefined ? 'UNHEARD' : 'done'
  audit.record({ event: 'sign-out', result, what: 'session' }, whoOf(session), { client, requestId })
}

const resultOf = (status: number): string => (status < 400 ? 'done' : String(status))

/** Code and status of an error, or of what a mutation answered in its place. */
function failureOf(failure: unknown): { code?: string; status?: number } {
  if (failure === undefined) return {}
  if (failure instanceof PortalFailure) return { code: failure.failure.code, status: failure.failure.status }
  return { code: typeof failure === 'string' ? failure : 'INTERNAL' }
}

/** Whose token it is: a member's, or that of staff who act as one. */
function whoOf(held: Held): Who {
  if (held === undefined) return nobody
  const { memberKey, actor } = held.claims
  if (actor === undefined && !actsAsMember(held.claims)) return { person: memberKey, actingAs: null }
  return { person: actor ?? null, actingAs: memberKey }
}

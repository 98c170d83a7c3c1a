import type { FactValues, OpenValues } from '../../schema/generated/facts.ts'
import type { Brand, ScreenKind } from '../../schema/generated/manifests.ts'
import type { PathOf } from '../../schema/path-of.ts'
import type { RestClient } from './rest-client.ts'

/** The one clock of a portal; tests set it (OPEN-50). */
export interface Clock {
  now(): Date
  /** IANA time zone of the person who asks. */
  timeZone: string
}

/** Claims of the gateway's token that the portal reads; only the gateway verifies them (SESSION-06). */
export interface TokenClaims {
  memberKey: string
  role: string
  issuedByRole?: string
  /** Member key of the staff who act as the member. */
  actor?: string
  groupId?: string
  /** Expiry, seconds since the epoch. */
  exp: number
  /** Id of the sign-in session, which renewed tokens keep. Only a gateway that can end sessions sends it (SEC-06). */
  sid?: string
  /** `temporary` until the journey has ended (SEC-08). */
  typ?: 'temporary' | 'access'
}

/** What led to a new sign-in, besides that the member logged out; told once. */
export type SignInNotice = 'SESSION_ENDED' | 'PASSWORD_SET' | 'COOKIES_NOT_KEPT'

/**
 * The session, kept in cookies. The server implements it; resolvers only call it. Every write changes the cookies of the
 * response and what later reads in the same request return.
 */
export interface Session {
  readonly kind: 'none' | 'temporary' | 'full'
  /** Bearer token for the gateway: the access token, else the temporary one. */
  readonly token: string | undefined
  readonly claims: TokenClaims | undefined
  readonly groupChosen: boolean
  readonly preventSalesforce: boolean
  /** Texts that were acknowledged in this session, where the gateway keeps none: ids of pages (CHECK-25). */
  readonly acknowledged: readonly string[]
  /** Allowed redirect of the token response that began the session, if any (OPEN-45). */
  readonly redirect: string | undefined
  /** Begins a temporary session with a token that was returned (SESSION-01). */
  begin(token: string, redirect: string | undefined): void
  /** Ends the journey: the token that was given for it, or the temporary one, becomes the access token (SESSION-02, SEC-09). */
  complete(token?: string): void
  /** Clears all local state (LOGINAS-16, ACTIVEGROUP-13). */
  clear(): void
  markGroupChosen(): void
  acknowledge(texts: readonly string[]): void
  setPreventSalesforce(prevent: boolean): void
  /** Ends the session. `secure` is the Log out action: the next log-in page says so once (LOGIN-16). */
  end(how: 'secure' | 'silent'): void
  /** Whether the session ended securely; reading clears it (OPEN-28). */
  takeLoggedOut(): boolean
  /** Leaves a notice for the log-in page. */
  leaveNotice(notice: SignInNotice): void
  /** The notice for the log-in page; reading clears it. */
  takeNotice(): SignInNotice | undefined
  /** Whether the session ended by itself and nobody has been told yet on the log-in page. */
  readonly lapsed: boolean
  /** Where somebody without a session wanted to go: the next sign-in ends there. */
  readonly place: string | undefined
  /** Keeps such a place; also leaves a notice when a session has lapsed. */
  keepPlace(path: string): void
  /**
   * Replaces the token by a newer one of the same sign-in, for two hours from now. If that is of another session, the
   * one before it has ended (SEC-02).
   */
  renew(token: string): void
  /** Other sessions have ended at the gateway: they count nowhere any more (SEC-02, SEC-05). */
  endElsewhere(ids: readonly string[]): Promise<void>
}

/** Stands before the gateway's check of passwords: limits, and devices that are known. The server implements it. */
export interface LogInGate {
  /**
   * Lets one try to log in through. `attempt` gets what the device keeps of an earlier right log-in, and answers what it is to keep.
   * Rejects with UpstreamError 429, which says how long to wait, when there were too many tries (SEC-10).
   */
  tryOnce<Answer extends { knownDevice?: string | undefined }>(
    username: string,
    attempt: (knownDevice: string | undefined) => Promise<Answer>,
  ): Promise<Answer>
}

/** Reads facts, each computed at most once a request; `undefined` when unknown. */
export interface FactReader {
  /** A fact of the session or the window, which nobody has to be asked for; undefined for any other. */
  atOnce<Name extends keyof FactValues>(name: Name): FactValues[Name] | undefined
  fact<Name extends keyof FactValues>(name: Name): Promise<FactValues[Name] | undefined>
  /** The same fact where continuing without it would be wrong: throws its source's failure. */
  required<Name extends keyof FactValues>(name: Name): Promise<FactValues[Name] | undefined>
  open<Name extends keyof OpenValues>(name: Name): Promise<OpenValues[Name] | undefined>
  /** The same open set where continuing without it would be wrong. */
  requiredOpen<Name extends keyof OpenValues>(name: Name): Promise<OpenValues[Name] | undefined>
  /** Texts of the manifest that the member has acknowledged, wherever that is kept (CHECK-25). */
  acknowledged(): Promise<readonly string[]>
  /** Whether the gateway no longer takes the session's token, as a fact that was read has shown (SEC-03). */
  lapsed(): Promise<boolean>
}

/** Whether a screen opens; 'missing' when the brand has no such screen. */
export type Opening = 'open' | 'closed' | 'missing'

/** What manifests say, resolved for the person who asks. The server implements it with the engine. */
export interface Content {
  shell(reader: FactReader): Promise<unknown>
  screen(
    path: string,
    reader: FactReader,
  ): Promise<{
    route: string | null
    kind: ScreenKind
    status: number
    redirect: string | null
    title: string
    params: { name: string; value: string }[]
    view: unknown
  }>
  /**
   * Whether the guards of a screen of one of these kinds let the member pass; no promise where the session alone tells.
   * Rejects with the failure of a source without which that cannot be decided.
   */
  opens(kinds: readonly ScreenKind[], reader: FactReader): Opening | Promise<Opening>
  /**
   * The first journey step that applies: a path, the hand-off page, or an allowed redirect (ROUTING). `complete` says that
   * the session is to be completed, `returns` that the place that was asked for before may be gone to instead.
   */
  next(reader: FactReader): Promise<{ path: string; complete: boolean; returns?: boolean }>
  /** Whether a place is in the route table and open to this member. */
  isOpen(place: string, reader: FactReader): Promise<boolean>
  /** Texts that the journey asks members to acknowledge: ids of pages (CHECK-25). */
  texts: readonly string[]
  /** Where the brand has a screen. */
  pathOf: PathOf
}

/** Takes structured log lines, as pino does. Fields never hold member data, tokens or texts of a service. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** As what a mutation is recorded: what its directive says, else as a change. */
export type AuditedAs = 'SIGN_IN' | 'SIGN_OUT' | 'LOG_IN_AS' | 'CREDENTIALS' | 'CONTACT' | 'FILE' | 'READ' | 'CHANGE'

/** What is recorded of a failure (failures/portal-failure.ts). */
export interface Refusal {
  readonly failure: { readonly code: string; readonly status: number }
}

/** Takes what is to be recorded of a request (SEC-19). The server implements it. */
export interface AuditOfRequest {
  /**
   * A mutation begins. The function tells how it ended: what it threw, a code, or undefined when it was done; its promise
   * resolves when the answer may go out, and rejects with PortalFailure when it may not.
   */
  begins(name: string, as: AuditedAs): (failure?: unknown) => Promise<void>
  /** A place of an answer was refused. */
  refused(place: string, refusal: Refusal): void
  /** The gateway has taken a token. */
  taken(token: string): void
}

/** What an id names: the type of a node, and by what its source finds it again. */
interface NodeKey {
  readonly type: string
  readonly parts: readonly string[]
}

/** The ids of nodes (GRAPH-02). */
export interface NodeIds {
  /** The id of a node: always the same, and readable for nobody. */
  idOf(type: string, ...parts: readonly (string | number)[]): string
  /** What an id names; undefined for anything that is no id of this brand. */
  keyOf(id: string): NodeKey | undefined
}

/** Everything that the resolvers of one request may use. `createContext` makes one for each request; it is never shared. */
export interface GraphContext {
  brand: Brand
  clock: Clock
  session: Session
  nodeIds: NodeIds
  viewport: FactValues['viewport']
  logIns: LogInGate
  content: Content
  rest: RestClient
  /** Facts of the member who asks; a fact whose source failed is unknown. */
  facts: FactReader
  /**
   * Facts as they are now, after the session or the member's data changed. A fact whose source failed throws its failure,
   * for where the journey leads must not be guessed.
   */
  freshFacts(): FactReader
  /** The device that asks, in plain words; undefined when it does not tell (SEC-05). */
  device(): string | undefined
  requestId: string
  log: Log
  audit: AuditOfRequest
}

import type { FactValues, OpenValues } from '../../schema/generated/facts.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import type { RestClient } from './rest-client.ts'

/** One clock for everything: tests set it (OPEN-50). */
export interface Clock {
  now(): Date
  /** IANA zone in which days begin and end for the person who asks. */
  timeZone: string
}

/** Claims of the gateway's token that the portal reads; the gateway alone verifies them (SESSION-06). */
export interface TokenClaims {
  memberKey: string
  role: string
  issuedByRole?: string
  groupId?: string
  /** Expiry, seconds since the epoch. */
  exp: number
}

/** What the log-in page says once, besides that the Log out action led there. */
export type LogInNotice = 'SESSION_ENDED' | 'PASSWORD_SET'

/**
 * The session as cookies hold it. The server implements it; resolvers only call it. Every write changes the cookies of
 * the answer and what later reads in the same request see.
 */
export interface Session {
  readonly kind: 'none' | 'temporary' | 'full'
  /** Bearer token for the gateway: the access token, else the temporary one. */
  readonly token: string | undefined
  readonly claims: TokenClaims | undefined
  readonly groupChosen: boolean
  readonly preventSalesforce: boolean
  /** Allowed redirect of the token answer that began the session, if any (OPEN-45). */
  readonly redirect: string | undefined
  /** A token was returned: begin a temporary session with it (SESSION-01). */
  begin(token: string, redirect: string | undefined): void
  /** The journey is done: the token becomes the access token (SESSION-02). */
  complete(): void
  /** Clear local state but keep nothing else (LOGINAS-16, ACTIVEGROUP-13). */
  clear(): void
  markGroupChosen(): void
  setPreventSalesforce(prevent: boolean): void
  /** End the session. `secure` is the Log out action: the next log-in page says so once (LOGIN-16). */
  end(how: 'secure' | 'silent'): void
  /** True once after a secure end: asking uses the answer up (OPEN-28). */
  takeLoggedOut(): boolean
  /** Leaves something for the log-in page to say once. */
  leaveNotice(notice: LogInNotice): void
  /** What was left for the log-in page; asking uses it up. */
  takeNotice(): LogInNotice | undefined
  /** Where somebody who has no session wanted to go: the end of the next sign-in leads there. */
  readonly place: string | undefined
  /** Keeps such a place; says too that a session has lapsed, if one has. */
  keepPlace(path: string): void
  /** A newer token of the same sign-in takes the access token's place, for two hours from now. */
  renew(token: string): void
}

/** What facts can be asked; computed by gateway-graph at most once a request, `undefined` when unknown. */
export interface FactReader {
  fact<Name extends keyof FactValues>(name: Name): Promise<FactValues[Name] | undefined>
  /** The same fact, where going on without it is wrong: throws what its source failed with. */
  required<Name extends keyof FactValues>(name: Name): Promise<FactValues[Name] | undefined>
  open<Name extends keyof OpenValues>(name: Name): Promise<OpenValues[Name] | undefined>
  /** The same open set, where going on without it is wrong. */
  requiredOpen<Name extends keyof OpenValues>(name: Name): Promise<OpenValues[Name] | undefined>
}

/** What manifests say, resolved for whoever asks. The server implements it with the engine. */
export interface Content {
  shell(reader: FactReader): Promise<unknown>
  screen(
    path: string,
    reader: FactReader,
  ): Promise<{
    route: string | null
    kind: string
    status: number
    redirect: string | null
    title: string
    params: { name: string; value: string }[]
    view: unknown
  }>
  /** The first journey step that applies: a path, the hand-off page, or an allowed redirect (ROUTING). `complete` tells that the session is to be completed on the way. */
  next(reader: FactReader): Promise<{ path: string; complete: boolean }>
}

/** Where structured lines go; pino fits. Fields never hold member data, tokens or texts of a service. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** Everything one request may use. Made by `createContext` for each request, never shared between members. */
export interface GraphContext {
  brand: Brand
  clock: Clock
  session: Session
  viewport: FactValues['viewport']
  content: Content
  rest: RestClient
  /** Facts of the member who asks; a fact whose source failed is unknown. */
  facts: FactReader
  /**
   * Facts as they are now, after the session or the member's data changed. A fact whose source failed throws the
   * failure: where the journey leads is not to be guessed.
   */
  freshFacts(): FactReader
  requestId: string
  log: Log
}

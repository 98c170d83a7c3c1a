import type { LogInNotice, Session, TokenClaims } from '../../gateway-graph/context.ts'
import { cookieNames } from './cookie-names.ts'
import { type Flash, forLogIn } from './flash.ts'
import { readTokenClaims } from './read-token-claims.ts'
import { rememberedLength, sessionLength } from './session-length.ts'
import { removeCookie, setCookie } from './set-cookie.ts'

export interface CookieSessionOptions {
  /** Cookies that came with the request. */
  cookies: ReadonlyMap<string, string>
  now: () => Date
  /** Whether the brand copies the access token to local storage (SESSION-03). */
  copyToken: boolean
}

/** Who asks, as far as live tokens tell. */
type Standing =
  | { kind: 'full' | 'temporary'; token: string; claims: TokenClaims }
  | { kind: 'none'; token: undefined; claims: undefined }

const notices: readonly LogInNotice[] = ['SESSION_ENDED', 'PASSWORD_SET']

/** Longest address that is kept: a cookie holds little. */
const longestPlace = 1_000

/** What goes with the session. The place to come back to does not: it is for the next one. */
const ofTheSession = [
  cookieNames.temporaryToken,
  cookieNames.token,
  cookieNames.groupChosen,
  cookieNames.preventSalesforce,
  cookieNames.redirect,
  cookieNames.flash,
  cookieNames.sessionEnds,
]

/**
 * The session of one request, held by cookies alone (SESSION-01 to SESSION-05, LOGOUT-09). Writes are seen at once by
 * later reads, and leave with the answer through `setCookies`. A token that is unreadable or past its time counts as
 * absent (SESSION-10).
 */
export class CookieSession implements Session {
  readonly #values: Map<string, string>
  readonly #sent: ReadonlyMap<string, string>
  readonly #written = new Map<string, string>()
  readonly #now: () => Date
  readonly #copyToken: boolean
  readonly #had: boolean
  #known: { version: number; standing: Standing } | undefined
  #ended = false
  #version = 0

  constructor({ cookies, now, copyToken }: CookieSessionOptions) {
    this.#sent = cookies
    this.#values = new Map(cookies)
    this.#now = now
    this.#copyToken = copyToken
    this.#had = ofTheSession.some(name => cookies.has(name))
  }

  get kind(): 'none' | 'temporary' | 'full' {
    return this.#standing.kind
  }

  get token(): string | undefined {
    return this.#standing.token
  }

  get claims(): TokenClaims | undefined {
    return this.#standing.claims
  }

  get groupChosen(): boolean {
    return this.#values.has(cookieNames.groupChosen)
  }

  get preventSalesforce(): boolean {
    return this.#values.has(cookieNames.preventSalesforce)
  }

  get redirect(): string | undefined {
    return this.#values.get(cookieNames.redirect)
  }

  /** Changes with every write: what was computed for an earlier version may be out of date. */
  get version(): number {
    return this.#version
  }

  /** True when this request ended a session of which the browser still had anything: its caches and storage are to be cleared. */
  get endedNow(): boolean {
    return this.#had && this.#ended && this.kind === 'none'
  }

  begin(token: string, redirect: string | undefined): void {
    this.#write(cookieNames.temporaryToken, token)
    this.#remove(cookieNames.token)
    this.#remove(cookieNames.sessionEnds)
    if (redirect === undefined) this.#remove(cookieNames.redirect)
    else this.#write(cookieNames.redirect, redirect)
  }

  complete(): void {
    const live = this.#live(cookieNames.temporaryToken)
    if (!live) return
    this.#write(cookieNames.token, live.token)
    this.#remove(cookieNames.temporaryToken)
    this.#remove(cookieNames.redirect)
    this.#remove(cookieNames.place)
    this.#use(live)
  }

  renew(token: string): void {
    const claims = readTokenClaims(token)
    if (this.kind !== 'full' || !claims) return
    this.#write(cookieNames.token, token)
    if (this.groupChosen) this.markGroupChosen()
    if (this.preventSalesforce) this.setPreventSalesforce(true)
    this.#use({ token, claims })
  }

  clear(): void {
    this.#forget()
    this.#remove(cookieNames.place)
  }

  markGroupChosen(): void {
    this.#write(cookieNames.groupChosen, '1')
  }

  setPreventSalesforce(prevent: boolean): void {
    if (prevent) this.#write(cookieNames.preventSalesforce, '1')
    else this.#remove(cookieNames.preventSalesforce)
  }

  end(how: 'secure' | 'silent'): void {
    const flash = this.#values.get(cookieNames.flash)
    this.#forget()
    if (how === 'secure') {
      this.#remove(cookieNames.place)
      this.#write(cookieNames.flash, 'logged-out' satisfies Flash)
      // A silent end on the way to the log-in page must not swallow what is to be said there (OPEN-28).
    } else if (flash !== undefined && forLogIn.has(flash)) this.#write(cookieNames.flash, flash)
  }

  get place(): string | undefined {
    return this.#values.get(cookieNames.place)
  }

  keepPlace(path: string): void {
    if (this.kind !== 'none' || path.length > longestPlace) return
    this.#write(cookieNames.place, path)
    if (!this.#values.has(cookieNames.sessionEnds)) return
    this.leaveNotice('SESSION_ENDED')
    this.#remove(cookieNames.sessionEnds)
  }

  leaveNotice(notice: LogInNotice): void {
    this.#write(cookieNames.flash, notice satisfies Flash)
  }

  takeNotice(): LogInNotice | undefined {
    return notices.find(notice => this.#takeFlash(notice))
  }

  takeLoggedOut(): boolean {
    return this.#takeFlash('logged-out')
  }

  /** The access token, once after the journey has completed on a brand that copies it to local storage (SESSION-03). */
  takeTokenToCopy(): string | undefined {
    return this.#copyToken && this.#takeFlash('copy-token') ? this.token : undefined
  }

  /** Set-Cookie headers for everything written in this request. */
  setCookies(): string[] {
    return [...this.#written.values()]
  }

  /** The token is the access token from now on: script learns when it ends. */
  #use({ claims }: { token: string; claims: TokenClaims }): void {
    const ends = Math.min(this.#now().getTime() + sessionLength, claims.exp * 1000)
    this.#write(cookieNames.sessionEnds, String(ends), true, rememberedLength)
    if (this.#copyToken) this.#write(cookieNames.flash, 'copy-token' satisfies Flash)
  }

  #forget(): void {
    for (const name of ofTheSession) this.#remove(name)
    this.#ended = true
  }

  #takeFlash(wanted: Flash): boolean {
    if (this.#values.get(cookieNames.flash) !== wanted) return false
    this.#remove(cookieNames.flash)
    return true
  }

  /** Read once after each write: it is asked for with every fact and every call, and a request is one moment. */
  get #standing(): Standing {
    if (this.#known?.version !== this.#version) this.#known = { version: this.#version, standing: this.#read() }
    return this.#known.standing
  }

  #read(): Standing {
    const full = this.#live(cookieNames.token)
    if (full) return { kind: 'full', ...full }
    const temporary = this.#live(cookieNames.temporaryToken)
    return temporary ? { kind: 'temporary', ...temporary } : { kind: 'none', token: undefined, claims: undefined }
  }

  #live(name: string): { token: string; claims: TokenClaims } | undefined {
    const token = this.#values.get(name)
    if (token === undefined) return undefined
    const claims = readTokenClaims(token)
    if (!claims || claims.exp * 1000 <= this.#now().getTime()) return undefined
    return { token, claims }
  }

  #write(name: string, value: string, readable = false, milliseconds = sessionLength): void {
    this.#values.set(name, value)
    this.#written.set(name, setCookie(name, value, readable, milliseconds))
    this.#version += 1
  }

  /** Asks for removal only of what the browser has, so that signed-out pages set no cookies. */
  #remove(name: string): void {
    if (!this.#values.delete(name)) return
    if (this.#sent.has(name)) this.#written.set(name, removeCookie(name))
    else this.#written.delete(name)
    this.#version += 1
  }
}

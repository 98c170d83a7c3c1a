import type { Session, SignInNotice } from '../../gateway-graph/context/graph-context.ts'
import { portalPath } from '../../schema/portal-path.ts'
import { CookieJar } from './cookie-jar.ts'
import { cookieNames, deviceLength, forGood, rememberedLength, sessionLength } from './cookie-names.ts'
import { type LiveToken, type SessionRules, tokenAlone } from './session-rules.ts'
import { type PortalClaims, readTokenClaims } from './token-claims.ts'

export interface CookieSessionOptions {
  /** Cookies that came with the request. */
  cookies: ReadonlyMap<string, string>
  now: () => Date
  /** Whether cookies go without TLS, which only those of the demo may; false when left out. */
  withoutTls?: boolean
  /** Whether the brand copies the access token to local storage (SESSION-03). */
  copyToken: boolean
  /** What else a session needs to go on; the token alone decides when left out. */
  rules?: SessionRules
}

/** The session as the unexpired tokens tell it. */
type Standing = ({ kind: 'full' | 'temporary' } & LiveToken) | { kind: 'none'; token: undefined; claims: undefined }

/**
 * A one-time message that an answer leaves for the next page:
 * - `logged-out`: the Log out action ended the session; the log-in page says so once (LOGIN-16).
 * - `copy-token`: the journey is finished and the brand copies the access token to local storage (SESSION-03).
 * - a notice of another kind for the log-in page.
 */
type Flash = 'logged-out' | 'copy-token' | SignInNotice

const notices: readonly SignInNotice[] = ['SESSION_ENDED', 'PASSWORD_SET', 'COOKIES_NOT_KEPT']

/** Messages that survive the silent end of a session on the way to the log-in page. */
const forLogIn: ReadonlySet<string> = new Set<Flash>(['logged-out', ...notices])

/** Longest address that is kept, in characters: cookies are small. */
const maxPlaceLength = 1_000

/** The cookie of each kind of session. */
const tokenCookies = { temporary: cookieNames.temporaryToken, full: cookieNames.token } as const

/** What somebody chose and read on the way in: nothing of it is for whoever signs in next. */
const ofThePerson = [cookieNames.groupChosen, cookieNames.preventSalesforce, cookieNames.acknowledged]

/** Cookies that are removed with the session. The place to come back to is kept for the next one. */
const ofTheSession = [
  cookieNames.temporaryToken,
  cookieNames.token,
  ...ofThePerson,
  cookieNames.redirect,
  cookieNames.flash,
  cookieNames.sessionEnds,
]

/**
 * The session of one request, held by cookies (SESSION-01 to SESSION-05, LOGOUT-09). Writes are seen at once by
 * later reads, and leave with the answer through `setCookies`. A token that is unreadable, expired (SESSION-10),
 * temporary in the access token's cookie (SEC-08), or of a session that does not go on here (`SessionRules`) counts as absent.
 */
export class CookieSession implements Session {
  readonly #jar: CookieJar
  readonly #now: () => Date
  readonly #copyToken: boolean
  readonly #rules: SessionRules
  readonly #had: boolean
  #known: { version: number; standing: Standing } | undefined
  #ended = false
  #began = false

  constructor({ cookies, now, copyToken, withoutTls = false, rules = tokenAlone }: CookieSessionOptions) {
    this.#jar = new CookieJar(cookies, withoutTls)
    this.#now = now
    this.#copyToken = copyToken
    this.#rules = rules
    this.#had = ofTheSession.some(name => this.#jar.has(name))
  }

  get kind(): 'none' | 'temporary' | 'full' {
    return this.#standing.kind
  }

  get token(): string | undefined {
    return this.#standing.token
  }

  get claims(): PortalClaims | undefined {
    return this.#standing.claims
  }

  get groupChosen(): boolean {
    return this.#jar.has(cookieNames.groupChosen)
  }

  get preventSalesforce(): boolean {
    return this.#jar.has(cookieNames.preventSalesforce)
  }

  get acknowledged(): readonly string[] {
    return this.#jar.get(cookieNames.acknowledged)?.split('.') ?? []
  }

  get redirect(): string | undefined {
    return this.#jar.get(cookieNames.redirect)
  }

  /** What marks the device, as it came or as it was written. */
  get device(): string | undefined {
    return this.#jar.get(cookieNames.device)
  }

  /** Marks the device, beyond the end of the session. */
  keepDevice(mark: string): void {
    this.#jar.write(cookieNames.device, mark, { lastsMs: deviceLength })
  }

  /** Changes with every write: what was computed for an earlier version may be out of date. */
  get version(): number {
    return this.#jar.version
  }

  /** Whether this request ended a session of which the browser had cookies: its cache and storage are to be cleared. */
  get endedNow(): boolean {
    return this.#had && this.#ended && this.kind === 'none'
  }

  /** Whether this request began a session for a browser that has shown no cookie of one yet. */
  get isFirst(): boolean {
    return this.#began && !this.#had
  }

  begin(token: string, redirect: string | undefined): void {
    this.#began = true
    const before = this.#standing
    const claims = this.#given(token)
    // Whoever signs in anew leaves nothing behind that goes on.
    if (before.kind !== 'none' && isOther(before.claims, claims)) this.#rules.ended(before)
    this.#jar.write(cookieNames.temporaryToken, token)
    this.#jar.remove(cookieNames.token)
    const isOwn = before.kind !== 'none' && before.claims.memberKey === claims?.memberKey
    if (!isOwn || isOther(before.claims, claims)) for (const name of ofThePerson) this.#jar.remove(name)
    this.#jar.remove(cookieNames.sessionEnds)
    if (redirect === undefined) this.#jar.remove(cookieNames.redirect)
    else this.#jar.write(cookieNames.redirect, redirect)
  }

  complete(token?: string): void {
    if (token !== undefined) this.#given(token)
    const live = token === undefined ? this.#live('temporary') : this.#good('full', token)
    if (!live) return
    this.#jar.write(cookieNames.token, live.token)
    for (const name of ['temporaryToken', 'redirect', 'place'] as const) this.#jar.remove(cookieNames[name])
    this.#use(live)
  }

  renew(token: string): void {
    const before = this.#standing
    const claims = this.#given(token)
    if (before.kind === 'none' || !claims) return
    if (isOther(before.claims, claims)) void this.#rules.endElsewhere([before.claims.marks.id])
    this.#jar.write(tokenCookies[before.kind], token)
    if (this.groupChosen) this.markGroupChosen()
    if (this.preventSalesforce) this.setPreventSalesforce(true)
    this.acknowledge(this.acknowledged)
    if (before.kind === 'full') this.#use({ token, claims })
  }

  endElsewhere(ids: readonly string[]): Promise<void> {
    return this.#rules.endElsewhere(ids)
  }

  clear(): void {
    this.#forget()
    this.#jar.remove(cookieNames.place)
  }

  markGroupChosen(): void {
    this.#jar.write(cookieNames.groupChosen, '1')
  }

  acknowledge(texts: readonly string[]): void {
    const all = [...new Set([...this.acknowledged, ...texts])]
    if (all.length > 0) this.#jar.write(cookieNames.acknowledged, all.join('.'))
  }

  setPreventSalesforce(prevent: boolean): void {
    if (prevent) this.#jar.write(cookieNames.preventSalesforce, '1')
    else this.#jar.remove(cookieNames.preventSalesforce)
  }

  end(how: 'secure' | 'silent'): void {
    const flash = this.#jar.get(cookieNames.flash)
    const before = this.#standing
    if (before.kind !== 'none') this.#rules.ended(before)
    this.#forget()
    if (how === 'secure') {
      this.#jar.remove(cookieNames.place)
      this.#jar.write(cookieNames.flash, 'logged-out' satisfies Flash)
      // A silent end on the way to the log-in page must not drop the message for it (OPEN-28).
    } else if (flash !== undefined && forLogIn.has(flash)) this.#jar.write(cookieNames.flash, flash)
  }

  get lapsed(): boolean {
    return this.#jar.get(cookieNames.flash) === ('SESSION_ENDED' satisfies Flash)
  }

  get place(): string | undefined {
    return portalPath(this.#jar.get(cookieNames.place) ?? '')
  }

  keepPlace(path: string): void {
    const place = portalPath(path)
    if (this.kind !== 'none' || place === undefined || place.length > maxPlaceLength) return
    this.#jar.write(cookieNames.place, place)
    if (!this.#jar.has(cookieNames.sessionEnds)) return
    this.leaveNotice('SESSION_ENDED')
    this.#jar.remove(cookieNames.sessionEnds)
  }

  leaveNotice(notice: SignInNotice): void {
    this.#jar.write(cookieNames.flash, notice satisfies Flash)
  }

  takeNotice(): SignInNotice | undefined {
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
    return this.#jar.setCookies()
  }

  /** Reads a token that the gateway has just given. */
  #given(token: string): PortalClaims | undefined {
    const claims = readTokenClaims(token)
    if (claims) this.#rules.given(claims)
    return claims
  }

  /** Begins to use a token as the access token: script learns when it ends, and whether more time can be had (SEC-04). */
  #use({ claims }: LiveToken): void {
    const lastEnd = this.#rules.lastEnd(claims) ?? Number.POSITIVE_INFINITY
    const ends = Math.min(this.#now().getTime() + sessionLength, claims.exp * 1000, lastEnd)
    const told = ends < lastEnd ? String(ends) : `${ends}${forGood}`
    this.#jar.write(cookieNames.sessionEnds, told, { readable: true, lastsMs: rememberedLength })
    if (this.#copyToken) this.#jar.write(cookieNames.flash, 'copy-token' satisfies Flash)
  }

  #forget(): void {
    for (const name of ofTheSession) this.#jar.remove(name)
    this.#ended = true
  }

  #takeFlash(wanted: Flash): boolean {
    if (this.#jar.get(cookieNames.flash) !== wanted) return false
    this.#jar.remove(cookieNames.flash)
    return true
  }

  /** Cached between writes: every fact and every call asks for it. */
  get #standing(): Standing {
    if (this.#known?.version !== this.version) this.#known = { version: this.version, standing: this.#read() }
    return this.#known.standing
  }

  #read(): Standing {
    const full = this.#live('full')
    if (full) return { kind: 'full', ...full }
    const temporary = this.#live('temporary')
    return temporary ? { kind: 'temporary', ...temporary } : { kind: 'none', token: undefined, claims: undefined }
  }

  #live(kind: keyof typeof tokenCookies): LiveToken | undefined {
    const token = this.#jar.get(tokenCookies[kind])
    return token === undefined ? undefined : this.#good(kind, token)
  }

  #good(kind: keyof typeof tokenCookies, token: string): LiveToken | undefined {
    const claims = readTokenClaims(token)
    if (!claims || claims.exp * 1000 <= this.#now().getTime()) return undefined
    // Under the name of the other cookie a temporary token opens nothing; an access token opens less there, as after a switch of group.
    const isOfKind = kind === 'temporary' || claims.typ !== 'temporary'
    return isOfKind && this.#rules.goesOn(claims) ? { token, claims } : undefined
  }
}

/** Whether two tokens are of two sessions. A gateway without sessions does not tell. */
const isOther = ({ sid }: PortalClaims, next: PortalClaims | undefined): boolean =>
  sid !== undefined && next?.sid !== undefined && sid !== next.sid

import type { Session, SignInNotice, TokenClaims } from '../context/graph-context.ts'

/** A token whose payload the fake session can read; no gateway but a double would take it. */
export function fakeToken(claims: Partial<TokenClaims> & { issuedByRole?: string } = {}): string {
  const payload = { memberKey: 'M0', role: 'member', groupId: 'G1', exp: 4_102_444_800, ...claims }
  return `header.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`
}

/** A session in memory that remembers, in order, what was done to it. */
export class FakeSession implements Session {
  kind: Session['kind'] = 'none'
  token: string | undefined
  redirect: string | undefined
  groupChosen = false
  preventSalesforce = false
  acknowledged: readonly string[] = []
  loggedOut = false
  notice: SignInNotice | undefined
  place: string | undefined
  lapsed = false
  readonly done: string[] = []

  /** A session that is signed in with a token already. */
  static with(token: string, kind: 'temporary' | 'full' = 'full'): FakeSession {
    const session = new FakeSession()
    session.token = token
    session.kind = kind
    return session
  }

  get claims(): TokenClaims | undefined {
    const payload = this.token?.split('.')[1]
    return payload === undefined
      ? undefined
      : (JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as TokenClaims)
  }
  begin(token: string, redirect: string | undefined): void {
    Object.assign(this, { token, redirect, kind: 'temporary' })
    this.done.push('begin')
  }
  complete(token = this.token): void {
    Object.assign(this, { token, kind: 'full' })
    this.done.push('complete')
  }
  clear(): void {
    Object.assign(this, { token: undefined, redirect: undefined, kind: 'none' })
    Object.assign(this, { groupChosen: false, preventSalesforce: false, acknowledged: [] })
    this.done.push('clear')
  }
  markGroupChosen(): void {
    this.groupChosen = true
    this.done.push('markGroupChosen')
  }
  acknowledge(texts: readonly string[]): void {
    this.acknowledged = [...this.acknowledged, ...texts]
  }
  setPreventSalesforce(prevent: boolean): void {
    this.preventSalesforce = prevent
    this.done.push(`setPreventSalesforce ${prevent}`)
  }
  end(how: 'secure' | 'silent'): void {
    const { done } = this
    this.clear()
    done[done.length - 1] = `end ${how}`
    this.loggedOut ||= how === 'secure'
  }
  takeLoggedOut(): boolean {
    const { loggedOut } = this
    this.loggedOut = false
    return loggedOut
  }
  leaveNotice(notice: SignInNotice): void {
    this.notice = notice
  }
  takeNotice(): SignInNotice | undefined {
    const { notice } = this
    this.notice = undefined
    return notice
  }
  keepPlace(path: string): void {
    this.place = path
  }
  renew(token: string): void {
    this.token = token
    this.done.push('renew')
  }
  async endElsewhere(ids: readonly string[]): Promise<void> {
    this.done.push(`endElsewhere ${ids.join()}`)
  }
}

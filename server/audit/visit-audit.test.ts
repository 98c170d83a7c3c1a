import { beforeEach, expect, it } from 'vitest'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import type { ErrorCode } from '../../gateway-graph/generated/resolver-types.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import type { AuditEntry } from '../../schema/audit/chain.ts'
import { createPortalAudit } from './portal-audit.ts'
import { recordLogOut, VisitAudit } from './visit-audit.ts'

const from = { client: '203.0.113.9', requestId: 'request-1' }
const logged: string[] = []
const log = {
  info: (_fields: object, message: string) => void logged.push(message),
  warn: () => {},
  error: (_fields: object, message: string) => void logged.push(message),
}
let rows: AuditEntry[]
let takes: boolean
beforeEach(() => {
  ;[rows, takes] = [[], true]
  logged.length = 0
})

/** A request with a token, or without one, and what is recorded of it. */
function visit(token?: string, isOwn = true) {
  const store = {
    append: async (entries: readonly AuditEntry[]) => {
      if (!takes) throw new Error('no room')
      rows.push(...entries)
    },
  }
  const all = createPortalAudit(store, () => new Date('2026-06-15T19:00:00Z'), log)
  const session = token === undefined ? new FakeSession() : FakeSession.with(token)
  const asked: string[] = []
  const prove = async (asking: string) => {
    asked.push(asking)
    return isOwn
  }
  const audit = new VisitAudit({ audit: all, session, from, prove })
  return { audit, all, session, asked, told: () => all.close().then(() => rows) }
}

const member = fakeToken({ memberKey: 'm-1' })
const acting = fakeToken({ memberKey: 'm-1', actor: 's-1', issuedByRole: 'logInAsAnyone' })
const refusal = (code: ErrorCode, status = 403) => new PortalFailure('no', { code, status, area: 'account' })

it('[SEC-19] names the people of a token that the gateway has taken, when it was, where from and under which id', async () => {
  const { audit, told, asked } = visit(member)
  audit.taken(member)
  await audit.begins('saveAddress', 'CONTACT')()
  expect(await told()).toEqual([
    {
      ...{ at: '2026-06-15T19:00:00.000Z', event: 'contact', result: 'done', person: 'm-1', actingAs: null },
      ...{ what: 'saveAddress', origin: 'public', request: 'request-1' },
    },
  ])
  expect(asked).toEqual([])
})

it('[SEC-19] asks whose token it is before a refused change or a refusal of staff names anybody', async () => {
  for (const isOwn of [true, false]) {
    rows = []
    const { audit, told, asked } = visit(acting, isOwn)
    await audit.begins('saveAddress', 'CONTACT')(refusal('NOT_WHILE_ACTING'))
    audit.opened('/claims', 403)
    const who = isOwn ? { person: 's-1', actingAs: 'm-1' } : { person: null, actingAs: null }
    expect(await told()).toMatchObject([
      { event: 'refusal', result: 'NOT_WHILE_ACTING', ...who },
      { event: 'refusal', result: '403', ...who },
    ])
    expect(asked).toEqual([acting, acting])
  }
})

it('[SEC-19] asks about so many tokens at once only, and calls the people of all others nobody', async () => {
  const { all, told } = visit()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let asked = 0
  for (let time = 0; time < 100; time += 1)
    void all.recordProven(
      () => {
        asked += 1
        return promise
      },
      { event: 'change', result: `TRY_${time}`, what: 'saveAddress' },
      { person: 'm-1', actingAs: null },
      from,
    )
  resolve(true)
  expect((await told()).filter(({ person }) => person !== null)).toHaveLength(20)
  expect(asked).toBe(20)
})

it('[SEC-19] records a refusal once, whether it is told as a change or as a place of the answer', async () => {
  const { audit, told } = visit(member)
  audit.taken(member)
  const failure = refusal('NOT_OPEN')
  await audit.begins('cancelPlan', 'CHANGE')(failure)
  audit.refused('cancelPlan', failure)
  audit.refused('viewer.claims', refusal('FORBIDDEN'))
  audit.refused('viewer.claims', refusal('UPSTREAM', 502))
  expect((await told()).map(({ event, what, result }) => [event, what, result])).toEqual([
    ['refusal', 'cancelPlan', 'NOT_OPEN'],
    ['refusal', 'viewer.claims', 'FORBIDDEN'],
  ])
})

it('[SEC-19] records of strangers that something was refused, and not what', async () => {
  const { audit, told } = visit()
  for (const place of ['viewer.claims', 'viewer.eobs', 'viewer.account'])
    audit.refused(place, refusal('UNAUTHENTICATED', 401))
  audit.file('/files/eobs/:file', 401)
  audit.opened('/account', 403)
  expect((await told()).map(({ what, result, person }) => [what, result, person])).toEqual([
    ['/graphql', 'UNAUTHENTICATED', null],
    ['/files/*', '401', null],
    ['/*', '403', null],
    ['/graphql', 'UNAUTHENTICATED, 2 more', null],
  ])
})

it('[SEC-19] records no page of a member, and each of staff who act as one', async () => {
  const { audit, told } = visit(member)
  audit.taken(member)
  audit.opened('/home', 200)
  await audit.begins('extendSession', 'READ')()
  expect(await told()).toEqual([])
  const staff = visit(acting)
  staff.audit.taken(acting)
  for (const _time of [1, 2, 3]) staff.audit.opened('/home', 200)
  await staff.audit.begins('extendSession', 'READ')()
  expect((await staff.told()).map(({ event, what }) => `${event} ${what}`)).toEqual([
    ...['page /home', 'page /home', 'page /home', 'read extendSession'],
  ])
})

it('[SEC-19] names who signed in once the gateway has given a token, and nobody before', async () => {
  const { audit, session, told } = visit()
  await audit.begins('signIn', 'SIGN_IN')('LOGIN_ATTEMPTS_REMAINING')
  const ended = audit.begins('signIn', 'SIGN_IN')
  session.begin(member, undefined)
  await ended()
  expect((await told()).map(({ result, person }) => [result, person])).toEqual([
    ['LOGIN_ATTEMPTS_REMAINING', null],
    ['done', 'm-1'],
  ])
})

it('[SEC-19] staff do not begin to act as a member while that cannot be recorded; members go on', async () => {
  takes = false
  const staff = fakeToken({ memberKey: 's-1', role: 'logInAsAnyone' })
  const { audit, session, told } = visit(staff)
  const ended = audit.begins('logInAs', 'LOG_IN_AS')
  session.begin(acting, undefined)
  await expect(ended()).rejects.toMatchObject({ failure: { code: 'UNAVAILABLE', status: 503 } })
  expect(session.done).toContain('end silent')
  const own = visit(member)
  own.audit.taken(member)
  await expect(own.audit.begins('changePassword', 'CREDENTIALS')()).resolves.toBeUndefined()
  expect(logged).toContain('the audit cannot be stored; it is tried again')
  takes = true
  expect((await told())[0]).toMatchObject({ event: 'log-in-as', result: 'done', person: 's-1', actingAs: 'm-1' })
})

it('[SEC-19] names who logged out when the gateway confirms it, and nobody while it has not heard', async () => {
  const { all, session, told } = visit(acting)
  const left = { origin: from.client, requestId: from.requestId }
  recordLogOut(all, undefined, left)
  recordLogOut(all, { token: acting, claims: session.claims ?? { memberKey: '', role: '', exp: 0 } }, left)
  expect((await told()).map(({ result, person, actingAs }) => [result, person, actingAs])).toEqual([
    ['UNHEARD', null, null],
    ['done', 's-1', 'm-1'],
  ])
})

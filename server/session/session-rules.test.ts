import { describe, expect, it } from 'vitest'
import { openState } from '../state/open-state.ts'
import { makeToken } from '../testing/make-token.ts'
import { CookieSession } from './cookie-session.ts'
import { brandSessions, type LiveToken, type SessionRules } from './session-rules.ts'
import { readTokenClaims } from './token-claims.ts'

const start = Date.parse('2026-03-10T12:00:00Z')
const hour = 3_600_000
const seconds = (at: number) => at / 1000
const tokenOf = (claims: Record<string, unknown>) =>
  makeToken({ sid: 's-1', typ: 'access', auth_time: seconds(start), exp: seconds(start + 2 * hour), ...claims })

function portal(at = start) {
  const { revocations } = openState(':memory:')
  const told: { given: unknown[]; ended: LiveToken[]; elsewhere: string[] } = { given: [], ended: [], elsewhere: [] }
  const rules: SessionRules = {
    ...brandSessions(1, { revocations, now: () => new Date(at), longestMs: 12 * hour }),
    given: ({ sid }) => void told.given.push(sid),
    ended: session => void told.ended.push(session),
    endElsewhere: async ids => void told.elsewhere.push(...ids),
  }
  const session = (cookies: Record<string, string>) =>
    new CookieSession({ cookies: new Map(Object.entries(cookies)), now: () => new Date(at), copyToken: false, rules })
  const kindOf = (token: string) => session({ '__Host-token': token }).kind
  return { revocations, told, session, kindOf }
}

describe('a session', () => {
  it('[SEC-07] counts on hosts of its own brand alone', () => {
    const { kindOf } = portal()
    expect(['1', '2', '11', ' 1', undefined, 1].map(domainId => kindOf(tokenOf({ domainId })))).toEqual([
      'full',
      ...Array(5).fill('none'),
    ])
  })

  it('[SEC-01] [SEC-20] counts no more once it was ended: by its id, by whose it is, or by who acts in it', async () => {
    const { kindOf, revocations } = portal()
    const later = new Date(start + 12 * hour)
    const acting = tokenOf({ sid: 's-2', act: { sub: 'staff-1', role: 'logInAsAnyone' } })
    const without = makeToken({ jti: 't-1' })
    const unnamed = makeToken({ memberKey: 'm-9' })
    expect([tokenOf({}), acting, without, unnamed].map(kindOf)).toEqual(Array(4).fill('full'))
    // A gateway without sessions names none: there the token itself is known again, and by its whole text alone.
    await revocations.endSessions(['s-1', 't-1'], later)
    expect([tokenOf({}), acting, without, unnamed].map(kindOf)).toEqual(['none', 'full', 'full', 'full'])
    await revocations.endSessions([readTokenClaims(without)?.tokenMarks.id ?? ''], later)
    expect([tokenOf({}), acting, without, unnamed].map(kindOf)).toEqual(['none', 'full', 'none', 'full'])
    await revocations.endPeople(['staff-1', 'm-9'], new Date(start), later)
    expect([acting, unnamed].map(kindOf)).toEqual(['none', 'none'])
    expect(kindOf(tokenOf({ sid: 's-3', memberKey: 'm-9', auth_time: seconds(start) + 1 }))).toBe('full')
  })

  it('[SEC-01] counts no more as one token of it, when that alone was ended, and goes on in the others', async () => {
    const { kindOf, revocations } = portal()
    await revocations.endSessions([readTokenClaims(tokenOf({}))?.tokenMarks.id ?? ''], new Date(start + 12 * hour))
    expect([tokenOf({}), tokenOf({ groupId: 'g-2' })].map(kindOf)).toEqual(['none', 'full'])
  })

  it('[SEC-06] tells of tokens that the gateway has given, and of none that a browser brings', () => {
    const { session, told } = portal()
    const own = session({ '__Host-token': tokenOf({ sid: 'made-up' }) })
    expect([own.kind, own.claims?.sid]).toEqual(['full', 'made-up'])
    own.renew(tokenOf({ sid: 'renewed' }))
    own.begin(tokenOf({ sid: 'begun', typ: 'temporary' }), undefined)
    own.complete(tokenOf({ sid: 'completed' }))
    expect(told.given).toEqual(['renewed', 'begun', 'completed'])
  })

  it('[SEC-04] ends twelve hours after the log-in, whatever its token says', () => {
    const late = { exp: seconds(start + 20 * hour) }
    expect(portal(start + 12 * hour - 1).kindOf(tokenOf(late))).toBe('full')
    expect(portal(start + 12 * hour).kindOf(tokenOf(late))).toBe('none')
  })

  it('[SEC-04] tells script that it ends for good when its time reaches the absolute end', () => {
    const endIn = (at: number) => {
      const { session } = portal(at)
      const own = session({ '__Host-token': tokenOf({ exp: seconds(start + 12 * hour) }) })
      own.renew(tokenOf({ exp: seconds(start + 12 * hour) }))
      return own
        .setCookies()
        .find(cookie => cookie.startsWith('session-ends='))
        ?.split(';', 1)[0]
    }
    expect(endIn(start + 9 * hour)).toBe(`session-ends=${start + 11 * hour}`)
    expect(endIn(start + 10.5 * hour)).toBe(`session-ends=${start + 12 * hour}.last`)
  })

  it('[SEC-08] is none by a temporary token under the name of the access cookie, and no more than temporary in its own', () => {
    const { session, kindOf } = portal()
    const temporary = tokenOf({ typ: 'temporary' })
    expect(kindOf(temporary)).toBe('none')
    expect(session({ '__Host-temporary-token': temporary }).kind).toBe('temporary')
    // As after a switch of group.
    expect(session({ '__Host-temporary-token': tokenOf({}) }).kind).toBe('temporary')
    expect(session({ '__Host-token': temporary, '__Host-temporary-token': temporary }).kind).toBe('temporary')
  })

  it('[SEC-09] is full only with the token that was given for the temporary one, where tokens have a kind', () => {
    const { session } = portal()
    const cookies = { '__Host-temporary-token': tokenOf({ typ: 'temporary' }) }
    const promoted = session(cookies)
    promoted.complete()
    expect(promoted.kind).toBe('none')
    const refused = session(cookies)
    refused.complete(tokenOf({ typ: 'temporary', jti: 'another' }))
    expect(refused.kind).toBe('temporary')
    const completed = session(cookies)
    completed.complete(tokenOf({}))
    expect(completed.kind).toBe('full')
  })
})

describe('the end of a session', () => {
  it('[SEC-01] is told once, with its token, by logging out and by arriving at log-in', () => {
    for (const how of ['secure', 'silent'] as const) {
      const { session, told } = portal()
      const own = session({ '__Host-token': tokenOf({}) })
      own.end(how)
      own.end(how)
      expect(told.ended.map(({ token, claims }) => [token, claims.sid])).toEqual([[tokenOf({}), 's-1']])
    }
    const { session, told } = portal()
    session({}).end('secure')
    session({ '__Host-token': tokenOf({ domainId: '2' }) }).end('silent')
    expect(told.ended).toEqual([])
  })

  it('[SEC-01] is told when somebody signs in over it, and not when its token is renewed', () => {
    const { session, told } = portal()
    const own = session({ '__Host-token': tokenOf({}) })
    own.renew(tokenOf({ groupId: 'g-2' }))
    own.begin(tokenOf({ groupId: 'g-3' }), undefined)
    expect(told).toMatchObject({ ended: [], elsewhere: [] })
    own.begin(tokenOf({ sid: 's-2' }), undefined)
    expect(told.ended.map(({ claims }) => claims.sid)).toEqual(['s-1'])
  })

  it('[SEC-02] is told of the old one when a token of a new session takes its place, in the journey too', () => {
    for (const [name, typ] of [
      ['__Host-token', 'access'],
      ['__Host-temporary-token', 'temporary'],
    ] as const) {
      const { session, told } = portal()
      const own = session({ [name]: tokenOf({ typ }) })
      const { kind } = own
      own.renew(tokenOf({ typ, sid: 's-2' }))
      expect([own.kind, own.claims?.sid, told.elsewhere]).toEqual([kind, 's-2', ['s-1']])
      expect(own.setCookies().some(cookie => cookie.startsWith('session-ends='))).toBe(typ === 'access')
    }
  })
})

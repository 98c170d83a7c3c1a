import { describe, expect, it } from 'vitest'
import { makeToken } from '../testing/make-token.ts'
import { parseCookies } from './cookie-jar.ts'
import { CookieSession } from './cookie-session.ts'

const start = Date.parse('2026-03-10T12:00:00Z')
const twoHours = 7_200_000
const token = makeToken({ exp: (start + twoHours) / 1000 })

/** A browser: keeps what answers set, sends it back. */
function browser(copyToken = false) {
  const jar = new Map<string, string>()
  const answers: string[][] = []
  return {
    jar,
    answers,
    visit<Result>(act: (session: CookieSession) => Result, at = start): Result {
      const header = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const session = new CookieSession({ cookies: parseCookies(header), now: () => new Date(at), copyToken })
      const result = act(session)
      answers.push(session.setCookies())
      for (const cookie of session.setCookies()) {
        const [pair = '', ...attributes] = cookie.split('; ')
        const [name = '', value = ''] = pair.split('=')
        if (attributes.includes('Max-Age=0')) jar.delete(name)
        else jar.set(name, value)
      }
      return result
    },
  }
}

describe('CookieSession', () => {
  it('[SESSION-01] [SESSION-04] begins with a temporary token cookie of two hours that no script reads', () => {
    const { visit, answers } = browser()
    visit(session => session.begin(token, undefined))
    expect(answers[0]).toEqual([
      `__Host-temporary-token=${token}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Strict`,
    ])
    expect(visit(session => [session.kind, session.token])).toEqual(['temporary', token])
  })

  it('[SESSION-02] [SESSION-05] completes into an access token cookie of two hours and drops the temporary one', () => {
    const { visit, answers, jar } = browser()
    visit(session => session.begin(token, undefined))
    visit(session => session.complete())
    expect(answers[1]).toContain(`__Host-token=${token}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Strict`)
    expect(jar.has('__Host-temporary-token')).toBe(false)
    expect(visit(session => [session.kind, session.token])).toEqual(['full', token])
  })

  it('[SESSION-11] tells scripts when the full session ends, and only that', () => {
    const { visit, answers, jar } = browser()
    visit(session => session.begin(token, undefined))
    expect(jar.has('session-ends')).toBe(false)
    visit(session => session.complete())
    const readable = answers.flat().filter(cookie => !cookie.includes('HttpOnly') && !cookie.includes('Max-Age=0'))
    expect(readable).toEqual([`session-ends=${start + twoHours}; Max-Age=50400; Path=/; Secure; SameSite=Strict`])
  })

  it('[SESSION-10] counts a token past its time as signed out, whatever the cookie says', () => {
    const { visit } = browser()
    visit(session => session.begin(token, undefined))
    visit(session => session.complete())
    expect(visit(session => session.kind, start + twoHours - 1)).toBe('full')
    expect(visit(session => [session.kind, session.token, session.claims], start + twoHours)).toEqual([
      'none',
      undefined,
      undefined,
    ])
  })

  it('ends the readable time with the token when the token ends first', () => {
    const { visit, jar } = browser()
    visit(session => session.begin(token, undefined))
    visit(session => session.complete(), start + 600_000)
    expect(jar.get('session-ends')).toBe(String(start + twoHours))
  })

  it('[SESSION-06] reads memberKey, role and issuedByRole from the token', () => {
    const staff = makeToken({ memberKey: 'm-7', role: 'member', issuedByRole: 'logInAsAnyone', exp: start })
    const { visit } = browser()
    visit(session => session.begin(staff, undefined))
    expect(visit(session => session.claims)).toMatchObject({
      memberKey: 'm-7',
      role: 'member',
      issuedByRole: 'logInAsAnyone',
    })
  })

  it('counts a malformed token cookie as signed out', () => {
    const { visit, jar } = browser()
    for (const value of ['x', 'a.b.c', `a.${Buffer.from('7').toString('base64url')}.c`]) {
      jar.set('__Host-token', value)
      expect(visit(session => [session.kind, session.claims])).toEqual(['none', undefined])
    }
  })

  it('forgets an earlier access token when a new sign-in begins', () => {
    const other = makeToken({ memberKey: 'other', exp: (start + twoHours) / 1000 })
    const { visit } = browser()
    visit(session => session.begin(token, undefined))
    visit(session => {
      session.complete()
      session.markGroupChosen()
      session.setPreventSalesforce(true)
    })
    visit(session => session.begin(other, undefined))
    expect(visit(session => [session.kind, session.token])).toEqual(['temporary', other])
    // Nor has somebody else chosen their group.
    expect(visit(session => [session.groupChosen, session.preventSalesforce])).toEqual([false, false])
  })

  it('[LOGOUT-09] removes every cookie of the session at its end', () => {
    const { visit, jar } = browser(true)
    visit(session => {
      session.begin(token, 'https://elsewhere.example/')
      session.markGroupChosen()
      session.setPreventSalesforce(true)
    })
    visit(session => session.complete())
    jar.set('time-zone', 'Europe/Paris')
    visit(session => session.end('silent'))
    expect([...jar.keys()]).toEqual(['time-zone'])
  })

  it('[LOGIN-16] [LOGIN-17] [OPEN-28] says once that the Log out action ended the session, and a silent end says nothing', () => {
    const { visit } = browser()
    visit(session => session.begin(token, undefined))
    visit(session => session.end('secure'))
    visit(session => session.end('silent'))
    expect(visit(session => session.takeLoggedOut())).toBe(true)
    expect(visit(session => session.takeLoggedOut())).toBe(false)
    visit(session => session.begin(token, undefined))
    visit(session => session.end('silent'))
    expect(visit(session => session.takeLoggedOut())).toBe(false)
  })

  it('[SESSION-03] hands out the access token once for copying where the brand asks for it, and never elsewhere', () => {
    const signIn = ({ visit }: ReturnType<typeof browser>) => {
      visit(session => session.begin(token, undefined))
      visit(session => session.complete())
      return [visit(session => session.takeTokenToCopy()), visit(session => session.takeTokenToCopy())]
    }
    expect(signIn(browser(true))).toEqual([token, undefined])
    expect(signIn(browser(false))).toEqual([undefined, undefined])
  })

  it('[GROUPSEL-12] [ROUTING-08] [ROUTING-14] remembers the chosen group and the prevent flag beyond a switched token', () => {
    const { visit } = browser()
    visit(session => {
      session.begin(token, undefined)
      session.markGroupChosen()
      session.setPreventSalesforce(true)
      session.begin(makeToken({ groupId: 'g-2', exp: (start + twoHours) / 1000 }), undefined)
    })
    expect(visit(session => [session.groupChosen, session.preventSalesforce, session.claims?.groupId])).toEqual([
      true,
      true,
      'g-2',
    ])
  })

  it('[ROUTING-22] keeps an allowed redirect until the journey is complete', () => {
    const { visit } = browser()
    visit(session => session.begin(token, 'https://elsewhere.example/x?y=1'))
    expect(visit(session => session.redirect)).toBe('https://elsewhere.example/x?y=1')
    visit(session => session.complete())
    expect(visit(session => session.redirect)).toBeUndefined()
  })

  it('sets no cookie when nothing is written', () => {
    const { visit, answers } = browser()
    visit(session => session.end('silent'))
    expect(answers).toEqual([[]])
  })

  const later = (hours: number) => makeToken({ groupId: 'g-1', exp: (start + hours * 3_600_000) / 1000 })
  const signIn = ({ visit }: ReturnType<typeof browser>, word = token) => {
    visit(session => session.begin(word, undefined))
    visit(session => session.complete())
  }

  it('[SESSION-05] [SESSION-11] a newer token lasts two hours from its coming, and nothing else of the session is lost', () => {
    const own = browser()
    signIn(own)
    own.visit(session => {
      session.markGroupChosen()
      session.setPreventSalesforce(true)
      session.acknowledge(['terms'])
    })
    const at = start + twoHours - 60_000
    const newer = makeToken({ exp: (at + twoHours) / 1000 })
    own.visit(session => session.renew(newer), at)
    expect(own.answers.at(-1)).toContain(
      `__Host-token=${newer}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Strict`,
    )
    expect(own.answers.at(-1)?.filter(cookie => cookie.includes('Max-Age=7200'))).toHaveLength(4)
    expect(own.jar.get('session-ends')).toBe(String(at + twoHours))
    expect(
      own.visit(
        session => [session.kind, session.groupChosen, session.preventSalesforce, ...session.acknowledged],
        start + twoHours,
      ),
    ).toEqual(['full', true, true, 'terms'])
  })

  it('renews nothing once the session has lapsed, or with a malformed token', () => {
    const own = browser()
    signIn(own)
    own.visit(session => session.renew(later(9)), start + twoHours)
    own.visit(session => session.renew('no token'))
    expect(own.jar.get('__Host-token')).toBe(token)
  })

  it('[SESSION-10] keeps where a lapsed session was, and says once that it has ended', () => {
    const own = browser()
    signIn(own)
    own.visit(session => session.keepPlace('/claims?page=2'), start + twoHours)
    own.visit(session => session.end('silent'), start + twoHours)
    expect(own.visit(session => [session.takeNotice(), session.place])).toEqual(['SESSION_ENDED', '/claims?page=2'])
    expect(own.visit(session => session.takeNotice())).toBeUndefined()
    expect(own.answers.flat().find(cookie => cookie.startsWith('__Host-place='))).toContain(
      'HttpOnly; Secure; SameSite=Strict',
    )
  })

  it('keeps a place of somebody who never signed in without a word, and none of somebody who is signed in', () => {
    const own = browser()
    own.visit(session => session.keepPlace('/claims'))
    expect(own.visit(session => [session.takeNotice(), session.place])).toEqual([undefined, '/claims'])
    own.visit(session => session.keepPlace(`/${'x'.repeat(1_000)}`))
    expect(own.visit(session => session.place)).toBe('/claims')
    signIn(own)
    own.visit(session => session.keepPlace('/eobs'))
    expect(own.visit(session => session.place)).toBeUndefined()
  })

  it.each(['the Log out action', 'another sign-in by staff or group'])('drops the place at %s', what => {
    const own = browser()
    own.visit(session => session.keepPlace('/claims'))
    own.visit(session => (what === 'the Log out action' ? session.end('secure') : session.clear()))
    expect(own.visit(session => session.place)).toBeUndefined()
  })
})

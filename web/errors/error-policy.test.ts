import { describe, expect, expectTypeOf, it } from 'vitest'
import type { ClaimsScreenQuery } from '../generated/claims-screen.ts'
import type { AnswerPath } from '../query/answer-path.ts'
import type { PortalError } from '../query/query.ts'
import { whereAnErrorLeads } from './error-policy.ts'

const failure = (status: number, place = 'viewer.account'): PortalError => ({
  code: 'UPSTREAM',
  status,
  path: place === '' ? [] : place.split('.'),
})
const login = { unauthorized: 'login' } as const
const page = { unauthorized: 'error-page' } as const
const screen = { to: 'screen' }

describe('what nobody handles', () => {
  it('[ERR-04] sends a 401 to log-in where the brand says so', () => {
    expect(whereAnErrorLeads(failure(401), login)).toEqual({ to: 'login' })
  })

  it('[ERR-05] shows error page 401 where the brand says so', () => {
    expect(whereAnErrorLeads(failure(401), page)).toEqual({ to: 'error-page', status: 401 })
  })

  it('[ERR-06] shows the error page with the status of any other failure', () => {
    for (const status of [1, 400, 403, 404, 408, 500, 502, 503])
      expect(whereAnErrorLeads(failure(status), login)).toEqual({ to: 'error-page', status })
  })

  it('[ERR-06] keeps how long to wait, when the service said so', () => {
    const way = { to: 'error-page', status: 429, retryAfter: 30 }
    expect(whereAnErrorLeads({ ...failure(429), retryAfter: 30 }, login)).toEqual(way)
  })
})

describe('what the screen handles', () => {
  it.each([
    ['ERR-09', 'viewer.registrationDetails'],
    ['ERR-10', 'openEbill'],
    ['ERR-11', 'securityQuestions'],
    ['ERR-12', 'resetPassword'],
    ['ERR-13', 'recoverUsername'],
    ['ERR-14', 'changePassword'],
    ['ERR-15', 'viewer.medicareMaterialsEligible'],
    ['ERR-16', 'viewer.eobs'],
    ['ERR-17', 'viewer.claims'],
    ['ERR-18', 'viewer.primaryCareMember.provider'],
  ])('[%s] failures of %s are left to it, whatever the status', (_row, place) => {
    for (const status of [1, 400, 401, 404, 500])
      expect(whereAnErrorLeads(failure(status, place), { ...login, handles: [place] })).toEqual(screen)
  })

  it('[OPEN-58] does not include a lapsed session on a member screen', () => {
    const asked = { handles: ['viewer.claims'], memberScreen: true }
    expect(whereAnErrorLeads(failure(401, 'viewer.claims'), { ...login, ...asked })).toEqual({ to: 'login' })
    const error = { to: 'error-page', status: 401 }
    expect(whereAnErrorLeads(failure(401, 'viewer.claims'), { ...page, ...asked })).toEqual(error)
    expect(whereAnErrorLeads(failure(500, 'viewer.claims'), { ...login, ...asked })).toEqual(screen)
  })

  it('does not include a bug of our own, which no screen can explain', () => {
    const bug = { ...failure(500, 'viewer.claims'), code: 'INTERNAL', reference: 'request-7' }
    const way = { to: 'error-page', status: 500, reference: 'request-7' }
    expect(whereAnErrorLeads(bug, { ...login, handles: ['viewer.claims'] })).toEqual(way)
  })
})

describe('a handled place', () => {
  const leads = (place: string | (string | number)[], handles: string[], asksOneThing = false) => {
    const path = typeof place === 'string' ? place.split('.') : place
    return whereAnErrorLeads({ ...failure(500), path }, { ...login, handles, asksOneThing }).to
  }

  it('includes everything below it, wherever in a list', () => {
    expect(leads(['viewer', 'claims', 'content', 2, 'provider'], ['viewer.claims'])).toBe('screen')
    expect(leads(['viewer', 'claims', 'content', 2, 'provider'], ['viewer.claims.content.provider'])).toBe('screen')
  })

  it('[ERR-06] includes nothing above it, beside it or of a similar name', () => {
    expect(leads('viewer', ['viewer.claims'])).toBe('error-page')
    expect(leads('viewer.account', ['viewer.claims'])).toBe('error-page')
    expect(leads('viewer.claimFilters', ['viewer.claim'])).toBe('error-page')
  })

  it('is each field of something, but not the whole, with an asterisk', () => {
    expect(leads('viewer.recentClaims', ['viewer.*'])).toBe('screen')
    expect(leads(['viewer', 'programs', 0, 'name'], ['viewer.*'])).toBe('screen')
    expect(leads('viewer', ['viewer.*'])).toBe('error-page')
    expect(leads('viewers.name', ['viewer.*'])).toBe('error-page')
  })

  it('is the whole request only where nothing else is asked', () => {
    expect(leads([], ['securityQuestions'])).toBe('error-page')
    expect(leads([], ['changePassword'], true)).toBe('screen')
    expect(leads([], [], true)).toBe('error-page')
  })

  it('is a path of the document: any other does not compile', () => {
    type Place = AnswerPath<ClaimsScreenQuery>
    expectTypeOf<'viewer.family.claims' | 'viewer.family.claims.nodes' | 'viewer.*'>().toExtend<Place>()
    expectTypeOf<'viewer.family.explanations'>().not.toExtend<Place>()
    expectTypeOf<'claims'>().not.toExtend<Place>()
  })
})

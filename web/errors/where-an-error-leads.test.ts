import { describe, expect, it } from 'vitest'
import type { PortalError } from '../query/query.ts'
import { whereAnErrorLeads } from './where-an-error-leads.ts'

const failure = (status: number, call = 'account'): PortalError => ({
  code: 'UPSTREAM',
  status,
  area: 'account',
  call,
  path: [],
})

describe('where an error leads', () => {
  it('[ERR-04] sends a 401 to log-in where the brand says so', () => {
    expect(whereAnErrorLeads(failure(401), 'login')).toEqual({ to: 'login' })
  })

  it('[ERR-05] shows error page 401 where the brand says so', () => {
    expect(whereAnErrorLeads(failure(401), 'error-page')).toEqual({ to: 'error-page', status: 401 })
  })

  it('[ERR-06] shows the error page with the status of any other failure', () => {
    for (const status of [1, 400, 403, 404, 408, 500, 502, 503])
      expect(whereAnErrorLeads(failure(status), 'login')).toEqual({ to: 'error-page', status })
  })

  it('[ERR-06] keeps how long to wait, when the service said so', () => {
    const way = { to: 'error-page', status: 429, retryAfter: 30 }
    expect(whereAnErrorLeads({ ...failure(429), retryAfter: 30 }, 'login')).toEqual(way)
  })

  it('[ERR-08] leaves a refused login-as to its page, for 400 and 404 only', () => {
    expect(whereAnErrorLeads(failure(400, 'login-as'), 'login')).toEqual({ to: 'screen' })
    expect(whereAnErrorLeads(failure(404, 'login-as'), 'login')).toEqual({ to: 'screen' })
    expect(whereAnErrorLeads(failure(500, 'login-as'), 'login')).toEqual({ to: 'error-page', status: 500 })
  })

  it('[OPEN-58] leads from a member screen where a lapsed session leads, whatever call told of it', () => {
    const lapsed = failure(401, 'pcp/provider')
    expect(whereAnErrorLeads(lapsed, 'login', { memberScreen: true })).toEqual({ to: 'login' })
    expect(whereAnErrorLeads(lapsed, 'error-page', { memberScreen: true })).toEqual({ to: 'error-page', status: 401 })
    expect(whereAnErrorLeads(failure(500, 'pcp/provider'), 'login', { memberScreen: true })).toEqual({ to: 'screen' })
  })

  it.each([
    ['ERR-09', 'account/registration/policies'],
    ['ERR-10', 'token/userkey'],
    ['ERR-11', 'account/security-questions'],
    ['ERR-12', 'account/forgot-password/reset'],
    ['ERR-13', 'account/forgot-username'],
    ['ERR-14', 'account/password'],
    ['ERR-15', 'medicare-materials/eligibility'],
    ['ERR-16', 'v2/eobs'],
    ['ERR-17', 'claims/recent-claims'],
    ['ERR-18', 'pcp/provider'],
  ])('[%s] leaves failures of %s to the screen, whatever the status', (_row, call) => {
    for (const status of [400, 401, 404, 500])
      expect(whereAnErrorLeads(failure(status, call), 'login')).toEqual({ to: 'screen' })
  })

  it('[ERR-06] does not exempt calls that only resemble an exempt one', () => {
    expect(whereAnErrorLeads(failure(500, 'pcp/lookup'), 'login')).toEqual({ to: 'error-page', status: 500 })
    expect(whereAnErrorLeads({ ...failure(500), call: '' }, 'login')).toEqual({ to: 'error-page', status: 500 })
  })
})

import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../schema/generated/gateway-types.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { signInError } from './sign-in-error.ts'

const failure = (status: number, body?: ErrorBody) =>
  signInError(new UpstreamError({ code: 'UNAUTHENTICATED', status, area: 'account', call: 'token' }, body))

describe('signInError', () => {
  it('[ERR-01] passes the number of attempts that remain', () => {
    const body = { code: 'LOGIN_ATTEMPTS_REMAINING', message: 'secret words', attemptsRemaining: 2 } as const
    expect(failure(401, body)).toEqual({
      ...{ code: 'LOGIN_ATTEMPTS_REMAINING', attemptsRemaining: 2, message: null, field: null },
    })
  })

  it('[ERR-02] tells a locked account', () => {
    expect(failure(401, { code: 'ACCOUNT_LOCKED', message: '' }).code).toBe('ACCOUNT_LOCKED')
  })

  it('[ERR-03] [ERR-41] gives any other refusal the general code, and [ERR-42] none of its words', () => {
    const error = failure(401, { code: 'FORBIDDEN', message: 'disabled by clerk 7' })
    expect(error).toEqual({ code: 'INVALID_CREDENTIALS', message: null, attemptsRemaining: null, field: null })
  })

  it('[ERR-10] keeps failures of the service on the page too', () => {
    expect(failure(500).code).toBe('UNAVAILABLE')
    expect(failure(429).code).toBe('UNAVAILABLE')
    expect(failure(408).code).toBe('UNAVAILABLE')
    expect(failure(1).code).toBe('UNAVAILABLE')
  })
})

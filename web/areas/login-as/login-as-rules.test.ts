import { describe, expect, it } from 'vitest'
import { failingCodes, noWords } from '../../forms/form-rules.ts'
import { logInAsInput } from './login-as-action.ts'
import { loginAsRules, memberIsMissing } from './login-as-rules.ts'

const failing = (values: Record<string, string>) =>
  Object.keys(failingCodes(loginAsRules(noWords, '2026-03-02'), values) ?? {})
const subscriberId = 'W12345678'

describe('login-as rules', () => {
  it('[LOGINAS-08] asks for the subscriber id alone', () => {
    expect(failing({})).toEqual(['subscriberId'])
    expect(failing({ subscriberId })).toEqual([])
  })

  it('[LOGINAS-09] [VALID-16] takes nine or ten letters and digits as a subscriber id', () => {
    for (const id of ['123456789', 'abcdefghij']) expect(failing({ subscriberId: id })).toEqual([])
    for (const id of ['12345678', '12345678901', '12345-789'])
      expect(failing({ subscriberId: id })).toEqual(['subscriberId'])
  })

  it('[LOGINAS-04] takes today and no later day as date of birth', () => {
    expect(failing({ subscriberId, dateOfBirth: '3/2/2026' })).toEqual([])
    expect(failing({ subscriberId, dateOfBirth: '3/3/2026' })).toEqual(['dateOfBirth'])
  })

  it('[LOGINAS-10] misses any part of a specific member, and none of the subscriber', () => {
    const whole = { firstName: 'Ana', lastName: 'Rivera', dateOfBirth: '7/4/1980' }
    expect(memberIsMissing('member', whole)).toBe(false)
    for (const name of Object.keys(whole)) expect(memberIsMissing('member', { ...whole, [name]: ' ' })).toBe(true)
    expect(memberIsMissing('subscriber', {})).toBe(false)
  })

  it('[LOGINAS-12] [LOGINAS-13] [OPEN-64] sends a member’s birth date as yyyy-mm-dd, and nothing of a member for the subscriber', () => {
    const values = { subscriberId, firstName: ' Ana ', lastName: 'Rivera', dateOfBirth: '7/4/1980' }
    expect(logInAsInput('subscriber', values)).toEqual({ subscriberId, preventSalesforce: false })
    expect(logInAsInput('member', { ...values, preventSalesforce: 'yes' })).toEqual({
      subscriberId,
      preventSalesforce: true,
      firstName: 'Ana',
      lastName: 'Rivera',
      dateOfBirth: '1980-07-04',
    })
  })
})

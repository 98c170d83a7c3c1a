import { describe, expect, it } from 'vitest'
import type * as rest from '../../schema/generated/gateway-types.ts'
import type { PreferenceName } from '../generated/resolver-types.ts'
import { preferences } from '../testing/fixture.ts'
import { toPreferences } from './preferences.ts'

const unset: rest.Preferences = { ...preferences, electronicEob: null, emailBreakingNews: null }

function initial(hasExtendedPolicy: boolean, name: PreferenceName, onWire: rest.Preferences = unset) {
  const { values } = toPreferences({ ...onWire, policyDetails: { hasExtendedPolicy } })
  return values.find(value => value.name === name)?.initial
}

describe('toPreferences', () => {
  it('[SEC-16] says whether a new address takes the password: not at a gateway that does not say so', () => {
    const { emailNeedsPassword: _says, ...silent } = preferences
    const asks = (onWire: rest.Preferences) => toPreferences(onWire).emailNeedsPassword
    expect([asks(silent), asks({ ...silent, emailNeedsPassword: true })]).toEqual([false, true])
  })

  it('[PREF-18] turns Y and N into booleans and leaves the unset ones null', () => {
    const { values } = toPreferences(preferences)
    expect(values.slice(0, 3)).toEqual([
      { name: 'ELECTRONIC_EOB', value: false, initial: false },
      { name: 'EMAIL_BREAKING_NEWS', value: true, initial: true },
      { name: 'ELECTRONIC_MEDICARE_MAILING', value: null, initial: true },
    ])
  })

  it.each([
    ['[PREF-19] [PREF-20]', 'ELECTRONIC_EOB', false],
    ['[PREF-19] [PREF-21]', 'ELECTRONIC_MEDICARE_MAILING', true],
    ['[PREF-19] [PREF-22]', 'DISCONTINUE_PAPER_STATEMENTS', false],
    ['[PREF-19] [PREF-23]', 'EMAIL_WHEN_BILL_READY', false],
    ['[PREF-19] [PREF-24]', 'EMAIL_PAYMENT_REMINDER', false],
    ['[PREF-30]', 'EMAIL_BREAKING_NEWS', false],
    ['[PREF-31] [OPEN-20]', 'EMAIL_AUTOPAY_WITHDRAWAL_REMINDER', false],
    ['[PREF-31] [OPEN-20]', 'EMAIL_EWP_NOTIFICATION', false],
    ['[PREF-31] [OPEN-20]', 'SHOW_EWP_LANDING_PAGE', false],
  ] as const)('%s starts an unset %s with %s under the extended policy', (_rows, name, expected) => {
    expect(initial(true, name)).toBe(expected)
  })

  it.each([
    ['[PREF-19] [PREF-25]', 'ELECTRONIC_EOB', true],
    ['[PREF-19] [PREF-26]', 'ELECTRONIC_MEDICARE_MAILING', true],
    ['[PREF-19] [PREF-27]', 'DISCONTINUE_PAPER_STATEMENTS', true],
    ['[PREF-19] [PREF-28]', 'EMAIL_WHEN_BILL_READY', true],
    ['[PREF-19] [PREF-29]', 'EMAIL_PAYMENT_REMINDER', true],
    ['[PREF-30]', 'EMAIL_BREAKING_NEWS', false],
    ['[PREF-31] [OPEN-20]', 'EMAIL_AUTOPAY_WITHDRAWAL_REMINDER', false],
    ['[PREF-31] [OPEN-20]', 'EMAIL_EWP_NOTIFICATION', false],
    ['[PREF-31] [OPEN-20]', 'SHOW_EWP_LANDING_PAGE', false],
  ] as const)('%s starts an unset %s with %s without it', (_rows, name, expected) => {
    expect(initial(false, name)).toBe(expected)
  })

  it('[PREF-32] never overwrites a value with a default', () => {
    expect(initial(false, 'ELECTRONIC_EOB', { ...unset, electronicEob: 'N' })).toBe(false)
    expect(initial(true, 'ELECTRONIC_EOB', { ...unset, electronicEob: 'Y' })).toBe(true)
    expect(initial(true, 'EMAIL_BREAKING_NEWS', { ...unset, emailBreakingNews: 'Y' })).toBe(true)
  })
})

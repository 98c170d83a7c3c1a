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
      { name: 'electronicEob', value: false, initial: false },
      { name: 'emailBreakingNews', value: true, initial: true },
      { name: 'electronicMedicareMailing', value: null, initial: true },
    ])
  })

  it.each([
    ['[PREF-19] [PREF-20]', 'electronicEob', false],
    ['[PREF-19] [PREF-21]', 'electronicMedicareMailing', true],
    ['[PREF-19] [PREF-22]', 'discontinuePaperStatements', false],
    ['[PREF-19] [PREF-23]', 'emailWhenBillReady', false],
    ['[PREF-19] [PREF-24]', 'emailPaymentReminder', false],
    ['[PREF-30]', 'emailBreakingNews', false],
    ['[PREF-31] [OPEN-20]', 'emailAutopayWithdrawalReminder', false],
    ['[PREF-31] [OPEN-20]', 'emailEwpNotification', false],
    ['[PREF-31] [OPEN-20]', 'showEwpLandingPage', false],
  ] as const)('%s starts an unset %s with %s under the extended policy', (_rows, name, expected) => {
    expect(initial(true, name)).toBe(expected)
  })

  it.each([
    ['[PREF-19] [PREF-25]', 'electronicEob', true],
    ['[PREF-19] [PREF-26]', 'electronicMedicareMailing', true],
    ['[PREF-19] [PREF-27]', 'discontinuePaperStatements', true],
    ['[PREF-19] [PREF-28]', 'emailWhenBillReady', true],
    ['[PREF-19] [PREF-29]', 'emailPaymentReminder', true],
    ['[PREF-30]', 'emailBreakingNews', false],
    ['[PREF-31] [OPEN-20]', 'emailAutopayWithdrawalReminder', false],
    ['[PREF-31] [OPEN-20]', 'emailEwpNotification', false],
    ['[PREF-31] [OPEN-20]', 'showEwpLandingPage', false],
  ] as const)('%s starts an unset %s with %s without it', (_rows, name, expected) => {
    expect(initial(false, name)).toBe(expected)
  })

  it('[PREF-32] never overwrites a value with a default', () => {
    expect(initial(false, 'electronicEob', { ...unset, electronicEob: 'N' })).toBe(false)
    expect(initial(true, 'electronicEob', { ...unset, electronicEob: 'Y' })).toBe(true)
    expect(initial(true, 'emailBreakingNews', { ...unset, emailBreakingNews: 'Y' })).toBe(true)
  })
})

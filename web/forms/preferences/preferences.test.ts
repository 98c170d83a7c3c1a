import { expect, it } from 'vitest'
import { postedPreferences, shownPreferences } from './preferences.ts'

it('[PREF-14] reads what was asked: an unchecked box is false, what was not asked is left out', () => {
  const form = new FormData()
  form.append('asked', 'emailBreakingNews')
  form.append('asked', 'electronicEob')
  form.append('electronicEob', 'yes')
  form.append('emailWhenBillReady', 'yes')
  form.append('asked', '__proto__')
  expect(postedPreferences(form)).toEqual([
    { name: 'EMAIL_BREAKING_NEWS', value: false },
    { name: 'ELECTRONIC_EOB', value: true },
  ])
})

it('[PREF-09] [PREF-31] [PREF-32] shows what applies, starting with what is chosen or its default, else false', () => {
  const parts = shownPreferences({
    relevantPreferences: ['SHOW_EWP_LANDING_PAGE', 'ELECTRONIC_MEDICARE_MAILING', 'ELECTRONIC_EOB'],
    preferences: {
      emailAddress: null,
      emailNeedsPassword: true,
      values: [
        { name: 'ELECTRONIC_EOB', initial: true },
        { name: 'EMAIL_BREAKING_NEWS', initial: true },
      ],
    },
  })
  expect([...parts]).toEqual([
    [
      'documents',
      [
        { name: 'electronicEob', word: 'ELECTRONIC_EOB', control: 'radio', initial: true },
        { name: 'electronicMedicareMailing', word: 'ELECTRONIC_MEDICARE_MAILING', control: 'radio', initial: false },
      ],
    ],
    ['wellness', [{ name: 'showEwpLandingPage', word: 'SHOW_EWP_LANDING_PAGE', control: 'checkbox', initial: false }]],
  ])
})

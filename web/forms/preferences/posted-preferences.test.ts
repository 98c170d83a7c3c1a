import { expect, it } from 'vitest'
import { postedPreferences } from './posted-preferences.ts'

it('[PREF-14] reads what was asked: an unchecked box is false, what was not asked is left out', () => {
  const form = new FormData()
  form.append('asked', 'emailBreakingNews')
  form.append('asked', 'electronicEob')
  form.append('electronicEob', 'yes')
  form.append('emailWhenBillReady', 'yes')
  form.append('asked', '__proto__')
  expect(postedPreferences(form)).toEqual([
    { name: 'emailBreakingNews', value: false },
    { name: 'electronicEob', value: true },
  ])
})

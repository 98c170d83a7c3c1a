import { expect, it } from 'vitest'
import { shownPreferences } from './shown-preferences.ts'

it('[PREF-09] [PREF-31] [PREF-32] shows what applies, starting with what is chosen or its default, else false', () => {
  const parts = shownPreferences({
    relevantPreferences: ['showEwpLandingPage', 'electronicMedicareMailing', 'electronicEob'],
    preferences: {
      emailAddress: null,
      values: [
        { name: 'electronicEob', initial: true },
        { name: 'emailBreakingNews', initial: true },
      ],
    },
  })
  expect([...parts]).toEqual([
    [
      'documents',
      [
        { name: 'electronicEob', control: 'radio', initial: true },
        { name: 'electronicMedicareMailing', control: 'radio', initial: false },
      ],
    ],
    ['wellness', [{ name: 'showEwpLandingPage', control: 'checkbox', initial: false }]],
  ])
})

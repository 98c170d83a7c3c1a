import { data } from 'react-router'
import { SavePreferencesDocument } from '../../generated/save-preferences.ts'
import type { Sent } from '../../screen/action.ts'
import { failingCodes } from '../failing-codes.ts'
import { formValues } from '../form-values.ts'
import { postedPreferences } from './posted-preferences.ts'
import { preferenceRules } from './preference-rules.ts'
import type { PreferencesRefusal } from './preferences-refusal.ts'

/**
 * Saves the choices of a posted form. An invalid one sends nothing and comes back; a failure is the error page's
 * (PREF-13, PREF-14, PREF-17).
 */
export async function savePreferences({ form, run }: Pick<Sent, 'form' | 'run'>) {
  const { emailAddress = '' } = formValues(form)
  const chosen = postedPreferences(form)
  const codes = failingCodes(preferenceRules({}), { emailAddress })
  if (codes) return data({ codes, values: { emailAddress }, chosen } satisfies PreferencesRefusal, { status: 422 })
  await run(SavePreferencesDocument, { input: { emailAddress: emailAddress.trim(), values: chosen } })
  return undefined
}

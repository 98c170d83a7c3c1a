import { data } from 'react-router'
import { createAction } from '../../app/create-action.ts'
import { formValues } from '../../forms/form-values.ts'
import { failingFields } from '../../forms/refusal.ts'
import { SavePreferencesDocument } from '../../generated/save-preferences.ts'
import { afterSaving, isContinuing } from '../../journey/after-saving.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { postedPreferences } from './posted-preferences.ts'
import { preferenceRules } from './preference-rules.ts'
import type { PreferencesRefusal } from './preferences-refusal.ts'

/** Saves the choices and goes on with the journey. An invalid form sends nothing; a failure is the error page's (PREF-13, PREF-14, PREF-17). */
export const updatePreferencesAction = createAction(async sent => {
  if (isContinuing(sent)) return continueJourney(sent)
  const { emailAddress = '' } = formValues(sent.form)
  const values = postedPreferences(sent.form)
  const refuse = (fields: PreferencesRefusal['fields']) =>
    data({ fields, values: { emailAddress }, chosen: values } satisfies PreferencesRefusal, { status: 422 })

  const fields = failingFields(preferenceRules({}), { emailAddress })
  if (fields.length > 0) return refuse(fields)
  await sent.run(SavePreferencesDocument, { input: { emailAddress: emailAddress.trim(), values } })
  return afterSaving(sent)
})

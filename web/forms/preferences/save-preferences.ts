import type { SectionText } from '../../../engine/text/screen-text.ts'
import { SavePreferencesDocument } from '../../generated/save-preferences.ts'
import type { PreferenceName } from '../../generated/schema-types.ts'
import type { Sent } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../form-rules.ts'
import { emailAddress } from '../patterns.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { postedPreferences } from './preferences.ts'

/** A form that came back, with the choices made so far. */
export interface PreferencesRefusal extends Refusal<PreferenceField> {
  chosen: readonly { name: PreferenceName; value: boolean }[]
}

type PreferenceField = 'emailAddress'

/** An e-mail address is the one thing required of everybody (PREF-10 to PREF-12). */
export function preferenceRules(text: SectionText<'preferences'>): FormRules<PreferenceField> {
  const say = sayFrom(text)
  return {
    emailAddress: {
      ...emailAddress,
      label: say('emailAddress'),
      required: true,
      messages: { required: say('emailRequired'), pattern: say('emailInvalid') },
    },
  }
}

/**
 * Saves the choices of a posted form. An invalid form comes back and nothing is sent; a failure leads to the error page
 * (PREF-13, PREF-14, PREF-17).
 */
export async function savePreferences({ form, run }: Pick<Sent, 'form' | 'run'>) {
  const { emailAddress = '' } = formValues(form)
  const chosen = postedPreferences(form)
  const codes = failingCodes(preferenceRules(noWords), { emailAddress })
  if (codes) return refuse<PreferencesRefusal>({ codes, values: { emailAddress }, chosen })
  await run(SavePreferencesDocument, { input: { emailAddress: emailAddress.trim(), values: chosen } })
  return undefined
}

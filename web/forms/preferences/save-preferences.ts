import type { SectionText } from '../../../engine/text/screen-text.ts'
import { routeError } from '../../errors/failure.ts'
import { SavePreferencesDocument } from '../../generated/save-preferences.ts'
import type { PreferenceName } from '../../generated/schema-types.ts'
import type { Sent } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../form-rules.ts'
import { emailAddress } from '../patterns.ts'
import { type Refusal, refuse, userErrors } from '../refusal.ts'
import { postedPreferences } from './preferences.ts'

/** A form that came back, with the choices made so far. */
export interface PreferencesRefusal extends Refusal<PreferenceField> {
  chosen: readonly { name: PreferenceName; value: boolean }[]
}

type PreferenceField = 'emailAddress' | 'currentPassword'

/**
 * An e-mail address is the one thing required of everybody (PREF-10 to PREF-12); where `isNew` says that it is another, the
 * present password too (SEC-16).
 */
export function preferenceRules(
  text: SectionText<'preferences'>,
  isNew: (address: string) => boolean = () => false,
): FormRules<PreferenceField> {
  const say = sayFrom(text)
  return {
    emailAddress: {
      ...emailAddress,
      label: say('emailAddress'),
      required: true,
      messages: { required: say('emailRequired'), pattern: say('emailInvalid') },
    },
    currentPassword: {
      label: say('currentPassword'),
      // The gateway has no other complaint about the form of a password than that there is none.
      messages: { pattern: say('currentPasswordRequired') },
      check: (password, values) =>
        isNew(values.emailAddress ?? '') && password === '' ? say('currentPasswordRequired') : undefined,
    },
  }
}

/**
 * Saves the choices of a posted form. An invalid form comes back and nothing is sent, as does one whose new address was not
 * confirmed by the present password; a failure leads to the error page (PREF-13, PREF-14, PREF-17, SEC-16).
 */
export async function savePreferences({ form, run }: Pick<Sent, 'form' | 'run'>) {
  const { emailAddress = '', currentPassword = '' } = formValues(form)
  const chosen = postedPreferences(form)
  const codes = failingCodes(preferenceRules(noWords), { emailAddress })
  const values = { emailAddress }
  if (codes) return refuse<PreferencesRefusal>({ codes, values, chosen })
  const confirmed = currentPassword === '' ? {} : { currentPassword }
  const { updatePreferences } = await run(SavePreferencesDocument, {
    input: { emailAddress: emailAddress.trim(), ...confirmed, values: chosen },
  })
  if (updatePreferences.userErrors.length === 0) return undefined
  const refused = userErrors<PreferenceField>(updatePreferences.userErrors, ['emailAddress', 'currentPassword'])
  if (refused.problem !== undefined && refused.problem !== 'RATE_LIMITED') throw routeError({ status: 400 })
  return refuse<PreferencesRefusal>({ ...refused, values, chosen })
}

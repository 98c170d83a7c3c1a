import type { FormRules } from '../../forms/field-rules.ts'
import { emailAddress } from '../../forms/patterns.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type PreferenceField = 'emailAddress'

/** An address that mail can reach is the one thing asked of everybody (PREF-10 to PREF-12). */
export function preferenceRules(text: Readonly<Record<string, string>>): FormRules<PreferenceField> {
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

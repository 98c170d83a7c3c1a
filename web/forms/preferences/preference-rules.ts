import { sayFrom } from '../../ui/words/say-from.ts'
import type { FormRules } from '../field-rules.ts'
import { emailAddress } from '../patterns.ts'

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

import type { FormRules } from '../../forms/field-rules.ts'
import { emailAddress } from '../../forms/patterns.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type EmailField = 'emailAddress'

/** An address that mail can reach (IDCARD-09). */
export function emailRules(text: Readonly<Record<string, string>>): FormRules<EmailField> {
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

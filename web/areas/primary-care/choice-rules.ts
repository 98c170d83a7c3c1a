import type { FormRules } from '../../forms/field-rules.ts'
import { emailAddress } from '../../forms/patterns.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type ChoiceField = 'emailAddress'

/** A confirmation goes to an address that mail can reach, and to none when none is given (PCP-16). */
export function choiceRules(text: Readonly<Record<string, string>>): FormRules<ChoiceField> {
  const say = sayFrom(text)
  return {
    emailAddress: { ...emailAddress, label: say('emailAddress'), messages: { pattern: say('emailInvalid') } },
  }
}

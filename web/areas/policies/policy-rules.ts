import type { FormRules } from '../../forms/field-rules.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type PolicyField = 'policy'

/** The policy must be acknowledged, and its message is its own (POLICY-03, POLICY-04). */
export function policyRules(text: Readonly<Record<string, string>>): FormRules<PolicyField> {
  const say = sayFrom(text)
  return { policy: { label: say('policy'), required: true, messages: { required: say('policyRequired') } } }
}

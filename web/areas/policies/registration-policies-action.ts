import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormRules, type FormValues, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { type Refusal, refuse } from '../../forms/refusal.ts'
import { SignPoliciesDocument } from '../../generated/sign-policies.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { afterSaving, isContinuing } from '../../journey/tell-then-continue.tsx'
import { createFormAction } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type PolicyField = 'policy'

/** Why the form came back, with both choices as they were made. */
export type PoliciesRefusal = Refusal<PolicyField> & { values: FormValues<PolicyField | 'eobConsent'> }

/** The policy must be acknowledged; the manifest has a message for it (POLICY-03, POLICY-04). */
export function policyRules(text: ScreenText<'registration-policies'>): FormRules<PolicyField> {
  const say = sayFrom(text)
  return { policy: { label: say('policy'), required: true, messages: { required: say('policyRequired') } } }
}

/** The answer to the consent question, which not every member is asked (POLICY-13). */
const consents: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Saves the choices and continues the journey; any failure opens the error page (POLICY-10, POLICY-14, POLICY-18). */
export const registrationPoliciesAction = createFormAction(async sent => {
  if (isContinuing(sent)) return continueJourney(sent)
  const values = formValues(sent.form)
  const codes = failingCodes(policyRules(noWords), values)
  if (codes) return refuse<PoliciesRefusal>({ codes, values })
  const isEeobPreferenceConsented = consents[values.eobConsent ?? ''] ?? null
  const input = { isCommunicationPolicySigned: true, isEeobPreferenceConsented }
  await sent.run(SignPoliciesDocument, { input }, { handles: ['signPolicies'] })
  return afterSaving(sent)
})

import { useMemo } from 'react'
import { Form } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import type { RegistrationPoliciesScreenQuery } from '../../generated/registration-policies-screen.ts'
import { TellingField } from '../../journey/telling-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Checkbox } from '../../ui/field/checkbox.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import styles from './policies-form.module.css'
import { type PolicyField, policyRules } from './policy-rules.ts'

interface Props {
  text: Readonly<Record<string, string>>
  policy: NonNullable<RegistrationPoliciesScreenQuery['viewer']>['registrationPolicy']
  /** Only subscribers choose how EOBs come (POLICY-05, POLICY-06). */
  subscriber: boolean
  refusal: Refusal<PolicyField> | undefined
  /** True once saved: nothing can be sent twice while the success shows. */
  done: boolean
}

/** The acknowledgement, and for subscribers the consent to electronic EOBs (POLICY-02 to POLICY-13). */
export function PoliciesForm({ text, policy, subscriber, refusal, done }: Props) {
  const rules = useMemo(() => policyRules(text), [text])
  const { formProps, errorOf } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  return (
    <Form {...formProps} method="post" className={styles.form}>
      <p className={styles.note}>
        <span aria-hidden="true">* </span>
        {text.requiredNote}
      </p>
      <Checkbox
        name="policy"
        value="yes"
        required
        defaultChecked={policy.isCommunicationPolicySigned}
        label={
          <>
            {text.policy} <span aria-hidden="true">*</span>
          </>
        }
        error={errorOf('policy')}
      />
      {subscriber && (
        <RadioGroup
          name="eobConsent"
          label={text.eobConsent}
          defaultValue={policy.initialConsent === false ? 'no' : 'yes'}
          options={[
            { value: 'yes', label: text.eobConsentYes },
            { value: 'no', label: text.eobConsentNo },
          ]}
        />
      )}
      <TellingField />
      <Button type="submit" disabled={busy || done}>
        {text.submit}
      </Button>
    </Form>
  )
}

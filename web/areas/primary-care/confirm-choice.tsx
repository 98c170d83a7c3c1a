import { useMemo } from 'react'
import { Form } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import type { ProviderPartsFragment } from '../../generated/primary-care-search-screen.ts'
import { AddressDialog } from '../../ui/address-dialog/address-dialog.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePending } from '../../ui/button/use-pending.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useWords } from '../../ui/words/words.tsx'
import { type ChoiceField, choiceRules } from './choice-rules.ts'
import styles from './confirm-choice.module.css'
import { fullName } from './full-name.ts'
import type { ListedMember } from './listed-member.ts'
import { titledName } from './titled-name.ts'

interface Props {
  provider: ProviderPartsFragment & { providerId: string }
  members: readonly ListedMember[]
  effectiveDate: string
  emailAddress: string | undefined
  /** Where somebody goes who does not choose after all. */
  closeTo: string
  refusal: Refusal<ChoiceField> | undefined
  text: Readonly<Record<string, string>>
}

/** Asks once more before a choice is sent: whom, for whom and from when on (PCP-16). */
export function ConfirmChoice({ provider, members, effectiveDate, emailAddress, closeTo, refusal, text }: Props) {
  const say = sayFrom(text)
  const word = useWords()
  const rules = useMemo(() => choiceRules(text), [text])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text)
  const busy = usePending()
  return (
    <AddressDialog heading={say('confirmHeading', { provider: titledName(provider) })} closeTo={closeTo}>
      <FormErrors message={problem} />
      <Facts
        facts={[
          { label: say('confirmMembers'), value: members.map(fullName).join(', ') },
          { label: say('effectiveDate'), value: calendarDate(effectiveDate) },
          { label: say('group'), value: provider.providerGroupName },
        ]}
      />
      <Form {...formProps} method="post" className={styles.form}>
        <input type="hidden" name="providerId" value={provider.providerId} />
        <input type="hidden" name="effectiveDate" value={effectiveDate} />
        {members.map(({ memberSuffix }) => (
          <input key={memberSuffix} type="hidden" name="member" value={memberSuffix} />
        ))}
        <TextField
          {...field('emailAddress')}
          type="email"
          inputMode="email"
          autoComplete="email"
          required={false}
          hint={say('emailHint')}
          defaultValue={refusal?.values.emailAddress ?? emailAddress}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={busy}>
            {say('confirm')}
          </Button>
          <ButtonLink kind="quiet" target={closeTo}>
            {word('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </AddressDialog>
  )
}

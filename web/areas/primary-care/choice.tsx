import { useMemo } from 'react'
import { Form, useLocation } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { useRefusableForm } from '../../forms/use-refusable-form.ts'
import type { ProviderPartsFragment } from '../../generated/primary-care-search-screen.ts'
import { AddressDialog } from '../../ui/address-dialog/address-dialog.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button, ButtonLink, usePending } from '../../ui/button/button.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { RadioGroup } from '../../ui/field/radio-group.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FormErrors } from '../../ui/form-errors/form-errors.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { withQuery } from '../../ui/link/addresses.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useWords } from '../../ui/words/words.tsx'
import styles from './choice.module.css'
import { type ChoiceField, choiceRules } from './choose-provider-action.ts'
import { LookupFailed } from './lookup-failed.tsx'
import type { ListedMember } from './primary-care-member.ts'
import { providerField, type SearchData } from './primary-care-search-loader.ts'
import { titledName } from './provider-details.tsx'
import { resultId } from './provider-results.tsx'
import { type SearchValues, searchedSuffixes, startDatesOfAll, startsForAll } from './provider-search.ts'

/** Keys of the words for the service's codes. */
const choiceRefusals = [
  'providerNotAvailable',
  'memberNotEligible',
  'dateNotEligible',
  'failed',
  'unavailable',
] as const

interface Props {
  found: SearchData
  values: SearchValues
  refusal: Refusal<ChoiceField> | undefined
}

/** Asks for confirmation of the provider that the address names, or says why it cannot be chosen (PCP-11, PCP-16, PCP-17, PCP-19). */
export function Choice({ found, values, refusal }: Props) {
  const { pathname, search } = useLocation()
  const { provider, choosers, member, view, lookupFailed } = found
  const { effectiveDate = '' } = values
  if (lookupFailed) return <LookupFailed text={view.text} />
  if (!startsForAll(member.suffix, choosers)(effectiveDate, values)) return null
  if (!provider?.acceptingNewPatients) return <Alert type="warning" title={view.text.providerNotAvailable} />
  const suffixes = searchedSuffixes(member.suffix, values)
  const members = choosers.filter(({ suffix }) => suffixes.includes(suffix))
  const without = withQuery(pathname, new URLSearchParams(search), { [providerField]: undefined })
  return (
    <ConfirmChoice
      provider={provider}
      members={members}
      dates={startDatesOfAll(members)}
      searchedDate={effectiveDate}
      emailAddress={found.emailAddress}
      closeTo={`${without}#${resultId(provider.number)}`}
      refusal={refusal}
      text={view.text}
    />
  )
}

interface ConfirmChoiceProps {
  provider: ProviderPartsFragment
  members: readonly ListedMember[]
  /** The days on which the choice can start for all of them. */
  dates: readonly string[]
  /** The one of these that was searched for. */
  searchedDate: string
  emailAddress: string | undefined
  /** Where Cancel leads. */
  closeTo: string
  refusal: Refusal<ChoiceField> | undefined
  text: ScreenText<'primary-care-search'>
}

/** Confirms a choice before it is sent: provider, members and start date, which can still be changed (PCP-16, PCP-17). */
function ConfirmChoice(props: ConfirmChoiceProps) {
  const { provider, members, dates, searchedDate, emailAddress, closeTo, refusal, text } = props
  const say = sayFrom(text)
  const word = useWords()
  const rules = useMemo(() => choiceRules(text), [text])
  const { formProps, field, problem } = useRefusableForm(rules, refusal, text, choiceRefusals)
  const busy = usePending()
  return (
    <AddressDialog heading={say('confirmHeading', { provider: titledName(provider) })} closeTo={closeTo}>
      <FormErrors message={problem} refusal={refusal} />
      <Facts
        facts={[
          { label: say('confirmMembers'), value: members.map(fullName).join(', ') },
          { label: say('group'), value: provider.groupName },
        ]}
      />
      <Form {...formProps} method="post" className={styles.form}>
        <input type="hidden" name="providerId" value={provider.number} />
        {members.map(({ suffix }) => (
          <input key={suffix} type="hidden" name="member" value={suffix} />
        ))}
        <RadioGroup
          {...field('effectiveDate')}
          options={dates.map(date => ({ value: date, label: calendarDate(date) }))}
          defaultValue={refusal?.values.effectiveDate ?? searchedDate}
        />
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
          <ButtonLink kind="quiet" target={closeTo} replace>
            {word('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </AddressDialog>
  )
}

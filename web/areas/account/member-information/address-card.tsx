import { useMemo } from 'react'
import { Form, useLocation } from 'react-router'
import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import { FormButtons } from '../../../forms/form-buttons.tsx'
import { OnlyMember, useIsActing } from '../../../forms/only-member.tsx'
import type { Refusal } from '../../../forms/refusal.ts'
import { type Saved, useCloseWhenSaved } from '../../../forms/saved.tsx'
import { useRefusableForm } from '../../../forms/use-refusable-form.ts'
import type {
  AddressCardPartsFragment,
  AddressPartsFragment,
} from '../../../generated/account-member-information-screen.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EditForm } from '../../../ui/edit-form/edit-form.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { type Say, sayFrom, within } from '../../../ui/words/say-from.ts'
import styles from './address-card.module.css'
import { type AddressField, addressRules } from './save-address-action.ts'

interface Props {
  address: AddressPartsFragment | null
  codes: AddressCodes
  readOnly: boolean
  text: ScreenText<'account-member-information'>
  answer: Refusal<AddressField> | Saved | undefined
}

/** The family's address; only the subscriber can edit it (ACCOUNT-03). */
export function AddressCard({ address, codes, readOnly, text, answer }: Props) {
  const say = sayFrom(text)
  const isActing = useIsActing()
  const refusal = answer && 'codes' in answer ? answer : undefined
  const saved = answer && 'saved' in answer ? answer : undefined
  return (
    <Card>
      <EditForm
        name="address"
        title={say('address')}
        readOnly={readOnly || isActing}
        startsOpen={refusal !== undefined}
        display={
          <>
            {address ? <AddressFacts address={address} codes={codes} say={say} /> : <p>{say('noAddress')}</p>}
            {readOnly ? <p>{say('readOnly')}</p> : <OnlyMember>{null}</OnlyMember>}
          </>
        }
        edit={close => <AddressForm {...{ address, codes, text, refusal, saved, close }} />}
      />
    </Card>
  )
}

type AddressCodes = NonNullable<AddressCardPartsFragment['addressCodes']>

interface AddressFactsProps {
  address: AddressPartsFragment
  codes: AddressCodes
  say: Say<ScreenText<'account-member-information'>>
}

/** The address as on an envelope, and the phone number. */
function AddressFacts({ address, codes, say }: AddressFactsProps) {
  const { addressLine1, addressLine2, city, state, zipCode, country, phoneNumber } = address
  const countryName = codes.find(code => code.codeType === 'COUNTRY' && code.codeKey === country)?.description
  const place = [[city, state].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ')
  const named = within('', countryName ?? country ?? '')
  const lines = [addressLine1, addressLine2, place, named].filter(line => line !== null && line !== '')
  return (
    <Facts
      facts={[
        {
          label: say('addressLine1'),
          value: lines.length > 0 && <address className={styles.lines}>{lines.join('\n')}</address>,
        },
        { label: say('phoneNumber'), value: phoneNumber },
      ]}
    />
  )
}

interface AddressFormProps {
  address: AddressPartsFragment | null
  codes: AddressCodes
  text: ScreenText<'account-member-information'>
  refusal: Refusal<AddressField> | undefined
  saved: Saved | undefined
  close: () => void
}

/** Edits address and phone number, at an address without what opened the form (MEMBER-44); countries and states are the gateway's code lists, in their order (ACCOUNT-03 to ACCOUNT-05). */
function AddressForm({ address, codes, text, refusal, saved, close }: AddressFormProps) {
  const rules = useMemo(() => addressRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal)
  const { pathname } = useLocation()
  useCloseWhenSaved(saved, close)
  const start = (name: AddressField) => ({ defaultValue: refusal?.values[name] ?? address?.[name] ?? '' })
  const choices = (type: AddressCodes[number]['codeType']) =>
    codes
      .filter(({ codeType }) => codeType === type)
      .map(({ codeKey, description }) => ({ value: codeKey, label: description }))
  return (
    <Form {...formProps} method="post" action={pathname} replace className={styles.form}>
      <TextField {...field('addressLine1')} {...start('addressLine1')} autoComplete="address-line1" />
      <TextField {...field('addressLine2')} {...start('addressLine2')} autoComplete="address-line2" />
      <TextField {...field('city')} {...start('city')} autoComplete="address-level2" />
      <div className={styles.pair}>
        <SelectField
          {...field('state')}
          {...start('state')}
          any={text.choose}
          choices={choices('STATE')}
          autoComplete="address-level1"
        />
        <TextField {...field('zipCode')} {...start('zipCode')} hint={text.zipCodeHint} autoComplete="postal-code" />
      </div>
      <SelectField
        {...field('country')}
        {...start('country')}
        any={text.choose}
        choices={choices('COUNTRY')}
        autoComplete="country"
      />
      <TextField
        {...field('phoneNumber')}
        {...start('phoneNumber')}
        type="tel"
        hint={text.phoneNumberHint}
        autoComplete="tel-national"
      />
      <FormButtons submit={text.submit} onCancel={close} />
    </Form>
  )
}

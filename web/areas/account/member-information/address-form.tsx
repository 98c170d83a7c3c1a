import { useMemo } from 'react'
import { Form } from 'react-router'
import { FormButtons } from '../../../forms/form-buttons.tsx'
import type { Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.ts'
import { useCloseWhenSaved } from '../../../forms/use-close-when-saved.ts'
import { useRefusableForm } from '../../../forms/use-refusable-form.ts'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import type { Address, AddressCodes } from './address-facts.tsx'
import styles from './address-form.module.css'
import { type AddressField, addressRules } from './address-rules.ts'

interface Props {
  address: Address | null
  codes: AddressCodes
  text: Readonly<Record<string, string>>
  refusal: Refusal<AddressField> | undefined
  saved: Saved | undefined
  close: () => void
}

/** Address and phone number to edit; countries and states are the gateway's code lists, in their order (ACCOUNT-03 to ACCOUNT-05). */
export function AddressForm({ address, codes, text, refusal, saved, close }: Props) {
  const rules = useMemo(() => addressRules(text), [text])
  const { formProps, field } = useRefusableForm(rules, refusal, text)
  useCloseWhenSaved(saved, close)
  const start = (name: AddressField) => ({ defaultValue: refusal?.values[name] ?? address?.[name] ?? '' })
  const choices = (type: AddressCodes[number]['codeType']) =>
    codes
      .filter(({ codeType }) => codeType === type)
      .map(({ codeKey, description }) => ({ value: codeKey, label: description }))
  return (
    <Form {...formProps} method="post" className={styles.form}>
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

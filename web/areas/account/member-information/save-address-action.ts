import { data } from 'react-router'
import { createAction } from '../../../app/create-action.ts'
import { failed } from '../../../app/failure.ts'
import { formValues } from '../../../forms/form-values.ts'
import { failingFields, type Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.ts'
import { SaveAddressDocument } from '../../../generated/save-address.ts'
import { type AddressField, addressFields, addressRules } from './address-rules.ts'

const isAddressField = (name: string | null): name is AddressField => addressFields.some(field => field === name)

/** Saves the address. What breaks a rule comes back with what was typed; any other failure is the error page's (ACCOUNT-04, ACCOUNT-12). */
export const saveAddressAction = createAction(async ({ form, run }) => {
  const typed = formValues(form)
  const of = (name: AddressField) => (typed[name] ?? '').trim()
  const values = {
    addressLine1: of('addressLine1'),
    addressLine2: of('addressLine2'),
    city: of('city'),
    country: of('country'),
    state: of('state'),
    zipCode: of('zipCode').toUpperCase(),
    phoneNumber: of('phoneNumber'),
  }
  const refuse = (fields: readonly AddressField[]) =>
    data({ fields, values } satisfies Refusal<AddressField>, { status: 422 })

  const failing = failingFields(addressRules({}), values)
  if (failing.length > 0) return refuse(failing)
  const { saveAddress } = await run(SaveAddressDocument, {
    input: { ...values, addressLine2: values.addressLine2 || null, phoneNumber: values.phoneNumber || null },
  })
  const refused = saveAddress.errors.map(({ field }) => field).filter(isAddressField)
  if (refused.length > 0) return refuse(refused)
  if (saveAddress.errors.length > 0) throw failed({ status: 400 })
  return { saved: true } satisfies Saved
})

import { data } from 'react-router'
import { routeError } from '../../../errors/failure.ts'
import { failingCodes } from '../../../forms/failing-codes.ts'
import { formValues } from '../../../forms/form-values.ts'
import type { FieldCodes, Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.ts'
import { userErrors } from '../../../forms/user-errors.ts'
import { SaveAddressDocument } from '../../../generated/save-address.ts'
import { createAction } from '../../../screen/action.ts'
import { type AddressField, addressFields, addressRules } from './address-rules.ts'

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
  const refuse = (codes: FieldCodes<AddressField>) =>
    data({ codes, values } satisfies Refusal<AddressField>, { status: 422 })

  const failing = failingCodes(addressRules({}), values)
  if (failing) return refuse(failing)
  const { saveAddress } = await run(SaveAddressDocument, {
    input: { ...values, addressLine2: values.addressLine2 || null, phoneNumber: values.phoneNumber || null },
  })
  const { codes, problem } = userErrors(saveAddress.errors, addressFields)
  if (Object.keys(codes).length > 0) return refuse(codes)
  if (problem !== undefined) throw routeError({ status: 400 })
  return { saved: true } satisfies Saved
})

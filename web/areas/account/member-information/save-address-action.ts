import type { ScreenText } from '../../../../engine/text/screen-text.ts'
import { routeError } from '../../../errors/failure.ts'
import { type FieldCodes, type FormRules, failingCodes, formValues, noWords } from '../../../forms/form-rules.ts'
import { plainPhone, plainZip } from '../../../forms/patterns.ts'
import { type Refusal, refuse, userErrors } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.tsx'
import { SaveAddressDocument } from '../../../generated/save-address.ts'
import { createFormAction } from '../../../screen/action.ts'
import { sayFrom } from '../../../ui/words/say-from.ts'

const addressFields = ['addressLine1', 'addressLine2', 'city', 'country', 'state', 'zipCode', 'phoneNumber'] as const
export type AddressField = (typeof addressFields)[number]

/** US ZIP code of five or nine digits, or Canadian postal code: what the gateway's contract takes. */
const zipCode = /^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/
/** Ten digits with the usual punctuation. */
const phoneNumber = /^(\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/

/** Rules of the address form (ACCOUNT-05). The service checks that state and ZIP code fit the country. */
export function addressRules(text: ScreenText<'account-member-information'>): FormRules<AddressField> {
  const say = sayFrom(text)
  const label = (name: AddressField) => ({ label: say(name) })
  return {
    addressLine1: { ...label('addressLine1'), required: true, maxLength: 60 },
    addressLine2: { ...label('addressLine2'), required: false, maxLength: 60 },
    city: { ...label('city'), required: true, maxLength: 40 },
    country: { ...label('country'), required: true },
    state: { ...label('state'), required: true },
    zipCode: {
      ...label('zipCode'),
      required: true,
      meant: plainZip,
      patterns: [zipCode],
      messages: { pattern: say('zipCodeInvalid') },
    },
    phoneNumber: {
      ...label('phoneNumber'),
      required: false,
      meant: plainPhone,
      patterns: [phoneNumber],
      messages: { pattern: say('phoneNumberInvalid') },
    },
  }
}

/** Saves the address. Broken rules return the form as typed; any other failure opens the error page (ACCOUNT-04, ACCOUNT-12). */
export const saveAddressAction = createFormAction(async ({ form, run }) => {
  const typed = formValues(form)
  const of = (name: AddressField) => (typed[name] ?? '').trim()
  const values = {
    addressLine1: of('addressLine1'),
    addressLine2: of('addressLine2'),
    city: of('city'),
    country: of('country'),
    state: of('state'),
    zipCode: plainZip(of('zipCode')),
    phoneNumber: plainPhone(of('phoneNumber')),
  }
  const refuseAddress = (codes: FieldCodes<AddressField>) => refuse<Refusal<AddressField>>({ codes, values })

  const failing = failingCodes(addressRules(noWords), values)
  if (failing) return refuseAddress(failing)
  const { saveAddress } = await run(SaveAddressDocument, {
    input: { ...values, addressLine2: values.addressLine2 || null, phoneNumber: values.phoneNumber || null },
  })
  const { codes, problem } = userErrors(saveAddress.userErrors, addressFields)
  if (Object.keys(codes).length > 0) return refuseAddress(codes)
  if (problem !== undefined) throw routeError({ status: 400 })
  return { saved: true } satisfies Saved
})

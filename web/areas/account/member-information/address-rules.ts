import type { FormRules } from '../../../forms/field-rules.ts'
import { sayFrom } from '../../../ui/words/say-from.ts'

export const addressFields = [
  'addressLine1',
  'addressLine2',
  'city',
  'country',
  'state',
  'zipCode',
  'phoneNumber',
] as const
export type AddressField = (typeof addressFields)[number]

/** US ZIP code of five or nine digits, or Canadian postal code: what the gateway's contract takes. */
const zipCode = /^(\d{5}(-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/
/** Ten digits with any punctuation people use. */
const phoneNumber = /^(\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/

/** What the address form asks (ACCOUNT-05). Which state and ZIP code fit a country, the service knows. */
export function addressRules(text: Readonly<Record<string, string>>): FormRules<AddressField> {
  const label = (name: AddressField) => ({ label: sayFrom(text)(name) })
  return {
    addressLine1: { ...label('addressLine1'), required: true, maxLength: 60 },
    addressLine2: { ...label('addressLine2'), required: false, maxLength: 60 },
    city: { ...label('city'), required: true, maxLength: 40 },
    country: { ...label('country'), required: true },
    state: { ...label('state'), required: true },
    zipCode: { ...label('zipCode'), required: true, patterns: [zipCode] },
    phoneNumber: { ...label('phoneNumber'), required: false, patterns: [phoneNumber] },
  }
}

import type { Answers } from './fake-query.ts'

const person = (firstName: string, more: object = {}) => ({
  id: firstName,
  firstName,
  lastName: 'Ruiz',
  relationship: 'DEPENDENT',
  relationshipDescription: 'Child',
  dateOfBirth: '2012-05-09',
  sexDescription: 'Female',
  hasOutOfAreaPlan: false,
  hasOtherMedical: false,
  hasOtherDental: false,
  coverages: [
    { category: 'MEDICAL', status: 'ACTIVE' },
    { category: 'DENTAL', status: 'ACTIVE' },
    { category: 'VISION', status: 'TERMED' },
    { category: 'PHARMACY', status: 'INELIGIBLE' },
  ],
  ...more,
})
const members = [
  person('Ana', { relationship: 'SUBSCRIBER', relationshipDescription: 'Subscriber', dateOfBirth: '1980-07-04' }),
  person('Leo', { sexDescription: 'Male', hasOutOfAreaPlan: true, hasOtherMedical: true, hasOtherDental: true }),
  person('Mia', { coverages: [] }),
]
export const address = {
  addressLine1: '12 Alder Street',
  addressLine2: 'Unit 4',
  city: 'Portland',
  state: 'OR',
  zipCode: '97201',
  country: 'US',
  phoneNumber: '503-555-0123',
}
const addressCodes = [
  ['US', 'COUNTRY', 'United States'],
  ['CA', 'COUNTRY', 'Canada'],
  ['WA', 'STATE', 'Washington'],
  ['OR', 'STATE', 'Oregon'],
].map(([codeKey, codeType, description]) => ({ codeKey, codeType, description }))
export const screen = (relationship: 'SUBSCRIBER' | 'DEPENDENT'): Answers => ({
  AccountMemberInformationScreen: () => ({
    data: { viewer: { member: { relationship }, family: { members, address }, addressCodes } },
  }),
})
export const saved: Answers = { SaveAddress: () => ({ data: { saveAddress: { userErrors: [] } } }) }
export const refusing = (field: string): Answers => ({
  SaveAddress: () => ({ data: { saveAddress: { userErrors: [{ code: 'INVALID_INPUT', path: [field] }] } } }),
})

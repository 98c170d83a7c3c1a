/** A family as primary care has it: Ana may change her provider, Sam may not, Leo has none yet. */
export const location = {
  name: 'Riverside Clinic',
  addressLine1: '12 River Street',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  phoneNumber: '503-555-0100',
}
export const provider = {
  number: 'P10001',
  name: 'Amelia Hartmann',
  groupName: 'Riverside Medical Group',
  title: 'MD',
  acceptingNewPatients: true,
  specialty: 'Family medicine',
  languages: ['English', 'Spanish'],
  locations: [location],
}
export const history = [
  {
    providerName: 'Amelia Hartmann',
    providerTitle: 'MD',
    startDate: '2025-01-01',
    endDate: null,
    time: 'CURRENT',
    terminationReason: null,
    locations: [location],
  },
  {
    providerName: 'Ira Stone',
    providerTitle: 'DO',
    startDate: '2021-03-01',
    endDate: '2024-12-31',
    time: 'PAST',
    terminationReason: 'Member chose another provider',
    locations: [location],
  },
]
const member = (suffix: number, firstName: string, differs: object = {}) => ({
  suffix,
  firstName,
  lastName: 'Rivera',
  eligible: true,
  eligibleDates: ['2026-12-01', '2027-01-01'],
  hindrance: null,
  providerName: null,
  coming: null,
  ...differs,
})
/** Who follows Amelia Hartmann at the turn of the year. */
export const coming = {
  providerName: 'Noor Haddad',
  providerTitle: 'NP',
  startDate: '2027-01-01',
  locations: [location],
}
export const ana = member(0, 'Ana', { providerName: 'Amelia Hartmann' })
export const sam = member(1, 'Sam', {
  providerName: 'Mei Okada',
  eligible: false,
  eligibleDates: [],
  hindrance: 'NOT_IN_PLAN',
})
export const leo = member(2, 'Leo')

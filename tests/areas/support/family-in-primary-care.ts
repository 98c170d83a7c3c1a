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
  providerId: 'P10001',
  providerName: 'Amelia Hartmann',
  providerGroupName: 'Riverside Medical Group',
  title: 'MD',
  acceptingNewPatients: true,
  distance: null,
  specialty: 'Family medicine',
  languages: ['English', 'Spanish'],
  locations: [location],
}
export const history = [
  {
    providerName: 'Amelia Hartmann',
    providerTitle: 'MD',
    beginDate: '2025-01-01',
    endDate: null,
    terminationReason: null,
    locations: [location],
  },
  {
    providerName: 'Ira Stone',
    providerTitle: 'DO',
    beginDate: '2021-03-01',
    endDate: '2024-12-31',
    terminationReason: 'Member chose another provider',
    locations: [location],
  },
]
const member = (memberSuffix: number, firstName: string, differs: object = {}) => ({
  memberSuffix,
  firstName,
  lastName: 'Rivera',
  eligible: true,
  eligibleDates: ['2026-12-01', '2027-01-01'],
  providerName: null,
  ...differs,
})
export const ana = member(0, 'Ana', { providerName: 'Amelia Hartmann' })
export const sam = member(1, 'Sam', { providerName: 'Mei Okada', eligible: false, eligibleDates: [] })
export const leo = member(2, 'Leo')

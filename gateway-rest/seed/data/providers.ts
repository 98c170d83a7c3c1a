import type { ClaimCategory, PcpLocation } from '../../../schema/generated/gateway-types.ts'

interface SeedProvider {
  readonly providerId: string
  readonly providerName: string
  readonly providerTitle: string
  readonly category: ClaimCategory
  readonly locations: readonly PcpLocation[]
}

const PLACES = [
  {
    name: 'Riverside Medical Group',
    addressLine1: '410 Quarry Street',
    city: 'Portland',
    state: 'OR',
    zipCode: '97205',
    phoneNumber: '503-555-0131',
  },
  {
    name: 'Hilltop Health Center',
    addressLine1: '88 Orchard Road',
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
    phoneNumber: '503-555-0164',
  },
  {
    name: 'Juniper Street Clinic',
    addressLine1: '1207 Juniper Drive',
    city: 'Bend',
    state: 'OR',
    zipCode: '97701',
    phoneNumber: '541-555-0118',
  },
] as const satisfies readonly PcpLocation[]

const NAMES: readonly (readonly [string, string, ClaimCategory])[] = [
  ['Amelia Hartmann', 'MD', 'medical'],
  ['Rohan Mehta', 'MD', 'medical'],
  ['Grace Oyelaran', 'NP', 'medical'],
  ['Tomas Lindqvist', 'DO', 'medical'],
  ['Mina Takahashi', 'MD', 'medical'],
  ['Paul Ferreira', 'DMD', 'dental'],
  ['Nora Abdallah', 'DDS', 'dental'],
  ['Stephen Cho', 'DMD', 'dental'],
  ['Lena Vasquez', 'OD', 'vision'],
  ['Harold Beck', 'OD', 'vision'],
]

/** Who treats members; the medical ones can be primary care providers. */
export const providers: readonly SeedProvider[] = NAMES.map(([providerName, providerTitle, category], index) => ({
  providerId: `P${10_001 + index}`,
  providerName,
  providerTitle,
  category,
  locations: PLACES.filter((_, place) => (index + place) % 2 === 0),
}))

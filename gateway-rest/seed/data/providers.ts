import type { ClaimCategory, PcpLocation } from '../../../schema/generated/gateway-types.ts'

/** A primary care specialty and the ages it treats, in whole years, inclusive. */
interface PrimaryCareKind {
  readonly specialty: string
  readonly youngestAge: number
  readonly oldestAge: number
}

const ALL_AGES = { youngestAge: 0, oldestAge: 150 } as const

const ADULT_AGE = 18

/** Primary care specialties, by the names used below. */
export const primaryCareKinds = {
  family: { specialty: 'Family medicine', ...ALL_AGES },
  internal: { specialty: 'Internal medicine', youngestAge: ADULT_AGE, oldestAge: ALL_AGES.oldestAge },
  children: { specialty: 'Pediatrics', youngestAge: ALL_AGES.youngestAge, oldestAge: ADULT_AGE - 1 },
} as const satisfies Record<string, PrimaryCareKind>

function clinic(name: string, addressLine1: string, place: string, phoneNumber: string): PcpLocation {
  const [city = '', state = '', zipCode = ''] = place.split('|')
  return { name, addressLine1, city, state, zipCode, phoneNumber }
}

/** Clinics that providers work at. */
export const clinics: readonly PcpLocation[] = [
  clinic('Riverside Medical Group', '410 Quarry Street', 'Portland|OR|97205', '503-555-0131'),
  clinic('Hilltop Health Center', '88 Orchard Road', 'Salem|OR|97301', '503-555-0164'),
  clinic('Juniper Street Clinic', '1207 Juniper Drive', 'Bend|OR|97701', '541-555-0118'),
  clinic('Pearl Family Practice', '925 Birch Lane', 'Portland|OR|97209', '503-555-0142'),
  clinic('Hawthorne Primary Care', '3340 Alder Street', 'Portland|OR|97214', '503-555-0147'),
  clinic('Alberta Street Clinic', '1815 Maple Avenue', 'Portland|OR|97211', '503-555-0153'),
  clinic('Westside Physicians', '6020 Cedar Avenue', 'Beaverton|OR|97005', '503-555-0159'),
  clinic('Eastgate Family Health', '777 Fir Road', 'Gresham|OR|97030', '503-555-0171'),
  clinic('Lakeshore Internal Medicine', '12 Lakeview Terrace', 'Lake Oswego|OR|97035', '503-555-0176'),
  clinic('Falls View Medical', '501 Harvest Way', 'Oregon City|OR|97045', '503-555-0182'),
  clinic('Columbia Crossing Health', '230 Elm Street', 'Vancouver|WA|98660', '360-555-0114'),
  clinic('Orchards Family Clinic', '8100 Orchard Road', 'Vancouver|WA|98682', '360-555-0128'),
  clinic('Mill Creek Medical', '64 Dogwood Court', 'Salem|OR|97302', '503-555-0188'),
  clinic('Valley Children and Family', '1500 Harvest Way', 'Corvallis|OR|97330', '541-555-0123'),
  clinic('Willamette Health Partners', '318 Maple Avenue', 'Eugene|OR|97401', '541-555-0136'),
  clinic('South Hills Practice', '2911 Lakeview Terrace', 'Eugene|OR|97405', '541-555-0141'),
  clinic('High Desert Primary Care', '45 Juniper Drive', 'Redmond|OR|97756', '541-555-0155'),
  clinic('Bear Creek Clinic', '620 Alder Street', 'Medford|OR|97501', '541-555-0167'),
  clinic('Rogue Valley Physicians', '1188 Fir Road', 'Ashland|OR|97520', '541-555-0173'),
  clinic('Emerald Bay Health', '700 Cedar Avenue', 'Seattle|WA|98101', '206-555-0119'),
  clinic('Harbor Point Clinic', '95 Quarry Street', 'Tacoma|WA|98402', '253-555-0127'),
  clinic('Spokane Falls Medical', '430 Elm Street', 'Spokane|WA|99201', '509-555-0138'),
  clinic('Northtown Family Health', '5115 Birch Lane', 'Spokane|WA|99208', '509-555-0146'),
  clinic('Treasure Valley Physicians', '260 Dogwood Court', 'Boise|ID|83702', '208-555-0152'),
  clinic('Meridian Family Practice', '1440 Harvest Way', 'Meridian|ID|83642', '208-555-0161'),
  clinic('Chugach Primary Care', '33 Lakeview Terrace', 'Anchorage|AK|99501', '907-555-0174'),
]

export interface SeedProvider extends PrimaryCareKind {
  readonly providerId: string
  readonly providerName: string
  readonly providerTitle: string
  readonly category: ClaimCategory
  readonly languages: readonly string[]
  readonly isPrimaryCare: boolean
  readonly acceptingNewPatients: boolean
  /** The first one names the group. */
  readonly locations: readonly PcpLocation[]
}

type Named = Pick<SeedProvider, 'providerName' | 'providerTitle' | 'category' | 'specialty'> & Partial<SeedProvider>

const general = (
  providerName: string,
  providerTitle: string,
  kind: keyof typeof primaryCareKinds,
  differs: Partial<SeedProvider> = {},
): Named => ({
  ...{ providerName, providerTitle, category: 'medical', isPrimaryCare: true },
  ...primaryCareKinds[kind],
  ...differs,
})

const specialist = (
  providerName: string,
  providerTitle: string,
  specialty: string,
  category: ClaimCategory = 'medical',
): Named => ({ providerName, providerTitle, specialty, category })

const NAMED: readonly Named[] = [
  general('Amelia Hartmann', 'MD', 'family', { languages: ['English', 'Spanish'] }),
  general('Rohan Mehta', 'MD', 'internal', { languages: ['English', 'Hindi'] }),
  general('Grace Oyelaran', 'NP', 'family'),
  general('Tomas Lindqvist', 'DO', 'family'),
  general('Mina Takahashi', 'MD', 'internal', { languages: ['English', 'Japanese'], acceptingNewPatients: false }),
  specialist('Paul Ferreira', 'DMD', 'General dentistry', 'dental'),
  specialist('Nora Abdallah', 'DDS', 'General dentistry', 'dental'),
  specialist('Stephen Cho', 'DMD', 'Orthodontics', 'dental'),
  specialist('Lena Vasquez', 'OD', 'Optometry', 'vision'),
  specialist('Harold Beck', 'OD', 'Optometry', 'vision'),
  specialist('Ines Caldeira', 'MD', 'Cardiology'),
  specialist('Julian Brandt', 'MD', 'Dermatology'),
  specialist('Priscilla Nwosu', 'DO', 'Orthopedics'),
  specialist('Kenji Morita', 'DPT', 'Physical therapy'),
]

const MAIN_PLACES = clinics.slice(0, 3)

/** The providers of claims, referrals and primary care histories. */
export const providers: readonly SeedProvider[] = NAMED.map((named, index) => ({
  providerId: `P${10_001 + index}`,
  languages: ['English'],
  isPrimaryCare: false,
  acceptingNewPatients: true,
  ...ALL_AGES,
  locations: MAIN_PLACES.filter((_, place) => (index + place) % 2 === 0),
  ...named,
}))

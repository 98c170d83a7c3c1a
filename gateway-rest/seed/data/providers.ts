import type { ClaimCategory, PcpLocation } from '../../../schema/generated/gateway-types.ts'
import { clinics } from './clinics.ts'
import { ALL_AGES, type PrimaryCareKind, primaryCareKinds } from './specialties.ts'

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

/** Who treats members, as claims, referrals and primary care histories name them. */
export const providers: readonly SeedProvider[] = NAMED.map((named, index) => ({
  providerId: `P${10_001 + index}`,
  languages: ['English'],
  isPrimaryCare: false,
  acceptingNewPatients: true,
  ...ALL_AGES,
  locations: MAIN_PLACES.filter((_, place) => (index + place) % 2 === 0),
  ...named,
}))

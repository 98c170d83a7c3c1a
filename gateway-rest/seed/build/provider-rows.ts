import { firstNames, lastNames } from '../data/people.ts'
import { clinics, primaryCareKinds, type SeedProvider } from '../data/providers.ts'
import { createRandom } from '../random.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

/** A provider with its locations. */
export function* providerRows(provider: SeedProvider): Generator<SeedRow> {
  const { providerId, category: _, languages, locations, ...row } = provider
  const providerGroupName = locations[0]?.name ?? null
  yield seedRow('provider', {
    providerId,
    ...row,
    providerGroupName,
    languages: JSON.stringify(languages),
    searchText: [row.providerName, providerGroupName, row.specialty, ...languages].join(' ').toLowerCase(),
  })
  for (const [position, location] of locations.entries())
    yield seedRow('providerLocation', { providerId, position, ...location })
}

const FIRST_NUMBER = 20_001
const KINDS = [
  primaryCareKinds.family,
  primaryCareKinds.internal,
  primaryCareKinds.children,
  primaryCareKinds.family,
  primaryCareKinds.internal,
]
const TITLES = ['MD', 'MD', 'MD', 'DO', 'NP', 'PA-C'] as const
const LANGUAGES = ['Spanish', 'Russian', 'Vietnamese', 'Mandarin', 'Arabic', 'Somali', 'Korean'] as const

/** The primary care providers of every clinic: always the same ones, whatever else is generated. */
export function clinicProviders(): SeedProvider[] {
  return clinics.flatMap((clinic, place) =>
    KINDS.map((kind, position): SeedProvider => {
      const number = FIRST_NUMBER + place * KINDS.length + position
      const random = createRandom(`provider ${number}`)
      const firstName = random.pick(firstNames[random.pick(['F', 'M'] as const)])
      const second = clinics[(place + 1) % clinics.length]
      return {
        providerId: `P${number}`,
        providerName: `${firstName} ${random.pick(lastNames)}`,
        providerTitle: random.pick(TITLES),
        category: 'medical',
        ...kind,
        languages: ['English', ...(random.chance(45) ? [random.pick(LANGUAGES)] : [])],
        isPrimaryCare: true,
        acceptingNewPatients: random.chance(80),
        locations: second?.city === clinic.city && random.chance(30) ? [clinic, second] : [clinic],
      }
    }),
  )
}

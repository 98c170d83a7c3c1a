import type { SeedProvider } from '../data/providers.ts'
import { type SeedRow, seedRow } from './seed-row.ts'

/** A provider with the places of work. */
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

import { generatedFamily } from '../../../gateway-rest/seed/generated-family.ts'

/** A generated family whose subscriber signs in. */
export interface SampleFamily {
  readonly username: string
  readonly domainId: string
}

const PEOPLE = 5

/**
 * Families of one kind, spread evenly over a population: active, in medical and dental plans, with an ordinary number of
 * claims and five people, so that answers of a small and of a large population are alike and only the rest differs.
 */
export function sampleFamilies(seed: string, families: number, count: number, today: string): SampleFamily[] {
  const step = Math.max(1, Math.floor(families / (count * 40)))
  const found: SampleFamily[] = []
  for (let index = 1; index <= families; index += step) {
    const { traits, domain, signIns } = generatedFamily(seed, index, today)
    const [use] = traits.groups
    const isAlike =
      traits.status === 'ACT' &&
      traits.claims === 'ordinary' &&
      traits.household.length === PEOPLE &&
      use?.coverage === 'active' &&
      use.categories.includes('medical') &&
      use.categories.includes('dental')
    const username = signIns[0]?.name
    if (isAlike && username !== undefined) found.push({ username, domainId: domain.id })
  }
  const apart = found.length / Math.min(count, found.length)
  return Array.from({ length: Math.min(count, found.length) }, (_, place) => found[Math.floor(place * apart)]).filter(
    family => family !== undefined,
  )
}

import type { SeedDomain } from '../data/domains.ts'
import type { Random } from '../random.ts'
import type { SeedSignIn, Traits } from '../traits.ts'

/** Everything that the rows of one family are made from. */
export interface FamilyPlan {
  readonly domain: SeedDomain
  /** Unique across brands; keys and ids are derived from it. */
  readonly number: number
  readonly traits: Traits
  /** `name` is the complete user name. */
  readonly signIns: readonly SeedSignIn[]
  readonly today: string
  readonly random: Random
}

/** The key of the family. */
export function subscriberKeyOf({ number }: Pick<FamilyPlan, 'number'>): string {
  return String(20_000_000 + number)
}

/** The key of one of its members. */
export function memberKeyOf(plan: FamilyPlan, suffix: number): string {
  return `${subscriberKeyOf(plan)}${String(suffix).padStart(2, '0')}`
}

/**
 * The subscriber ID: the brand's letter and eight digits, or nine for every third family.
 * Multiplying by a number coprime to 10 scatters the digits and keeps the IDs unique.
 */
export function subscriberIdOf({ domain, number }: FamilyPlan): string {
  const digits = String((number * 48_271 + 10_000_019) % 100_000_000).padStart(8, '0')
  return `${domain.letter}${digits}${number % 3 === 0 ? number % 10 : ''}`
}

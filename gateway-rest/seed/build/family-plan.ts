import type { SeedDomain } from '../data/domains.ts'
import type { Random } from '../random.ts'
import type { SeedSignIn, Traits } from '../traits.ts'

/** All that the rows of one family are made from. */
export interface FamilyPlan {
  readonly domain: SeedDomain
  /** Unique over all brands; keys and ids follow from it. */
  readonly number: number
  readonly traits: Traits
  /** Names here are whole user names. */
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
 * The subscriber ID: the brand's letter and eight digits, for every third family nine.
 * Multiplying by a number that is prime to 10 scatters the digits and keeps them unique.
 */
export function subscriberIdOf({ domain, number }: FamilyPlan): string {
  const digits = String((number * 48_271 + 10_000_019) % 100_000_000).padStart(8, '0')
  return `${domain.letter}${digits}${number % 3 === 0 ? number % 10 : ''}`
}

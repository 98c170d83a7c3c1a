import type { Category } from '../../../schema/generated/gateway-types.ts'

type Kind = 'deductible' | 'outOfPocket' | 'annualLimit'

/** How much of each yearly limit a family has used up while its claims are worked out in order of service. */
export interface Accumulators {
  /** Cents left of a limit for one owner (a member key, or 'family') in one year. */
  left(kind: Kind, category: Category, year: number, owner: string, total: number): number
  use(kind: Kind, category: Category, year: number, owner: string, cents: number): void
}

export function createAccumulators(): Accumulators {
  const used = new Map<string, number>()
  return {
    left: (kind, category, year, owner, total) => total - (used.get(`${kind} ${category} ${year} ${owner}`) ?? 0),
    use(kind, category, year, owner, cents) {
      const key = `${kind} ${category} ${year} ${owner}`
      used.set(key, (used.get(key) ?? 0) + cents)
    },
  }
}

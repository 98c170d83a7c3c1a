import { useWords } from './words.tsx'

/** What plan systems write for a service that costs nothing, and for one that is not covered: "0%", "$0.00", "100%". */
const free = /^(\$?0+(\.0+)?%?|nothing|no cost|no charge)$/i
const uncovered = /^(100(\.0+)?%|not covered)$/i

/**
 * Says what a service costs the member. No cost and not covered have one wording each on all screens of a brand, however a
 * plan system writes them (MEMBER-16).
 */
export function useCost(): (cost: string) => string {
  const word = useWords()
  return cost => (free.test(cost) ? word('noCost') : uncovered.test(cost) ? word('notCovered') : cost)
}

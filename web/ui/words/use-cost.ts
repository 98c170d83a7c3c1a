import { withoutMarks } from '../../../schema/english-mark.ts'
import { useWords } from './words.tsx'

/** What plan systems write for a service that costs nothing, and for one that is not covered: "0%", "$0.00", "100%". */
const free = /^(\$?0+(\.0+)?%?|nothing|no cost|no charge)$/i
const uncovered = /^(100(\.0+)?%|not covered)$/i

/**
 * Says what a service costs the member. No cost and not covered have one wording each on all screens of a brand, however a
 * plan system writes them (MEMBER-16), and in the language of the page although a plan system writes them in English.
 */
export function useCost(): (cost: string) => string {
  const word = useWords()
  return cost => {
    const written = withoutMarks(cost)
    return free.test(written) ? word('noCost') : uncovered.test(written) ? word('notCovered') : cost
  }
}

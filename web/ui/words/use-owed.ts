import { money } from '../format/money.ts'
import { useWords } from './words.tsx'

/**
 * Says what a member owes: an amount, or that it is not decided yet, for null. While a claim is in process it is no amount
 * anywhere: "$0.00" would read as nothing to pay (MEMBER-10).
 */
export function useOwed(): (amount: string | null) => string {
  const word = useWords()
  return amount => (amount === null ? word('notDecided') : money(amount))
}

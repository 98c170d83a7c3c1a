import { formatCents } from '../../../format-cents.ts'
import type { Terms } from './terms.ts'

/** A share in words. */
export const percentText = (percent: number): string => `${percent}%`

/** What a member pays, in words: "$25.00", "20% after the deductible", "Nothing". */
export function termsText(terms: Terms): string {
  if (terms.kind === 'copay') return terms.cents === 0 ? 'Nothing' : `$${formatCents(terms.cents)}`
  if (terms.percent === 0) return 'Nothing'
  return `${percentText(terms.percent)}${terms.afterDeductible ? ' after the deductible' : ''}`
}

import { formatCents } from '../../../format-cents.ts'

/** What a member pays for a service: a copay in cents, or a share of the allowed charge in whole percent. */
export type Terms =
  | { readonly kind: 'copay'; readonly cents: number }
  | { readonly kind: 'share'; readonly percent: number; readonly afterDeductible: boolean }

/** What a class of services costs in network and, where the plan pays there at all, out of network. */
export interface NetworkTerms {
  readonly inNetwork: Terms
  readonly outOfNetwork: Terms | null
}

/** A fixed amount in cents; the deductible does not apply. */
export const copay = (cents: number): Terms => ({ kind: 'copay', cents })

/** A share in percent of what is left after the deductible. */
export const share = (percent: number): Terms => ({ kind: 'share', percent, afterDeductible: true })

/** A share in percent; the deductible does not apply. */
export const shareAtOnce = (percent: number): Terms => ({ kind: 'share', percent, afterDeductible: false })

/** A share in words. */
export const percentText = (percent: number): string => `${percent}%`

/** What a member pays, in words: "$25.00", "20% after the deductible", "No cost", "Not covered" (MEMBER-16). */
export function termsText(terms: Terms): string {
  if (terms.kind === 'copay') return terms.cents === 0 ? 'No cost' : `$${formatCents(terms.cents)}`
  if (terms.percent === 0) return 'No cost'
  if (terms.percent === 100) return 'Not covered'
  return `${percentText(terms.percent)}${terms.afterDeductible ? ' after the deductible' : ''}`
}

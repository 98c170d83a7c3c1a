import type { CoverageCategory } from '../generated/resolver-types.ts'

/** Whose benefits are asked for, of which kind and of which date, yyyy-mm-dd; every field of them is a call of its own. */
export interface BenefitsAsked {
  category: CoverageCategory
  memberSuffix: number
  asOfDate: string
}

import type { BrandContext } from '../brand-context.ts'

/** A check of a whole brand that no schema can make. */
export type Rule = (context: BrandContext) => void

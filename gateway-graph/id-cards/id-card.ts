import type { IdCard as RestIdCard } from '../../schema/generated/gateway-types.ts'
import type { IdCard } from '../generated/resolver-types.ts'
import { categoryOfField } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'

/** A card in the schema's names, with the portal's own address of its PDF. */
export function toIdCard({ category, suffix, deductibles, dependents, ...card }: RestIdCard): IdCard {
  return {
    ...card,
    category: categoryOfField[category],
    memberSuffix: suffix,
    deductibles: deductibles.map(limit => ({ ...limit, tier: networkTier(limit.tier) })),
    dependents: dependents.map(({ suffix, memberName }) => ({ memberSuffix: suffix, memberName })),
    pdfPath: `/files/id-card.pdf?category=${category}&suffix=${suffix}`,
  }
}

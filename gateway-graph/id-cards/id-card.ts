import type { IdCard as RestIdCard } from '../../schema/generated/gateway-types.ts'
import type { ResolversParentTypes } from '../generated/resolver-types.ts'
import { categoryOfField } from '../shared/coverage-categories.ts'
import { networkTier } from '../shared/network-tier.ts'

/** A card as the ID cards area gives it; its id and its member have resolvers. */
type FoundIdCard = ResolversParentTypes['IdCard']

/** A card in the schema's names, with the portal's own address of its PDF. */
export function toIdCard({
  category,
  groupId,
  planId,
  effectiveDate,
  deductibles,
  dependents,
  ...card
}: RestIdCard): FoundIdCard {
  return {
    ...card,
    ...{ category: categoryOfField[category], groupNumber: groupId, planNumber: planId, startDate: effectiveDate },
    deductibles: deductibles.map(({ label, coverage, tier, amount }) => ({
      ...{ label, coverageType: coverage, networkTier: networkTier(tier), amount },
    })),
    dependents: dependents.map(({ suffix, memberName }) => ({ suffix, name: memberName })),
    pdfPath: `/files/id-card.pdf?category=${category}&suffix=${card.suffix}`,
  }
}

import type { Limit } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Handler } from '../../http/call.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import { CATEGORIES } from '../../store/coverage.ts'
import { plansOn } from './plan-periods.ts'
import { detailDescription, type YearlyAmount, yearlyAmounts } from './yearly-amounts.ts'

/**
 * `GET benefits/limits` (CALL-36, OPEN-56): the limits of the plans a member is in on a date, with the amounts met by
 * the claims of that calendar year up to the date.
 */
export const listLimits: Handler<'listLimits'> = ({ params, viewer, database }) => {
  const member = memberWithSuffix(database, viewer, params.suffix)
  return plansOn(database, viewer, member.memberKey, params.asOfDate)
    .toSorted((one, other) => CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category))
    .flatMap(plan => yearlyAmounts(database, member, viewer.groupId, plan.classPlanId, params.asOfDate))
    .map(limitOf)
}

function limitOf(amount: YearlyAmount): Limit {
  return {
    productCategory: amount.productCategory,
    coverageType: amount.coverageType,
    limitType: amount.limitType,
    networkTier: amount.networkTier,
    total: formatCents(amount.total),
    totalMet: formatCents(amount.met),
    totalRemaining: formatCents(amount.total - amount.met),
    detailDescription: detailDescription(amount),
  }
}

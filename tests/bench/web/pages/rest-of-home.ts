import { comingPeriods } from '../../../../gateway-graph/benefits/benefit-periods.ts'
import { featuredLimit, orderedLimits } from '../../../../gateway-graph/benefits/limits.ts'
import type { Clock } from '../../../../gateway-graph/context/graph-context.ts'
import type { CoverageCategory, ScreenData } from '../../../../gateway-graph/generated/resolver-types.ts'
import { primaryCareLists } from '../../../../gateway-graph/primary-care/primary-care-members.ts'
import { coverageCategories } from '../../../../gateway-graph/shared/coverage-categories.ts'
import { today } from '../../../../gateway-graph/shared/dates.ts'
import {
  validateLimitList,
  validatePcpEligibility,
  validatePcpMembers,
  validatePlainText,
  validatePlanEligibilityList,
} from '../../../../schema/generated/gateway-validators.js'
import { askUpstream } from '../../graph/contenders/ask-upstream.ts'

/** What of Home differs between brands: the code of a hand-written page knows it. */
interface OwnOfBrand {
  /** Category of the limit that Home features, if it does. */
  category: CoverageCategory | undefined
  /** Whether Home links the outline of coverage. */
  hasOutline: boolean
  /** Whether Home shows what is left of the deductible. */
  hasYearlyLimits: boolean
}

/** Reads from the portal's own data what the code of a brand's hand-written page knows. */
export function ownOfBrand(shown: unknown): OwnOfBrand {
  const own = shown as Pick<ScreenData, 'featuredLimit' | 'outlineOfCoverage' | 'yearlyLimits'>
  return {
    category: own.featuredLimit?.category,
    hasOutline: Boolean(own.outlineOfCoverage),
    hasYearlyLimits: Boolean(own.yearlyLimits),
  }
}

/** The bench's members are subscribers. */
const subscriber = 0

/** Asks for what Home shows beside the eight calls of the graph's bench, and maps it as the portal's graph does. */
export function restOfHome(upstream: string) {
  const asking = askUpstream(upstream)

  return async (token: string, { category, hasOutline, hasYearlyLimits }: OwnOfBrand, clock: Clock) => {
    const ask = asking(token)
    const [members, eligibility, family, limits, outline] = await Promise.all([
      ask('pcp/members', validatePcpMembers),
      ask('pcp/eligibility', validatePcpEligibility),
      ask('eligibility/family', validatePlanEligibilityList),
      (category || hasYearlyLimits) &&
        ask(`benefits/limits?suffix=${subscriber}&asOfDate=${today(clock)}`, validateLimitList),
      hasOutline && ask('handbook/ooc', validatePlainText),
    ])
    const { withProvider, withoutProvider } = primaryCareLists(members, eligibility, today(clock))
    return {
      primaryCare: {
        withoutProvider: withoutProvider.map(({ suffix, firstName, lastName, eligible }) => ({
          ...{ suffix, firstName, lastName, eligible },
        })),
        withProvider: withProvider.map(({ suffix, firstName, lastName, providerName, coming }) => ({
          ...{ suffix, firstName, lastName, providerName },
          coming: coming && { providerName: coming.providerName, startDate: coming.startDate },
        })),
      },
      comingPeriods: comingPeriods(family, subscriber, today(clock))
        .toReversed()
        .map(({ startDate, plans }) => ({ startDate, plans: plans.map(({ category }) => ({ category })) })),
      featuredLimit: (category && limits && featuredLimit(limits, category)) || null,
      yearlyLimits:
        hasYearlyLimits && limits ? coverageCategories.flatMap(one => orderedLimits(limits, one.category)) : null,
      outlineOfCoverage: outline || null,
    }
  }
}

import type { CancellationStatusId, PlanManagement } from '../../../schema/generated/gateway-types.ts'
import { addDays, yearOf } from '../calendar-dates.ts'
import type { Traits } from '../traits.ts'

type ManagedPlan = Exclude<Traits['plan'], 'none'>

const CANCELLATION: Readonly<Record<ManagedPlan, CancellationStatusId | null>> = {
  renewal: null,
  'exchange-renewal': null,
  'cancel-medical': 'M',
  'cancel-both': 'D',
}

/** A plan in open enrollment: direct plans carry a shop address, exchange plans an exchange (OPEN-18, OPEN-65). */
export function planManagementOf(plan: ManagedPlan, today: string): PlanManagement {
  const year = yearOf(today)
  const isDirect = plan !== 'exchange-renewal'
  const cancellation = CANCELLATION[plan]
  return {
    eligibleAndActive: true,
    groupType: isDirect ? 'direct' : 'exchange',
    openEnrollmentStart: addDays(today, -20),
    openEnrollmentEnd: addDays(today, 25),
    currentPlanYear: year,
    upcomingPlanYear: year + 1,
    coverageEndDateUponCancellation: `${year}-12-31`,
    coverageStartDateUponRenewal: `${year + 1}-01-01`,
    directPlanCancellationStatus: cancellation === null ? null : { id: cancellation },
    directCancellationOptions: isDirect
      ? [
          { id: 'M', description: 'Cancel medical' },
          { id: 'D', description: 'Cancel medical and dental' },
        ]
      : [],
    directShopUrl: isDirect ? 'https://shop.example/renew' : null,
    exchangeUrl: isDirect ? null : 'https://exchange.example/plans',
    exchangeUrlLabel: isDirect ? null : 'Go to the exchange',
  }
}

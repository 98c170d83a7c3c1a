import type { PlanManagement } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

const NOTHING_TO_MANAGE: PlanManagement = {
  eligibleAndActive: false,
  groupType: null,
  openEnrollmentStart: null,
  openEnrollmentEnd: null,
  currentPlanYear: null,
  upcomingPlanYear: null,
  coverageEndDateUponCancellation: null,
  coverageStartDateUponRenewal: null,
  directPlanCancellationStatus: null,
  directCancellationOptions: [],
  directShopUrl: null,
  exchangeUrl: null,
  exchangeUrlLabel: null,
}

/** `GET plan-management/details` (CALL-71, OPEN-65): the renewal or cancellation of the subscriber's own plan. */
export const getPlanManagement: Handler<'getPlanManagement'> = ({ viewer, database }) => {
  const stored = viewer.isSubscriber ? planExtras(database, viewer.subscriberKey).planManagement : null
  return stored === null ? NOTHING_TO_MANAGE : (JSON.parse(stored) as PlanManagement)
}

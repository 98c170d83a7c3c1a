import type { PlanManagement } from '../../schema/generated/gateway-types.ts'
import { cancelledCategories } from '../cancelled-categories.ts'
import { GatewayError } from '../gateway-error.ts'
import type { Handler } from '../http/call.ts'
import { requireSubscriber } from '../security/family-access.ts'
import { planExtras } from '../store/plan-extras.ts'

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

/**
 * `POST plan-management/cancellation` (CALL-72, OPEN-18): cancels the renewal, once, with one of the options
 * that a direct plan offers (PLAN-11). `getPlanManagement` shows it from then on, and the coverage that is not renewed ends
 * on its last day wherever it is told (MEMBER-41).
 */
export const cancelPlan: Handler<'cancelPlan'> = ({ body, viewer, database }) => {
  requireSubscriber(viewer)
  return database.transaction(() => {
    const { planManagement } = planExtras(database, viewer.subscriberKey)
    const plan = planManagement === null ? null : (JSON.parse(planManagement) as PlanManagement)
    if (!plan?.eligibleAndActive || plan.groupType !== 'direct' || plan.directPlanCancellationStatus !== null)
      throw new GatewayError('CANCELLATION_NOT_POSSIBLE', 'This plan cannot be cancelled now.')
    const id = body.cancellationStatusId
    if (!plan.directCancellationOptions.some(option => option.id === id))
      throw new GatewayError('BAD_REQUEST', 'cancellationStatusId is not offered.', { field: 'cancellationStatusId' })
    const cancelled: PlanManagement = { ...plan, directPlanCancellationStatus: { id } }
    database.run(
      'update family set planManagement = ? where subscriberKey = ?',
      JSON.stringify(cancelled),
      viewer.subscriberKey,
    )
    for (const category of cancelledCategories[id]) {
      database.run(
        `update coverage set terminationDate = ?1 where category = ?2 and groupId = ?3
         and memberKey in (select memberKey from member where subscriberKey = ?4)
         and (terminationDate is null or terminationDate > ?1)`,
        ...[plan.coverageEndDateUponCancellation, category, viewer.groupId, viewer.subscriberKey],
      )
    }
    return cancelled
  })
}

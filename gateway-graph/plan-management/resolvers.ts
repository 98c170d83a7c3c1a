import type * as rest from '../../schema/generated/gateway-types.ts'
import { orUserError } from '../failures/user-errors.ts'
import type {
  MutationResolvers,
  PlanCancellation,
  PlanManagement,
  ViewerResolvers,
} from '../generated/resolver-types.ts'
import { cancelPlan, readPlanManagement } from './rest.ts'

type PlanManagementResolvers = {
  Viewer: Pick<ViewerResolvers, 'planManagement'>
  Mutation: Pick<MutationResolvers, 'cancelPlan'>
}

/** Resolvers of the plan management area. */
export const planManagementResolvers: PlanManagementResolvers = {
  Viewer: {
    planManagement: async (_viewer, _args, { rest }) => toPlanManagement(await readPlanManagement(rest)),
  },
  Mutation: {
    cancelPlan: async (_parent, { input: { what } }, { rest }) => {
      const cancel = () => cancelPlan(rest, { cancellationStatusId: codes[what] })
      const { answer, userErrors } = await orUserError(cancel, {}, () => ['what'])
      return { planManagement: answer === undefined ? null : toPlanManagement(answer), userErrors }
    },
  },
}

const codes: { readonly [What in PlanCancellation]: rest.CancellationStatusId } = {
  MEDICAL: 'M',
  MEDICAL_AND_DENTAL: 'D',
}
const cancellations: { readonly [Code in rest.CancellationStatusId]: PlanCancellation } = {
  M: 'MEDICAL',
  D: 'MEDICAL_AND_DENTAL',
}

/** Renewal or cancellation with the schema's names and words; the status is the id alone. */
function toPlanManagement(answer: rest.PlanManagement): PlanManagement {
  const { directPlanCancellationStatus: status, directCancellationOptions: options } = answer
  return {
    isOpen: answer.eligibleAndActive,
    groupType: answer.groupType,
    openEnrollmentStart: answer.openEnrollmentStart,
    openEnrollmentEnd: answer.openEnrollmentEnd,
    currentPlanYear: answer.currentPlanYear,
    upcomingPlanYear: answer.upcomingPlanYear,
    coverageEndDateUponCancellation: answer.coverageEndDateUponCancellation,
    coverageStartDateUponRenewal: answer.coverageStartDateUponRenewal,
    cancellationStatus: status && cancellations[status.id],
    cancellationOptions: options.map(({ id, description }) => ({ what: cancellations[id], description })),
    directShopUrl: answer.directShopUrl,
    exchangeUrl: answer.exchangeUrl,
    exchangeUrlLabel: answer.exchangeUrlLabel,
  }
}

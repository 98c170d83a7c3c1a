import type * as rest from '../../schema/generated/gateway-types.ts'
import { orUserError } from '../failures/user-errors.ts'
import type {
  MemberResolvers,
  MutationResolvers,
  PlanCancellation,
  PlanManagement,
  PlanSeller,
} from '../generated/resolver-types.ts'
import { isViewer } from '../shared/member-record.ts'
import { cancelPlan, readPlanManagement } from './rest.ts'

type PlanManagementResolvers = {
  Member: Pick<MemberResolvers, 'planManagement'>
  Mutation: Pick<MutationResolvers, 'cancelPlan'>
}

/** Resolvers of the plan management area: the gateway tells of nobody but the viewer. */
export const planManagementResolvers: PlanManagementResolvers = {
  Member: {
    planManagement: async (member, _args, context) =>
      isViewer(member, context) ? toPlanManagement(await readPlanManagement(context.rest)) : null,
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

const sellers: { readonly [Type in NonNullable<rest.PlanManagement['groupType']>]: PlanSeller } = {
  direct: 'INSURER',
  exchange: 'EXCHANGE',
}

/** Renewal or cancellation with the schema's names and words; the status is the id alone. */
function toPlanManagement(answer: rest.PlanManagement): PlanManagement {
  const { directPlanCancellationStatus: status, directCancellationOptions: options } = answer
  return {
    isOpen: answer.eligibleAndActive,
    boughtFrom: answer.groupType && sellers[answer.groupType],
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

import type {
  DentalBenefits,
  LimitList,
  PlanEligibilityList,
  PlanPeriodList,
  ServiceBenefits,
} from '../../schema/generated/gateway-types.ts'
import {
  validateDentalBenefits,
  validateLimitList,
  validatePlanEligibilityList,
  validatePlanPeriodList,
  validateServiceBenefits,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'
import type { CoverageCategory } from '../generated/resolver-types.ts'

/** `GET benefits/limits` of one member in the plan year of a day, yyyy-mm-dd (CALL-36, OPEN-56). */
export function readLimits(rest: RestClient, suffix: number, asOfDate: string): Promise<LimitList> {
  return rest.get('benefits/limits', { suffix, asOfDate }, validateLimitList)
}

/** `GET eligibility/family` (CALL-48). */
export function readFamilyEligibility(rest: RestClient): Promise<PlanEligibilityList> {
  return rest.get('eligibility/family', {}, validatePlanEligibilityList)
}

type MemberOnDate = { suffix: number; asOfDate: string }

const readers: {
  readonly [Category in CoverageCategory]: (
    rest: RestClient,
    asked: MemberOnDate,
  ) => Promise<Category extends 'DENTAL' ? DentalBenefits : ServiceBenefits>
} = {
  MEDICAL: (rest, asked) => rest.get('benefits/medical', asked, validateServiceBenefits),
  DENTAL: (rest, asked) => rest.get('benefits/dental', asked, validateDentalBenefits),
  VISION: (rest, asked) => rest.get('benefits/vision', asked, validateServiceBenefits),
  PHARMACY: (rest, asked) => rest.get('benefits/pharmacy', asked, validateServiceBenefits),
}

/** `GET benefits/{medical|dental|vision|pharmacy}` of one member on a date, yyyy-mm-dd (CALL-31 to 34, OPEN-56). */
export function readBenefits(
  rest: RestClient,
  category: CoverageCategory,
  asked: MemberOnDate,
): Promise<DentalBenefits | ServiceBenefits> {
  return readers[category](rest, asked)
}

/** `GET benefits/history` (CALL-35). */
export function readPlanPeriods(rest: RestClient): Promise<PlanPeriodList> {
  return rest.get('benefits/history', {}, validatePlanPeriodList)
}

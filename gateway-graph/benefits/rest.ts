import type {
  LimitList,
  MedicareMaterialsEligibility,
  PlanEligibilityList,
} from '../../schema/generated/gateway-types.ts'
import {
  validateLimitList,
  validateMedicareMaterialsEligibility,
  validatePlanEligibilityList,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET benefits/limits` of one member in the plan year of a day, yyyy-mm-dd (CALL-36, OPEN-56). */
export function readLimits(rest: RestClient, suffix: number, asOfDate: string): Promise<LimitList> {
  return rest.get('benefits/limits', { suffix, asOfDate }, validateLimitList)
}

/** `GET eligibility/family` (CALL-48). */
export function readFamilyEligibility(rest: RestClient): Promise<PlanEligibilityList> {
  return rest.get('eligibility/family', {}, validatePlanEligibilityList)
}

/** `GET medicare-materials/eligibility` (CALL-50). */
export function readMedicareMaterialsEligibility(rest: RestClient): Promise<MedicareMaterialsEligibility> {
  return rest.get('medicare-materials/eligibility', {}, validateMedicareMaterialsEligibility)
}

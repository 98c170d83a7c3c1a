import type { MedicareMaterialList, MedicareMaterialsEligibility } from '../../schema/generated/gateway-types.ts'
import {
  validateMedicareMaterialList,
  validateMedicareMaterialsEligibility,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET medicare-materials` (CALL-49). */
export function readMedicareMaterials(rest: RestClient): Promise<MedicareMaterialList> {
  return rest.get('medicare-materials', {}, validateMedicareMaterialList)
}

/** `GET medicare-materials/eligibility` (CALL-50). */
export function readMedicareMaterialsEligibility(rest: RestClient): Promise<MedicareMaterialsEligibility> {
  return rest.get('medicare-materials/eligibility', {}, validateMedicareMaterialsEligibility)
}

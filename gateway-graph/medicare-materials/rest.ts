import type { MedicareMaterialList } from '../../schema/generated/gateway-types.ts'
import { validateMedicareMaterialList } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET medicare-materials` (CALL-49). */
export function readMedicareMaterials(rest: RestClient): Promise<MedicareMaterialList> {
  return rest.get('medicare-materials', {}, validateMedicareMaterialList)
}

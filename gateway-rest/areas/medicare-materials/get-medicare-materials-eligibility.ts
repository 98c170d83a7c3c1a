import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'

/** `GET medicare-materials/eligibility` (CALL-50): whether the plan offers Medicare materials. */
export const getMedicareMaterialsEligibility: Handler<'getMedicareMaterialsEligibility'> = ({ viewer, database }) => ({
  eligible: planExtras(database, viewer.subscriberKey).medicareMaterials === 1,
})

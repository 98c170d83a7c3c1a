import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { planExtras } from '../../store/plan-extras.ts'
import { materialsOf } from './materials-of.ts'

/** `GET medicare-materials` (CALL-49): the documents of the plan year; 403 for a member whose plan has none (MATERIAL-02). */
export const listMedicareMaterials: Handler<'listMedicareMaterials'> = ({ viewer, database, clock }) => {
  if (planExtras(database, viewer.subscriberKey).medicareMaterials !== 1)
    throw new GatewayError('FORBIDDEN', 'This plan has no Medicare materials.')
  return materialsOf(viewer.domainId, Number(clock.today().slice(0, 4)))
}

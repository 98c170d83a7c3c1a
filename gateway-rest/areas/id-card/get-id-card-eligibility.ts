import type { Handler } from '../../http/call.ts'
import { coverageOf } from '../../store/coverage.ts'
import { activeCategories } from '../../store/plan-status.ts'

/** `GET idCard/eligible` (CALL-61): the categories in which the member is covered today, each of which has a card. */
export const getIdCardEligibility: Handler<'getIdCardEligibility'> = ({ viewer, database, clock }) => {
  const categories = activeCategories(coverageOf(database, viewer.memberKey, viewer.groupId), clock.today())
  return { eligible: categories.length > 0, categories }
}

import type { Handler } from '../../http/call.ts'
import { cardCoverage } from './card-coverage.ts'

/** `GET idCard/eligible` (CALL-61): the categories in which the member is covered today, each of which has a card. */
export const getIdCardEligibility: Handler<'getIdCardEligibility'> = ({ viewer, database, clock }) => {
  const categories = cardCoverage(database, viewer.memberKey, viewer.groupId, clock.today()).map(row => row.category)
  return { eligible: categories.length > 0, categories }
}

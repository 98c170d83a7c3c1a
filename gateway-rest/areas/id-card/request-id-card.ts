import type { Handler } from '../../http/call.ts'
import { cardCoverage, coverageAsked } from './card-coverage.ts'

/**
 * `GET idCard/request` (CALL-64, OPEN-47): orders a printed card, once a day at most: a GET may be sent again by whoever
 * lost the answer.
 * @throws GatewayError 403 without active coverage, 404 for a category that is not active.
 */
export const requestIdCard: Handler<'requestIdCard'> = ({ params, viewer, database, clock }) => {
  const { category } = params
  const { memberKey, groupId } = viewer
  coverageAsked(cardCoverage(database, memberKey, groupId, clock.today()), category)
  database.run(
    'insert or ignore into idCardOrder (memberKey, category, orderedOn) values (?, ?, ?)',
    memberKey,
    category,
    clock.today(),
  )
  return `Your ${category} ID card will be mailed to the address on file within 10 business days.`
}

import type {
  Category,
  EmailIdCardRequest,
  IdCardEligibility,
  IdCardList,
  PlainText,
} from '../../schema/generated/gateway-types.ts'
import {
  validateIdCardEligibility,
  validateIdCardList,
  validatePlainText,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** Which cards are asked for: what is undefined is not narrowed down. */
export type CardsAsked = { category: Category | undefined; suffix: number | undefined }

/** `GET idCard/eligible` (CALL-61). */
export function readIdCardEligibility(rest: RestClient): Promise<IdCardEligibility> {
  return rest.get('idCard/eligible', {}, validateIdCardEligibility)
}

/** `GET idCard/view` as JSON (CALL-62). */
export function readIdCards(rest: RestClient, asked: CardsAsked): Promise<IdCardList> {
  return rest.get('idCard/view', asked, validateIdCardList)
}

/** `POST idCard/email`: answers in words (CALL-63). */
export function emailIdCards(rest: RestClient, body: EmailIdCardRequest): Promise<PlainText> {
  return rest.send('POST', 'idCard/email', body, validatePlainText, { answers: 'text/plain' })
}

/** `GET idCard/request`, which orders a card and is sent once only; answers in words (CALL-64). */
export function requestIdCard(rest: RestClient, category: Category): Promise<PlainText> {
  return rest.order('idCard/request', { category }, validatePlainText)
}

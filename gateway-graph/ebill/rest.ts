import type { EbillRegistered, HasEbill, PlainText, ShowEbillAlert } from '../../schema/generated/gateway-types.ts'
import {
  validateEbillRegistered,
  validateHasEbill,
  validatePlainText,
  validateShowEbillAlert,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET ebill/hasEbill` (CALL-65). */
export function readHasEbill(rest: RestClient): Promise<HasEbill> {
  return rest.get('ebill/hasEbill', {}, validateHasEbill)
}

/** `GET ebill/showEbillAlert` (CALL-67). */
export function readShowEbillAlert(rest: RestClient): Promise<ShowEbillAlert> {
  return rest.get('ebill/showEbillAlert', {}, validateShowEbillAlert)
}

/** `GET ebill/ebillRegistered` (CALL-66). */
export function readEbillRegistered(rest: RestClient): Promise<EbillRegistered> {
  return rest.get('ebill/ebillRegistered', {}, validateEbillRegistered)
}

/** `PUT ebill/registerEbillUser` (CALL-68). */
export function registerEbillUser(rest: RestClient): Promise<EbillRegistered> {
  return rest.send('PUT', 'ebill/registerEbillUser', undefined, validateEbillRegistered)
}

/** `GET token/userkey`, a text (CALL-05). */
export function readUserKey(rest: RestClient): Promise<PlainText> {
  return rest.text('token/userkey', {}, validatePlainText)
}

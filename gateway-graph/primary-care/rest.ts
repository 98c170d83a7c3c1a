import type { PcpEligibility, PcpMembers, PlainText } from '../../schema/generated/gateway-types.ts'
import {
  validatePcpEligibility,
  validatePcpMembers,
  validatePlainText,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET pcp/members` (CALL-52). */
export function readPcpMembers(rest: RestClient): Promise<PcpMembers> {
  return rest.get('pcp/members', {}, validatePcpMembers)
}

/** `GET pcp/eligibility` (CALL-53). */
export function readPcpEligibility(rest: RestClient): Promise<PcpEligibility> {
  return rest.get('pcp/eligibility', {}, validatePcpEligibility)
}

/** `GET pcp/city-of-portland`: due date of the preventive care initiative as text, empty when there is none (CALL-55). */
export function readPreventiveDueDate(rest: RestClient): Promise<PlainText> {
  return rest.text('pcp/city-of-portland', {}, validatePlainText)
}

import type {
  PcpEligibility,
  PcpMembers,
  PcpProvider,
  PcpProviderPage,
  PcpSearchRequest,
  PcpSelectRequest,
  PlainText,
} from '../../schema/generated/gateway-types.ts'
import {
  validatePcpEligibility,
  validatePcpMembers,
  validatePcpProvider,
  validatePcpProviderPage,
  validatePlainText,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET pcp/members` (CALL-52). */
export function readPcpMembers(rest: RestClient): Promise<PcpMembers> {
  return rest.get('pcp/members', {}, validatePcpMembers)
}

/** `GET pcp/eligibility` (CALL-53). */
export function readPcpEligibility(rest: RestClient): Promise<PcpEligibility> {
  return rest.get('pcp/eligibility', {}, validatePcpEligibility)
}

/** `GET pcp/provider` (CALL-54). */
export function readPcpProvider(rest: RestClient, providerId: string): Promise<PcpProvider> {
  return rest.get('pcp/provider', { providerId }, validatePcpProvider)
}

/** `POST pcp/search`, which only asks (CALL-57). */
export function searchPcpProviders(
  rest: RestClient,
  body: PcpSearchRequest,
  page: { page: number; size: number },
): Promise<PcpProviderPage> {
  return rest.ask('pcp/search', page, body, validatePcpProviderPage)
}

/** `POST pcp/select`: answers in words (CALL-56). */
export function selectPcpProvider(rest: RestClient, body: PcpSelectRequest): Promise<PlainText> {
  return rest.send('POST', 'pcp/select', body, validatePlainText, { answers: 'text/plain' })
}

/** `GET pcp/city-of-portland`: due date of the preventive care initiative as text, empty when there is none (CALL-55). */
export function readPreventiveDueDate(rest: RestClient): Promise<PlainText> {
  return rest.text('pcp/city-of-portland', {}, validatePlainText)
}

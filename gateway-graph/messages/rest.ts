import type { CalendarMessage, ChatConfig, QualityAccreditation } from '../../schema/generated/gateway-types.ts'
import {
  validateCalendarMessage,
  validateChatConfig,
  validateQualityAccreditation,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** `GET message/calendar/domain/{domainId}` (CALL-70). */
export function readDomainCalendar(rest: RestClient, domainId: number): Promise<CalendarMessage> {
  return rest.get(`message/calendar/domain/${domainId}`, {}, validateCalendarMessage)
}

/** Quality accreditations, from the brand's configured address (CALL-73): the same for everybody. */
export function readAccreditations(rest: RestClient, address: string): Promise<QualityAccreditation> {
  return rest.getPublic(address, validateQualityAccreditation)
}

/** Chat configuration, from the brand's configured address (CALL-74): the same for everybody. */
export function readChatConfiguration(rest: RestClient, address: string): Promise<ChatConfig> {
  return rest.getPublic(address, validateChatConfig)
}

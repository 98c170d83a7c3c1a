import type { ChatConfig } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { brandColumn } from './brand-column.ts'

/** The chat configuration of a brand (CALL-74, ENT-03). */
export const getChatConfiguration: Handler<'getChatConfiguration'> = ({ params, database }) =>
  brandColumn<ChatConfig>(database, params.domainId, 'chat')

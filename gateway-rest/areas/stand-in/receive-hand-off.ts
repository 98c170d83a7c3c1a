import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { page } from './page.ts'

/** Stands in for the external sales-force SSO (CALL-75, OPEN-23): says that a good token arrived, and never shows it. */
export const receiveHandOff: Handler<'receiveHandOff'> = async ({ body, tokens }) => {
  if ((await tokens.verify(body.token)) === undefined)
    throw new GatewayError('UNAUTHORIZED', 'The hand-off carries no valid token.')
  return page('Sales force stand-in', [
    'The hand-off arrived with a valid token.',
    `Test environment: ${body.testEnvironment ?? 'none'}`,
  ])
}

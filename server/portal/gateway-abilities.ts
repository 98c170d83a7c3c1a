import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { warningOfSessions } from '../start/gateway-ends-sessions.ts'
import type { Portal } from './portal.ts'

/** What the gateway can do, as far as it is known yet. What its tokens tell meanwhile is not forgotten. */
export function gatewayAbilities(
  told: boolean | undefined | Promise<boolean | undefined>,
  log: Log,
): Portal['gateway'] {
  if (!(told instanceof Promise)) return { knowsSessions: told }
  const gateway: Portal['gateway'] = { knowsSessions: undefined }
  void told.then(knows => {
    gateway.knowsSessions ??= knows
    if (knows !== true) log.warn({}, warningOfSessions(knows))
  })
  return gateway
}

import { revokeToken } from '../../gateway-graph/account/rest.ts'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { CallGroup } from '../../gateway-graph/upstream/call-group.ts'
import { createRestClient } from '../../gateway-graph/upstream/create-rest-client.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { brandSessions, type LiveToken, type SessionRules } from '../session/session-rules.ts'
import type { Portal } from './portal.ts'

/** For whom sessions end, and where it is logged. */
interface Asking {
  brand: Brand
  requestId: string
  log: Log
}

/**
 * The rules of sessions on one brand. They end everywhere: here at once, in all instances within a second, and at the
 * gateway without waiting for it (SEC-01). A log-out does not fail because the gateway does: no instance takes the token
 * any more.
 */
export function sessionRules(portal: Portal, { brand, requestId, log }: Asking): SessionRules {
  const { now, longestSessionMs: longestMs } = portal
  const { revocations } = portal.state
  const endElsewhere = async (ids: readonly string[]) => {
    try {
      if (ids.length > 0) await revocations.endSessions(ids, new Date(now().getTime() + longestMs))
    } catch (error) {
      log.error({ requestId, reason: String(error) }, 'other instances may not know of sessions that ended')
    }
  }

  async function endAtGateway({ token }: LiveToken): Promise<void> {
    const { pool, gatewayUrl, publicAnswers, deadlineMs } = portal
    const gateway = { gatewayUrl, basePath: brand.gatewayBasePath, domainId: brand.domainId }
    const session = { token, kind: 'full' } as const
    const group = new CallGroup(deadlineMs)
    try {
      const rest = createRestClient({ gateway, pool, publicAnswers, session, requestId, group, log })
      await endElsewhere((await revokeToken(rest, { what: 'this' })).ended)
    } catch (error) {
      // The client logs calls that fail.
      if (!(error instanceof UpstreamError)) log.error({ requestId, reason: String(error) }, 'a session may go on')
    }
  }

  return {
    ...brandSessions(brand.domainId, { revocations, now, longestMs }),
    ended(session) {
      void endElsewhere([session.claims.marks.id])
      // Only a gateway that has sessions names them.
      if (session.claims.sid !== undefined) void endAtGateway(session)
    },
    endElsewhere,
  }
}

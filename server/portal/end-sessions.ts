import { readAccountStatus, revokeToken } from '../../gateway-graph/account/rest.ts'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { CallGroup } from '../../gateway-graph/upstream/call-group.ts'
import { createRestClient } from '../../gateway-graph/upstream/create-rest-client.ts'
import { brandSessions, type SessionRules } from '../session/session-rules.ts'
import type { Heard, Leaving } from './log-outs.ts'
import type { Portal } from './portal.ts'

/**
 * The rules of sessions for one request. They end everywhere: here at once, in all instances within a second, and at the
 * gateway (SEC-01). A log-out does not fail because the gateway does: no instance takes the token any more. `leaving` is told
 * of what an answer waits for, half a second at most for the gateway, so that a log-out that was answered outlives this
 * instance (OPS-16).
 */
export function sessionRules(
  portal: Portal,
  asking: Omit<Leaving, 'session'>,
  leaving: (left: Promise<void>) => void = () => {},
): SessionRules {
  const { now, longestSessionMs: longestMs, logOuts, gateway, telemetry } = portal
  const { goesOn, lastEnd } = brandSessions(asking.brand.domainId, {
    ...{ revocations: portal.state.revocations, now, longestMs },
  })
  return {
    lastEnd,
    goesOn: claims => !logOuts.has(claims.tokenMarks.id) && goesOn(claims),
    given({ sid }) {
      gateway.knowsSessions = sid !== undefined
    },
    ended(session) {
      telemetry.sessionsEnded.add([asking.brand.id])
      leaving(logOuts.leave({ ...asking, session }))
    },
    endElsewhere: ids => logOuts.tell(ids, asking),
  }
}

/** What calling the gateway needs. */
type Reach = Pick<Portal, 'pool' | 'gatewayUrl' | 'publicAnswers' | 'deadlineMs' | 'watch'>

/**
 * Ends a session at the gateway. Only one that has sessions names them in its tokens; any other is asked by the first call of a
 * journey whether the token is its own, and then its session ends here alone.
 */
export async function endAtGateway(
  { gatewayUrl, deadlineMs, ...reach }: Reach,
  { session: { token, claims }, brand, ...asking }: Leaving,
): Promise<Heard> {
  const gateway = { gatewayUrl, basePath: brand.gatewayBasePath, domainId: brand.domainId }
  // Both calls are of the journey: any token may make them.
  const session = { token, kind: 'full' } as const
  const rest = createRestClient({ gateway, ...reach, session, group: new CallGroup(deadlineMs), ...asking })
  const own = claims.marks.id
  try {
    if (claims.sid !== undefined) {
      const ended = await revokeToken(rest, { what: 'this' }).catch(unlessMissing)
      if (ended) return { ended: [...new Set([own, ...ended.ended])] }
    }
    await readAccountStatus(rest)
    return { ended: [own] }
  } catch (error) {
    return meaningOf(error, asking)
  }
}

/** Whether a token is the gateway's, asked by a call that every kind of token may make. Not when it cannot be asked. */
export async function provesToken(
  { pool, gatewayUrl, publicAnswers, deadlineMs, watch }: Reach,
  token: string,
  { brand, ...asking }: Omit<Leaving, 'session'>,
): Promise<boolean> {
  const gateway = { gatewayUrl, basePath: brand.gatewayBasePath, domainId: brand.domainId }
  const session = { token, kind: 'full' } as const
  const reach = { gateway, pool, publicAnswers, watch }
  const rest = createRestClient({ ...reach, session, group: new CallGroup(deadlineMs), ...asking })
  return readAccountStatus(rest).then(
    () => true,
    () => false,
  )
}

/** Statuses of an address that there is not. */
const missing: ReadonlySet<number> = new Set([404, 405, 501])

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof UpstreamError && missing.has(error.failure.status))) throw error
}

/** The client logs calls that fail. */
function meaningOf(error: unknown, { log, requestId }: Pick<Leaving, 'log' | 'requestId'>): Heard {
  if (!(error instanceof UpstreamError)) {
    log.error({ requestId, reason: String(error) }, 'a session may go on')
    return { unheard: 'for good' }
  }
  const { status } = error.failure
  if (status === 401) return { ended: [] }
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429
  return { unheard: isRefusal ? 'for good' : 'for now' }
}

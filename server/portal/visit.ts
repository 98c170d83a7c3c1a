import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { GraphContext, Log } from '../../gateway-graph/context/graph-context.ts'
import { createContext } from '../../gateway-graph/create-context.ts'
import type { GraphAnswer } from '../../gateway-graph/execution/graph-errors.ts'
import type { WhenGone } from '../../gateway-graph/upstream/call-group.ts'
import { VisitAudit } from '../audit/visit-audit.ts'
import type { LiveBrand } from '../brands/live-brand.ts'
import { createContent } from '../content/create-content.ts'
import { clientOf, originOf } from '../http/client-of.ts'
import type { TurnedAway } from '../log-in/log-ins.ts'
import { parseCookies } from '../session/cookie-jar.ts'
import { goWithoutTls } from '../session/cookie-names.ts'
import { CookieSession } from '../session/cookie-session.ts'
import type { RequestTrace } from '../telemetry/tracing.ts'
import { timeZoneOf, viewportOf } from './browser-hints.ts'
import { deviceOf } from './device-words.ts'
import { provesToken, sessionRules } from './end-sessions.ts'
import type { KnownDocument } from './known-documents.ts'
import type { Portal } from './portal.ts'

/** The parts of an HTTP request that a visit is made from. */
export interface VisitRequest {
  id: string
  /** The request that came, by which its trace is known; none for a page that is made ahead. */
  raw?: IncomingMessage
  headers: IncomingHttpHeaders
  /** Where the connection is from: of a request that came, the client is the one whom trusted proxies name (OPS-05, SEC-10). */
  ip: string
  log: Log
}

/** One request by one person on one brand: their session, and the gateway asked on their behalf. */
export interface Visit {
  live: LiveBrand
  session: CookieSession
  /** The trace that it belongs to, if any. */
  trace: RequestTrace | undefined
  /** Records what happens. */
  audit: VisitAudit
  /** What the answer says of a log-in that was not let through, because there were too many (SEC-10) or they could not be counted. */
  logInTurnedAway(): TurnedAway | undefined
  /** Time zone of the person who asks. */
  timeZone: string
  /** Resolves when sessions that this request ended have ended in all instances, as far as that can be had (OPS-16). */
  settled(): Promise<unknown>
  /** Seconds until a log-in as somebody makes sense, when it is known beforehand that it would be refused now. */
  refusesLogIn(username: string): number | undefined
  /** Runs one of the client's documents. What it writes to the session leaves with this request's answer. */
  ask(document: KnownDocument, variables: Record<string, unknown>): Promise<GraphAnswer>
  /** The context of one operation that comes by HTTP; of a query unless it is known to be a mutation. */
  context(kind?: KnownDocument['kind']): GraphContext
}

/**
 * Begins a visit. Its documents share upstream answers until the session changes or something is written; reading stops
 * when the browser hangs up.
 */
export function createVisit(
  portal: Portal,
  live: LiveBrand,
  { id, raw, headers, ip, log }: VisitRequest,
  whenGone: WhenGone,
): Visit {
  const cookies = parseCookies(headers.cookie)
  const client = raw ? clientOf(raw).address : ip
  const origin = raw ? originOf(raw) : ip
  const { brand } = live.compiled
  const clock = { now: portal.now, timeZone: timeZoneOf(cookies, brand.timeZone) }
  const viewport = viewportOf(cookies, headers)
  const copyToken = brand.session.copyTokenToLocalStorage
  const withoutTls = goWithoutTls(portal.demoCookies, headers)
  const leaving: Promise<void>[] = []
  const asking = { brand, requestId: id, client, origin, log }
  const rules = sessionRules(portal, asking, left => leaving.push(left))
  const trace = raw && portal.traces.begin(raw)
  const session = new CookieSession({ cookies, now: portal.now, copyToken, withoutTls, rules })
  if (session.claims) portal.seenSessions.see(session.claims.marks.id)
  const audit = new VisitAudit({
    ...{ audit: portal.audit, session, from: { client: origin, requestId: id } },
    prove: token => provesToken(portal, token, asking),
  })
  const content = createContent({
    compiled: live.compiled,
    session,
    clock,
    viewport,
    report: problem => log.error({ item: problem.id, reason: String(problem.error) }, 'An item could not be resolved'),
    opened: (pattern, status) => audit.opened(pattern, status),
  })
  const logIns = portal.logIns({
    ...{ domainId: brand.domainId, client, device: session.device },
    // What a device keeps came from a gateway that knows devices; it is told to no other.
    tellDevice: () => portal.gateway.knowsSessions !== false,
    keepDevice: mark => session.keepDevice(mark),
  })
  const changeKey = keyOfChange(headers)
  let current: { context: GraphContext; version: number } | undefined

  // A mutation runs to its end even when the browser has gone: half a change would be worse than none.
  const fresh = (gone?: WhenGone) =>
    createContext({
      brand,
      session,
      nodeIds: portal.nodeIds(brand.domainId),
      logIns,
      clock,
      viewport,
      content,
      pool: portal.pool,
      gatewayUrl: portal.gatewayUrl,
      publicAnswers: portal.publicAnswers,
      deadlineMs: portal.deadlineMs,
      callTime: portal.callTime,
      laid: portal.laid,
      requestId: id,
      client,
      changeKey,
      device: () => (portal.gateway.knowsSessions ? deviceOf(headers['user-agent']) : undefined),
      audit,
      whenGone: gone,
      watch: portal.watch,
      trace,
      log,
    })
  const shared = () => {
    if (!current || current.version !== session.version)
      current = { context: fresh(whenGone), version: session.version }
    return current.context
  }

  return {
    live,
    session,
    trace,
    audit,
    logInTurnedAway: logIns.turnedAway,
    timeZone: clock.timeZone,
    settled: () => Promise.all(leaving),
    refusesLogIn: username => logIns.refusal(username),
    context: kind => (kind === 'mutation' ? fresh() : shared()),
    async ask(document, variables) {
      const { hash, kind } = document
      const run = (context: GraphContext) => {
        const execute = () => portal.graph.execute({ document: { hash }, variables }, context)
        return trace ? trace.document(document, execute) : execute()
      }
      if (kind === 'query') return run(shared())
      const answer = await run(fresh())
      // Whatever was read before may have changed.
      current = undefined
      return answer
    },
  }
}

/** By which the gateway knows a change that is sent again, because nobody knows whether it arrived (MEMBER-24). */
function keyOfChange({ 'idempotency-key': key }: IncomingHttpHeaders): string | undefined {
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined
}

import type { Dispatcher } from 'undici'
import type { FactValues } from '../schema/generated/facts.ts'
import type { Brand } from '../schema/generated/manifests.ts'
import type {
  AuditOfRequest,
  Clock,
  Content,
  GraphContext,
  Log,
  LogInGate,
  NodeIds,
  Session,
} from './context/graph-context.ts'
import { createFactReader } from './facts/create-fact-reader.ts'
import { type LaidFacts, laidOver } from './facts/laid-over.ts'
import { CallGroup, type CallTime, type WhenGone } from './upstream/call-group.ts'
import type { CallTrace, CallWatch } from './upstream/call-watch.ts'
import { createRestClient } from './upstream/create-rest-client.ts'
import { PublicAnswers } from './upstream/public-answers.ts'

export interface ContextOptions {
  brand: Brand
  session: Session
  /** Makes and reads the ids of the brand's nodes. */
  nodeIds: NodeIds
  /** Lets everybody try when left out. */
  logIns?: LogInGate
  clock: Clock
  viewport: FactValues['viewport']
  content: Content
  /** Connections to the gateway, shared by all requests; `createPool` makes them. */
  pool: Dispatcher
  gatewayUrl: string
  /** Cross-request cache of public responses; none when left out. */
  publicAnswers?: PublicAnswers
  requestId: string
  /** By which the gateway knows a change that is sent again. */
  changeKey?: string | undefined
  /** The device of the client in plain words, for the gateway's list of sign-ins; nothing is told when left out. */
  device?: () => string | undefined
  /** Network address of the client; the gateway counts attempts by it. */
  client?: string
  /** How long all upstream calls of the request may take together, in milliseconds. */
  deadlineMs?: number
  /** The time that counts for that; the system's when left out. */
  callTime?: CallTime | undefined
  /** Facts that hold whatever the gateway says, in previews alone. */
  laid?: LaidFacts | undefined
  /** Records what happens; nothing does when left out. */
  audit?: AuditOfRequest
  /** Calls back when the client hangs up, which ends the calls. */
  whenGone?: WhenGone | undefined
  /** Is told of every call to the gateway. */
  watch?: CallWatch | undefined
  /** The trace that those calls belong to. */
  trace?: CallTrace | undefined
  log: Log
}

/** Everything that resolvers may use in one request. Make one for each request: it keeps answers and facts. */
export function createContext(options: ContextOptions): GraphContext {
  const { brand, session, nodeIds, clock, viewport, content, pool, gatewayUrl, requestId, log } = options
  const gateway = { gatewayUrl, basePath: brand.gatewayBasePath, domainId: brand.domainId }
  const publicAnswers = options.publicAnswers ?? new PublicAnswers()
  const group = new CallGroup(options.deadlineMs ?? 8_000, options.whenGone, options.callTime)
  const { audit = recordsNothing } = options
  const rest = createRestClient({
    gateway,
    pool,
    publicAnswers,
    session,
    requestId,
    client: options.client,
    language: brand.language,
    changeKey: options.changeKey,
    taken: token => audit.taken(token),
    group,
    watch: options.watch,
    trace: options.trace,
    log,
  })
  const asked = { rest, session, clock, viewport, log, requestId }
  const readerOf = (failures: 'unknown' | 'throw') =>
    laidOver(createFactReader(asked, failures), options.laid, session.token !== undefined)
  return {
    brand,
    session,
    nodeIds,
    clock,
    viewport,
    content,
    rest,
    requestId,
    log,
    audit,
    logIns: options.logIns ?? openGate,
    device: options.device ?? (() => undefined),
    facts: readerOf('unknown'),
    freshFacts: () => readerOf('throw'),
  }
}

const openGate: LogInGate = { tryOnce: (_username, attempt) => attempt(undefined) }

const recordsNothing: AuditOfRequest = { begins: () => async () => {}, refused: () => {}, taken: () => {} }

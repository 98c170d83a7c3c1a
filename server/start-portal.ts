import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildSchema } from '../gateway-graph/build-schema.ts'
import type { Log } from '../gateway-graph/context/graph-context.ts'
import { createGraph } from '../gateway-graph/create-graph.ts'
import type { LaidFacts } from '../gateway-graph/facts/laid-over.ts'
import { nodeIdsOfBrands } from '../gateway-graph/shared/node-ids.ts'
import type { CallTime } from '../gateway-graph/upstream/call-group.ts'
import { createPool } from '../gateway-graph/upstream/create-pool.ts'
import { PublicAnswers } from '../gateway-graph/upstream/public-answers.ts'
import { addRoutes } from './add-routes.ts'
import { createPortalAudit } from './audit/portal-audit.ts'
import { recordLogOut } from './audit/visit-audit.ts'
import { createHosts, type ManifestSource } from './brands/create-hosts.ts'
import { followPublished } from './brands/follow-published.ts'
import { shareRevisions } from './brands/share-revisions.ts'
import { loadWeb, type WebClient } from './build/load-web.ts'
import type { Checks } from './content/check/check-thread.ts'
import { type ClientLimits, createApp } from './create-app.ts'
import { lastingAddressIn } from './files/brand-assets.ts'
import { type Front, graphqlFront } from './graphql/graphql-front.ts'
import { guardOverload } from './http/overload.ts'
import type { LogOption } from './log/json-log.ts'
import { silentLog } from './log/request-log.ts'
import { createKnownDevices } from './log-in/known-devices.ts'
import { createLogIns } from './log-in/log-ins.ts'
import { isInside, turnAway } from './pages/turn-away.ts'
import { endAtGateway } from './portal/end-sessions.ts'
import { gatewayAbilities } from './portal/gateway-abilities.ts'
import { knownDocuments } from './portal/known-documents.ts'
import { lineFacts } from './portal/line-facts.ts'
import { createLogOuts } from './portal/log-outs.ts'
import type { Portal } from './portal/portal.ts'
import { countCalls, portalMetrics } from './portal/portal-metrics.ts'
import type { Networks } from './settings/networks.ts'
import { openState } from './state/open-state.ts'
import type { State } from './state/state.ts'
import type { StudioOptions } from './studio/studio-app.ts'
import { openStudioDoor } from './studio/studio-door.ts'
import { DistinctCounter } from './telemetry/distinct-counter.ts'
import { type MetricsAddress, serveMetrics } from './telemetry/serve-metrics.ts'
import { createTelemetry } from './telemetry/telemetry.ts'
import { createTraces, type SpanSink } from './telemetry/tracing.ts'

export interface PortalOptions {
  /** Port to listen on; 0 takes a free one. */
  port: number
  /** Address to listen on; all of the machine's when left out. */
  host?: string
  /** Origin of the REST gateway. */
  gatewayUrl: string
  manifests: ManifestSource
  /** What all instances share, closed by whoever opened it; kept in memory for this one alone when left out. */
  state?: State
  /** After so many hours a session ends, whatever extends it (SEC-04); 12 when left out. */
  sessionHours?: number
  /** Whether the gateway is known to end and list sessions, or to do neither; its tokens tell it, too (SEC-06). */
  gatewayKnowsSessions?: boolean | undefined | Promise<boolean | undefined>
  /** How long all upstream calls of one request may take together, in milliseconds; 8,000 when left out. */
  deadlineMs?: number
  /** The time that counts for that, so that tests can let it pass; the system's when left out. */
  callTime?: CallTime
  /** What slow clients may take; `clientLimits` when left out. */
  clientLimits?: ClientLimits
  /** Proxies whose forwarded headers are believed (OPS-05); those on this machine when left out. */
  trustedProxies?: Networks | undefined
  /**
   * How long it serves on when it is told to close, while /readyz says 503 and proxies turn elsewhere, in milliseconds; not
   * at all when left out (OPS-06).
   */
  drainMs?: number
  /** How long requests in flight may take to finish after that, in milliseconds; 10,000 when left out. */
  finishMs?: number
  /** How much of its time the event loop may work before requests are turned away, in percent; none ever is when left out. */
  overloadPercent?: number
  /** The build that runs, for /version. */
  build?: string
  /** Where metrics are read, on a port of its own; nowhere when left out (OPS-08). */
  metrics?: MetricsAddress | undefined
  /** Where spans go, and the share of requests that are kept; none when left out (OPS-09). */
  traces?: { sink: SpanSink; ratio: number } | undefined
  /** "Now", for tests. */
  clock?: { now(): Date }
  /** GraphiQL, introspection and free queries. */
  developer?: boolean
  /** Cookies that need no TLS where developers open the portal at `http://*.localhost` (MEMBER-59). */
  demoCookies?: boolean
  /** Where staff change the content; nowhere when left out (STUDIO-01). */
  studio?: StudioOptions | undefined
  /** Checks beside the thread that serves, closed by whoever made it; the studio has its own when left out. */
  checks?: Checks | undefined
  /** Structured log: a stream for its lines, or false for none. */
  log?: LogOption
  /** The documents that run, by hash; the client's own when left out. */
  documents?: Readonly<Record<string, string>>
  /** The client; what `npm run build` made when left out. */
  web?: WebClient
  /** The graph's schema; made from its files when left out. */
  schemaText?: string
  /** Facts that hold whatever the gateway says, in previews alone (STUDIO-19). */
  laid?: LaidFacts | undefined
}

export interface RunningPortal {
  port: number
  /** Where metrics are read, if anywhere. */
  metricsPort: number | undefined
  /** Reloads the manifests; with mistakes in them the last good revision goes on serving. */
  reload(): Promise<{ ok: true } | { ok: false; error: unknown }>
  /** Stops taking requests, lets those in flight finish or cuts them off after a while, and closes everything. */
  close(): Promise<void>
}

/** A portal that does not listen itself. */
export interface PreparedPortal extends Omit<RunningPortal, 'port'> {
  app: FastifyInstance
  /** Patterns of all addresses that it has, for tests that ask each. */
  patterns: readonly string[]
  /** Answers a request that another server took. */
  answer: RequestListener
  /** Compiles documents that nobody has asked yet. */
  compileRest(): Promise<void>
  /** Whether a host is one of a brand. */
  serves(host: string | undefined): boolean
}

/** Starts the portal for all brands: pages, GraphQL, files. Rejects when the port is taken. */
export async function startPortal({ port: wanted, host, ...options }: PortalOptions): Promise<RunningPortal> {
  const { app, reload, close, metricsPort, compileRest } = await preparePortal(options)
  await app.listen({ port: wanted, ...(host !== undefined && { host }) })
  // The first pages come first.
  globalThis.setTimeout(() => void compileRest(), 1_000).unref()
  const { port } = app.server.address() as AddressInfo
  return { port, metricsPort, reload, close }
}

/** Everything of the portal but the port that it listens on. */
export async function preparePortal(options: Omit<PortalOptions, 'port' | 'host'>): Promise<PreparedPortal> {
  let front: Front = () => false
  const first: Front = (request, response) => front(request, response)
  const { log, clientLimits: limits, trustedProxies } = options
  let portal: Portal | undefined
  const factsOf = (request: IncomingMessage) => (portal ? lineFacts(portal, request) : {})
  const app = createApp({ front: first, log, limits, trustedProxies, lineFacts: factsOf })
  portal = await createPortal(options, app.log)
  const ofGraphql = graphqlFront(portal, app.log)
  const studio = options.studio && studioDoor(portal, options.studio, options, app.log)
  const { overloadPercent } = options
  const overload =
    overloadPercent === undefined ? undefined : guardOverload({ busyAt: overloadPercent / 100, isInside })
  front = (request, response) => {
    // Whoever keeps the connection comes anew for the next request, and is then led to another instance.
    if (portal.phase !== 'serving') response.shouldKeepAlive = false
    // Members go before staff when more come than can be answered.
    if (!overload?.turnsAway(request, response))
      return studio?.takes(request, response) === true || ofGraphql(request, response)
    turnAway(portal, request, response)
    return true
  }
  const patterns = new Set<string>()
  app.addHook('onRoute', ({ url }) => void patterns.add(url))
  await addRoutes(app, portal)
  await app.ready()
  const metrics = options.metrics && (await serveMetrics(portal.telemetry, options.metrics))
  const { reload } = shareRevisions(portal.hosts, portal.state.revisions, app.log)
  const stopFollowing = followPublished(options.manifests.isServed, portal.state, reload)
  return {
    app,
    metricsPort: metrics?.port,
    patterns: [...patterns],
    answer: (request, response) => void app.server.emit('request', request, response),
    compileRest: () => portal.graph.compileAll(),
    serves: host => portal.hosts.current().find(host) !== undefined,
    reload,
    async close() {
      portal.phase = 'draining'
      await setTimeout(options.drainMs ?? 0)
      portal.phase = 'closing'
      stopFollowing()
      overload?.stop()
      await finish(app, options.finishMs ?? 10_000)
      await studio?.close()
      await portal.logOuts.close()
      await portal.audit.close()
      await metrics?.close()
      await portal.graph.stop()
      await portal.pool.close()
      if (options.state === undefined) await portal.state.close()
    },
  }
}

/** The studio, which is loaded when somebody comes to its host: whoever serves members alone pays nothing for it. */
function studioDoor(
  portal: Portal,
  studio: StudioOptions,
  { log: option, checks, trustedProxies, schemaText, manifests }: Omit<PortalOptions, 'port' | 'host'>,
  log: Log,
) {
  // Of previews only failures are told: whoever looks sees the rest.
  const failures: LogOption = option ? { ...option, level: 'error' } : false
  const shared = { trustedProxies, log: failures, ...(schemaText !== undefined && { schemaText }) }
  const load = async () =>
    (await import('./studio/studio-app.ts')).createStudio(portal, studio, {
      ...{ log: option, checks, folder: manifests.folder, prepare: own => preparePortal({ ...shared, ...own }) },
    })
  return openStudioDoor(studio.host, load, reason => log.error({ reason }, 'the studio cannot be loaded'))
}

async function createPortal(options: Omit<PortalOptions, 'port' | 'host'>, log: Log): Promise<Portal> {
  const { gatewayUrl, manifests, developer = false, demoCookies = false } = options
  if (demoCookies && !developer) throw new Error('Cookies without TLS are for the demo: production has none')
  const documents = knownDocuments(options.documents)
  const graph = createGraph({
    ...{ schema: buildSchema(options.schemaText), knownDocuments: documents.texts, developerMode: developer, log },
    documentsFit: options.schemaText !== undefined,
  })
  const now = () => options.clock?.now() ?? new Date()
  const { servedFolder = () => manifests.folder } = manifests
  const telemetry = createTelemetry()
  const hosts = createHosts(manifests, {
    ...{ gatewayUrl, lastingAddress: address => lastingAddressIn(servedFolder())(address), now },
    tell: outcome => telemetry.reloads.add([outcome]),
    // Whoever develops is told at the terminal.
    log: developer ? silentLog : log,
  })
  const brandOf = (domainId: number) =>
    hosts.current().brands.find(({ compiled }) => compiled.brand.domainId === domainId)?.compiled.brand.id ?? ''
  const state = options.state ?? openState(':memory:', { now: () => now().getTime() })
  const audit = createPortalAudit(state.audit, now, log)
  const longestSessionMs = (options.sessionHours ?? 12) * 3_600_000
  const reach = {
    ...{ pool: createPool(gatewayUrl), gatewayUrl, publicAnswers: new PublicAnswers() },
    deadlineMs: options.deadlineMs ?? 8_000,
    callTime: options.callTime,
    watch: countCalls(telemetry),
    laid: options.laid,
  }
  const portal: Portal = {
    ...reach,
    hosts,
    web: options.web ?? (await loadWeb()),
    documents,
    nodeIds: nodeIdsOfBrands(await state.secret('node ids')),
    graph,
    state,
    logIns: createLogIns(
      state.counters,
      createKnownDevices(await state.secret('known devices')),
      () => now().getTime(),
      (domainId, outcome) => telemetry.signIns.add([brandOf(domainId), outcome]),
    ),
    logOuts: createLogOuts({
      ...{ state, now, longestMs: longestSessionMs },
      endAtGateway: leaving => endAtGateway(reach, leaving),
      left: ({ session, ...from }, isHeard) => recordLogOut(audit, isHeard ? session : undefined, from),
    }),
    audit,
    longestSessionMs,
    gateway: gatewayAbilities(options.gatewayKnowsSessions, log),
    now,
    developer,
    demoCookies,
    servedFolder,
    build: options.build ?? 'sources',
    phase: 'serving',
    telemetry,
    traces: createTraces(options.traces ?? {}),
    seenSessions: new DistinctCounter(seenForMs, () => performance.now()),
  }
  telemetry.observe(portalMetrics(portal))
  return portal
}

/** A session that asked for something counts for this long as active. */
const seenForMs = 5 * 60_000

/**
 * Stops taking connections and lets requests in flight finish; after `timeoutMs` the remaining ones are cut off, so that
 * stopping takes a known time at most.
 */
async function finish(app: FastifyInstance, timeoutMs: number): Promise<void> {
  // Connections become idle when their last answer is out; without this it would wait until browsers close them.
  const letGo = setInterval(() => app.server.closeIdleConnections(), 50)
  const giveUp = globalThis.setTimeout(() => app.server.closeAllConnections(), timeoutMs)
  try {
    await app.close()
  } finally {
    clearInterval(letGo)
    clearTimeout(giveUp)
  }
}

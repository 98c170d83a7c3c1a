import type { Pool } from 'undici'
import type { NodeIds } from '../../gateway-graph/context/graph-context.ts'
import type { Graph } from '../../gateway-graph/create-graph.ts'
import type { LaidFacts } from '../../gateway-graph/facts/laid-over.ts'
import type { CallTime } from '../../gateway-graph/upstream/call-group.ts'
import type { CallWatch } from '../../gateway-graph/upstream/call-watch.ts'
import type { PublicAnswers } from '../../gateway-graph/upstream/public-answers.ts'
import type { PortalAudit } from '../audit/portal-audit.ts'
import type { BrandHosts } from '../brands/brand-hosts.ts'
import type { RevisionHolder } from '../brands/revision-holder.ts'
import type { WebClient } from '../build/load-web.ts'
import type { LogIns } from '../log-in/log-ins.ts'
import type { State } from '../state/state.ts'
import type { DistinctCounter } from '../telemetry/distinct-counter.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { Traces } from '../telemetry/tracing.ts'
import type { KnownDocuments } from './known-documents.ts'
import type { LogOuts } from './log-outs.ts'

/** What not every gateway of the contract can do. */
interface GatewayAbilities {
  /**
   * Whether it knows sessions and the devices that they began on, ends and lists them (SEC-06). The portal learns it from the tokens that
   * it is given; undefined before that when the gateway did not tell at the start.
   */
  knowsSessions: boolean | undefined
}

/**
 * How far the portal is on its way to its end (OPS-06): draining, it serves on and says by /readyz that it should get no new
 * requests; closing, it finishes those in flight and refuses others.
 */
type Phase = 'serving' | 'draining' | 'closing'

/** Everything that all requests of one running portal share. */
export interface Portal {
  /** Brands by host, of the revision of the manifests that serves now. */
  hosts: RevisionHolder<BrandHosts>
  web: WebClient
  documents: KnownDocuments
  /** The ids of a brand's nodes, by its domain id. */
  nodeIds: (domainId: number) => NodeIds
  graph: Graph
  /** Connections to the REST gateway. */
  pool: Pool
  gatewayUrl: string
  /** What all instances share. */
  state: State
  /** Lets log-ins through to the gateway. */
  logIns: LogIns
  logOuts: LogOuts
  /** Records what happens. */
  audit: PortalAudit
  /** How long a session lasts at most, in milliseconds, whatever extends it (SEC-04). */
  longestSessionMs: number
  /** What the gateway can do. */
  gateway: GatewayAbilities
  /** Cross-request cache of public responses. */
  publicAnswers: PublicAnswers
  /** How long all upstream calls of one request may take together, in milliseconds. */
  deadlineMs: number
  /** The time that counts for that; the system's when undefined. */
  callTime: CallTime | undefined
  /** Facts that hold whatever the gateway says: of the member whom a preview is to show (STUDIO-19). */
  laid: LaidFacts | undefined
  now: () => Date
  /** GraphiQL, introspection and free queries: never for the public. */
  developer: boolean
  /** Whether sign-ins over plain http on names of this machine get cookies without TLS: in the demo alone (MEMBER-59). */
  demoCookies: boolean
  /** Folder that holds a folder for each brand, with the assets of the revision that serves now. */
  servedFolder: () => string
  /** The build that runs, for /version. */
  build: string
  phase: Phase
  /** What it tells of itself in figures. */
  telemetry: Telemetry
  /** The traces of requests. */
  traces: Traces
  /** Told of every call to the gateway. */
  watch: CallWatch
  /** Sessions that asked for something of late, to know how many. */
  seenSessions: DistinctCounter
}

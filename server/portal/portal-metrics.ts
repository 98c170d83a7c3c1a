import type { CallWatch } from '../../gateway-graph/upstream/call-watch.ts'
import { guardsOfPool } from '../../gateway-graph/upstream/guards-of-pool.ts'
import type { Metric, Point } from '../telemetry/instruments.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { Portal } from './portal.ts'

/** Counts the calls to the gateway. */
export function countCalls({ calls, callsNotSent, retries }: Telemetry): CallWatch {
  return {
    ended: ({ method, name }, { status, failure, ms }) =>
      calls.record(ms / 1_000, [method, name(), status === undefined ? '' : String(status), failure ?? '']),
    again: ({ name }) => retries.add([name()]),
    notSent: ({ name }, failure) => callsNotSent.add([name(), failure]),
  }
}

const flag = (isSo: boolean) => (isSo ? 1 : 0)
const one = (value: number): Point[] => [{ labels: [], value }]

type Gauge = Omit<Metric & { kind: 'gauge' | 'counter' }, 'labels' | 'kind'> & Partial<Pick<Metric, 'labels'>>
const gauge = (metric: Gauge): Metric => ({ labels: [], ...metric, kind: 'gauge' })

/** What the portal knows anyway, for whoever reads its metrics (OPS-08). */
export function portalMetrics(portal: Portal): Metric[] {
  const { breaker, budget } = guardsOfPool(portal.pool)
  return [
    gauge({
      ...{ name: 'portal.gateway.circuit.open', unit: '{circuit}', labels: ['circuit'] },
      says: '1 while calls of an area of the gateway are refused because too many of them failed',
      points: () => [...breaker.circuits()].map(([name, isOpen]) => ({ labels: [name], value: flag(isOpen) })),
    }),
    gauge({
      ...{ name: 'portal.gateway.retry_budget', unit: '{call}' },
      says: 'How many calls may be sent a second time before first ones have earned more; 10 at most',
      points: () => one(budget.left),
    }),
    gauge({
      ...{ name: 'portal.sessions.active', unit: '{session}' },
      says: 'About how many sessions asked this instance for something in the last 5 to 10 minutes',
      points: () => one(portal.seenSessions.estimate()),
    }),
    gauge({
      ...{ name: 'portal.manifests.revision', unit: '{brand}', labels: ['portal.brand', 'revision'] },
      says: '1 for the revision of each brand that serves',
      points: () =>
        portal.hosts.current().brands.map(({ compiled: { brand, revision = '' } }) => ({
          labels: [brand.id, revision],
          value: 1,
        })),
    }),
    gauge({
      ...{ name: 'portal.manifests.refused', unit: '{revision}' },
      says: '1 while the newest manifests have mistakes and what was good before serves',
      points: () => one(flag(portal.hosts.refusal() !== undefined)),
    }),
    gauge({
      ...{
        name: 'portal.manifests.taken',
        unit: 's',
        says: 'When the manifests that serve were taken, seconds since 1970',
      },
      points: () => one(portal.hosts.takenAt().getTime() / 1_000),
    }),
    gauge({
      ...{ name: 'portal.state.unreadable', unit: '{store}' },
      says: '1 while what instances share cannot be read',
      points: () => one(flag(portal.state.trouble() !== undefined)),
    }),
    gauge({
      ...{ name: 'portal.draining', unit: '{portal}', says: '1 from SIGTERM on' },
      points: () => one(flag(portal.phase !== 'serving')),
    }),
    gauge({
      ...{ name: 'portal.build', unit: '{build}', labels: ['build'], says: '1 for the build that runs' },
      points: () => [{ labels: [portal.build], value: 1 }],
    }),
  ]
}

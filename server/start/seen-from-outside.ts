import type { Settings } from '../settings/settings.ts'
import type { PortalOptions } from '../start-portal.ts'
import type { Running } from './run-until-stopped.ts'

type Seen = Pick<Settings, 'metricsPort' | 'metricsHost' | 'tracesEndpoint' | 'tracesShare'>

/** Where a portal's metrics are read and its traces go. OpenTelemetry is loaded only for those who have somewhere to send them (OPS-09). */
export async function seenFromOutside(
  { metricsPort: port, metricsHost: host, tracesEndpoint: endpoint, tracesShare: ratio }: Seen,
  build: string,
  running: Running,
): Promise<Pick<PortalOptions, 'metrics' | 'traces'>> {
  const metrics = port === undefined ? undefined : { port, host }
  if (endpoint === undefined) return { metrics }
  const { createOtelSink } = await import('../telemetry/otel-traces.ts')
  const sink = createOtelSink({ endpoint, build })
  running.push(sink.close)
  return { metrics, traces: { sink, ratio } }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { oncePerSource } from '../../server/build/once-per-source.ts'
import { galleryBuild } from '../gallery/vite-config.ts'
import { collectTraces } from '../leaks/collect-traces.ts'
import { startOnFixedDay } from './looks/start-on-fixed-day.ts'
import { freePort, startPortal } from './support/start-portal.ts'

/** Starts a portal for all journeys and one whose day is fixed for all screens, and builds the gallery; the returned function ends them. */
export default async function startServers(): Promise<() => Promise<unknown>> {
  await oncePerSource(galleryBuild)
  const sinks = await mkdtemp(join(tmpdir(), 'sinks-'))
  const keep = pathToFileURL(resolve(import.meta.dirname, '../leaks/keep-lines.ts')).href
  const kept = {
    ...{ LOG_LEVEL: 'info', OTEL_TRACES_SAMPLER_ARG: '0.2', KEPT_LINES: join(sinks, 'lines') },
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${keep}`,
  }
  const [collector, ...metrics] = await Promise.all([collectTraces(join(sinks, 'traces')), freePort(), freePort()])
  const seen = (port = 0) => ({ ...kept, METRICS_PORT: String(port), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const starting = [startPortal(seen(metrics[0])), startOnFixedDay(seen(metrics[1]))] as const
  const stop = async () => {
    for (const started of await Promise.allSettled(starting))
      if (started.status === 'fulfilled') await started.value.stop()
    await collector.close()
    await rm(sinks, { recursive: true, force: true })
  }
  try {
    const [portal, onFixedDay] = await Promise.all(starting)
    process.env.PORTAL_PORT = String(portal.port)
    process.env.PORTAL_GATEWAY = portal.gateway
    process.env.PORTAL_OUTBOX = portal.outbox
    process.env.PORTAL_SINKS = sinks
    process.env.METRICS_PORTS = metrics.join(' ')
    process.env.PORTAL_STORES = `${portal.data} ${onFixedDay.data}`
    process.env.FIXED_DAY_PORT = String(onFixedDay.port)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exposition, expositionType } from './exposition.ts'
import { watchRuntime } from './runtime-metrics.ts'
import type { Telemetry } from './telemetry.ts'

/** Where metrics are read: never an address that members reach. */
export interface MetricsAddress {
  /** 0 takes a free one. */
  port: number
  host: string
}

/** Serves /metrics to Prometheus on a port of its own. Rejects when the port is taken. */
export async function serveMetrics(
  telemetry: Telemetry,
  { port, host }: MetricsAddress,
): Promise<{ port: number; close(): Promise<void> }> {
  const runtime = watchRuntime(telemetry.garbage)
  telemetry.observe(runtime.metrics)
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.replace(/\?.*$/, '') === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': expositionType, 'cache-control': 'no-store' })
    response.end(exposition(telemetry.metrics()))
  })
  try {
    await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  } catch (error) {
    runtime.stop()
    throw error
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      runtime.stop()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

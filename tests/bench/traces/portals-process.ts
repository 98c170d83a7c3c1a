import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOtelSink } from '../../../server/telemetry/otel-traces.ts'
import { startTestPortal } from '../../../server/testing/test-portal.ts'

/** What the process is asked for, and what it answers. */
export type Told = { ports: Readonly<Record<Side, number>> } | { cpuMs: number }
export type Side = 'without' | 'with'

const [gatewayUrl = '', share = '0.01'] = process.argv.slice(2)

/** Takes what the exporter sends, as a collector would. */
const collector = createServer(
  (request, response) => void request.resume().on('end', () => response.writeHead(200).end()),
)
await new Promise<void>(done => collector.listen(0, '127.0.0.1', done))
const { port } = collector.address() as AddressInfo

// As in production: the log goes somewhere, and metrics are counted.
const shared = { gatewayUrl, log: { level: 'info', stream: { write: () => {} } } } as const
const plain = await startTestPortal(shared)
const sink = createOtelSink({ endpoint: `http://127.0.0.1:${port}`, build: 'bench' })
const traced = await startTestPortal({ ...shared, traces: { sink, ratio: Number(share) } })

const tell = (told: Told) => void process.send?.(told)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  tell({ cpuMs: (user + system) / 1_000 })
})
process.on('disconnect', () => process.exit())
tell({ ports: { without: plain.port, with: traced.port } })

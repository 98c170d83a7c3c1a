import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOtelSink } from '../../../server/telemetry/otel-traces.ts'
import { startTestPortal } from '../../../server/testing/test-portal.ts'

/** What the process is asked for, and what it answers. */
export type Told = { port: number } | { cpuMs: number }

/** Without a share the portal keeps no traces at all. */
const [gatewayUrl = '', share] = process.argv.slice(2)

/** Takes what the exporter sends, as a collector would. */
async function startCollector(): Promise<string> {
  const collector = createServer(
    (request, response) => void request.resume().on('end', () => response.writeHead(200).end()),
  )
  await new Promise<void>(done => collector.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
}

const traces =
  share === undefined
    ? undefined
    : { sink: createOtelSink({ endpoint: await startCollector(), build: 'bench' }), ratio: Number(share) }

// As in production: the log goes somewhere, and metrics are counted.
const log = { level: 'info', stream: { write: () => {} } } as const
const portal = await startTestPortal({ gatewayUrl, log, ...(traces && { traces }) })

const tell = (told: Told) => void process.send?.(told)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  tell({ cpuMs: (user + system) / 1_000 })
})
process.on('disconnect', () => process.exit())
tell({ port: portal.port })

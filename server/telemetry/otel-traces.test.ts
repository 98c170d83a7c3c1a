import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createOtelSink } from './otel-traces.ts'

it('[OPS-09] sends spans to the endpoint by OTLP, in the trace that the request has', async () => {
  const received: { url: string | undefined; body: Buffer }[] = []
  const collector = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ url: request.url, body: Buffer.concat(chunks) })
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>(done => collector.listen(0, '127.0.0.1', done))
  const { port } = collector.address() as AddressInfo
  const sink = createOtelSink({ endpoint: `http://127.0.0.1:${port}/`, build: 'v7' })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const root = sink.begin(traceId, undefined, 'server')
  const call = sink.begin(traceId, root.spanId, 'client')
  call.end({ name: 'GET claims/{claimId}', attributes: { 'http.response.status_code': 503 }, isFailed: true })
  root.end({ name: 'GET /claims', attributes: { 'portal.brand': 'first' }, isFailed: false })
  await sink.close()
  await new Promise(done => collector.close(done))
  expect(received.map(({ url }) => url)).toEqual(['/v1/traces'])
  const [{ body } = { body: Buffer.of() }] = received
  for (const text of ['member-portal', 'v7', 'GET claims/{claimId}', 'GET /claims', 'portal.brand'])
    expect([text, body.includes(text)]).toEqual([text, true])
  // Both spans are of the trace, and the call's parent is the request.
  const id = Buffer.from(traceId, 'hex')
  const times = (needle: Buffer) => body.toString('latin1').split(needle.toString('latin1')).length - 1
  expect([times(id), times(Buffer.from(root.spanId, 'hex'))]).toEqual([2, 2])
})

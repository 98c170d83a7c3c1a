import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request as ask } from 'undici'
import type { Fault } from './faults.ts'

/** A call as it came over the wire. */
interface Passed {
  method: string
  /** Path below the base path, without query. */
  path: string
  headers: IncomingHttpHeaders
  /** Whether the caller gave up before it had the whole answer. */
  hungUp: boolean
}

/** Tells which fault strikes a call; none lets it pass. */
type Plan = (call: Passed) => Fault | undefined

/** Stands between the two gateways and spoils what its plan says. */
export interface FaultProxy {
  url: string
  plan: Plan
  passed: Passed[]
  /** Texts of the upstream's own answers, refusals aside. */
  answers: string[]
  close(): Promise<void>
}

/** Starts a proxy before an upstream, on a free port of this machine. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const passed: Passed[] = []
  const answers: string[] = []
  const proxy = { passed, answers, plan: (() => undefined) as Plan }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', upstream)
    const path = pathname.replace(/^\/(api\/)?/, '')
    const call: Passed = { method: request.method ?? '', path, headers: request.headers, hungUp: false }
    passed.push(call)
    response.once('close', () => {
      call.hungUp = !response.writableFinished
    })
    // Callers that hang up are what some tests are about.
    response.on('error', () => {})
    const forward = async () => {
      const text = await pass(upstream, request, response)
      if (response.statusCode < 400) answers.push(text)
    }
    const fault = proxy.plan(call)
    const done = fault ? fault.strike({ response, forward }) : forward()
    done.catch(() => response.destroy())
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed()).closeAllConnections()
      }),
  })
}

async function pass(upstream: string, request: IncomingMessage, response: ServerResponse): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { connection: _connection, host: _host, ...headers } = request.headers
  const answer = await ask(new URL(request.url ?? '/', upstream), {
    method: request.method ?? 'GET',
    headers,
    body: chunks.length > 0 ? Buffer.concat(chunks) : null,
  })
  const type = [answer.headers['content-type'] ?? []].flat()
  const body = Buffer.from(await answer.body.arrayBuffer())
  for (const one of type) response.setHeader('content-type', one)
  response.writeHead(answer.statusCode).end(body)
  return body.toString('utf8')
}

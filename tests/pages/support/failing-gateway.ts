import { createServer, type ServerResponse } from 'node:http'
import { request } from 'undici'

/** What can befall one call between the gateways. */
export type Failure = 401 | 403 | 404 | 500 | 'hangs' | 'malformed'

/** A gateway with a mishap in front: it passes on whatever it is asked, but for the one call that is set to fail. */
export interface FailingGateway {
  url: string
  /** "GET account/status": calls passed on or failed since the last `forget`, each once. */
  calls(): string[]
  forget(): void
  /** The one call that fails, and how; none after `mend`. */
  fail(call: string, how: Failure): void
  mend(): void
  close(): Promise<void>
}

const name = (method = '', url = '/') =>
  `${method} ${new URL(url, 'http://gateway').pathname.replace(/^\/(api\/)?/, '')}`

function mishap(response: ServerResponse, how: Failure): void {
  if (how === 'hangs') return
  const body = how === 'malformed' ? '{"half": ' : JSON.stringify({ code: 'FAILED', message: 'a text of the service' })
  response.writeHead(how === 'malformed' ? 200 : how, { 'content-type': 'application/json' }).end(body)
}

/** Puts a mishap in front of a gateway, on a free port. */
export async function startFailingGateway(origin: string): Promise<FailingGateway> {
  const seen = new Set<string>()
  let failing: { call: string; how: Failure } | undefined
  const server = createServer(async (incoming, response) => {
    const call = name(incoming.method, incoming.url)
    seen.add(call)
    if (failing?.call === call) return mishap(response, failing.how)
    const { host: _own, connection: _hop, 'transfer-encoding': _length, ...headers } = incoming.headers
    const hasBody = incoming.method === 'POST' || incoming.method === 'PUT'
    const answer = await request(origin + incoming.url, {
      method: incoming.method ?? 'GET',
      headers,
      body: hasBody ? incoming : null,
    })
    response.writeHead(answer.statusCode, answer.headers)
    answer.body.pipe(response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The failing gateway has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls: () => [...seen],
    forget: () => seen.clear(),
    fail: (call, how) => {
      failing = { call, how }
    },
    mend: () => {
      failing = undefined
    },
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

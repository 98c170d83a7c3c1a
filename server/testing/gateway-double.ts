import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A REST gateway that gives set answers and remembers what it was asked. */
export interface GatewayDouble {
  url: string
  asked: {
    method: string
    path: string
    authorization: string | undefined
    key: string | undefined
    client: string | undefined
    body: string
  }[]
  close(): Promise<void>
}

/** Starts a gateway double. `answers` are bodies by path without query, texts as they are; everything else is answered 404. */
export async function startGatewayDouble(answers: Record<string, unknown> = {}): Promise<GatewayDouble> {
  const asked: GatewayDouble['asked'] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '')
    const { authorization, 'idempotency-key': key, 'x-forwarded-for': client } = request.headers
    const own = { authorization, key: key?.toString(), client: client?.toString() }
    const call = { method: request.method ?? '', path, ...own, body: '' }
    asked.push(call)
    request.on('data', (part: Buffer) => {
      call.body += part.toString()
    })
    request.once('end', () => {
      const answer = answers[path]
      const isText = typeof answer === 'string'
      response.writeHead(answer === undefined ? 404 : 200, {
        'content-type': isText ? 'text/plain' : 'application/json',
      })
      response.end(isText ? answer : JSON.stringify(answer ?? { code: 'NOT_FOUND', message: 'No such address' }))
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise(done => {
        server.close(() => done()).closeAllConnections()
      }),
  }
}

import { createServer } from 'node:http'
import { request } from 'undici'
import type { MockGateway } from './start-mock-gateway.ts'

/** What a mock gateway is asked for, in the words of its `Prefer` header; nothing where it may choose. */
export type Prefer = (pathname: string, query: URLSearchParams) => string | undefined

// Which example answers a request, where a call has several and only people can tell from the words which is meant.
const chosen: Readonly<Record<string, (query: URLSearchParams) => string>> = {
  '/api/v2/eobs': query => (query.has('claimId') ? 'eobReference' : 'eobPage'),
}

/** The example that the words of the contract mean. */
export const meantExample: Prefer = (pathname, query) => {
  const name = chosen[pathname]?.(query)
  return name === undefined ? undefined : `example=${name}`
}

/**
 * Values made up from the schemas, for everything but who signed in, for a family without that member has nothing to ask for,
 * and but for answers that only the words of the contract tell apart.
 */
export const madeUpValues: Prefer = (pathname, query) =>
  pathname === '/api/account' ? undefined : (meantExample(pathname, query) ?? 'dynamic=true')

/** Stands before a mock gateway and passes everything on, saying how it is to be answered. */
export async function withPreference(mock: MockGateway, preference: Prefer): Promise<MockGateway> {
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', mock.origin)
    const prefer = preference(pathname, searchParams)
    const { host: _own, connection: _hop, 'transfer-encoding': _length, ...headers } = incoming.headers
    const answer = await request(mock.origin + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: { ...headers, ...(prefer !== undefined && { prefer }) },
      body: incoming.method === 'GET' ? null : incoming,
    })
    response.writeHead(answer.statusCode, answer.headers)
    answer.body.pipe(response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mock gateway has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      await mock.close()
    },
  }
}

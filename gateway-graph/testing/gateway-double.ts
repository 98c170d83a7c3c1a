import { createServer } from 'node:http'
import { Pool } from 'undici'
import { familyAnswers } from './fixture.ts'
import type { Replies, Seen } from './replies.ts'

/** A REST gateway over real HTTP that answers what a test says, by default with one ordinary family. */
export interface GatewayDouble {
  url: string
  pool: Pool
  seen: Seen[]
  /** Names of the calls seen, in order. */
  calls(): string[]
  replies: Replies
  /** Milliseconds before each answer. */
  delay: number
  /** How many calls had to wait for one another: 1 when all came before the first answer. */
  rounds: number
  close(): Promise<void>
}

/** Starts a double on a free port of this machine. */
export async function startDouble(): Promise<GatewayDouble> {
  const seen: Seen[] = []
  const double = { seen, replies: {} as Replies, delay: 0, rounds: 0 }
  let answered = 0
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://double')
    let body = ''
    for await (const chunk of request) body += chunk
    const one: Seen = {
      call: `${request.method} ${url.pathname.replace(/^\/(api\/)?/, '')}`,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    }
    seen.push(one)
    const round = answered + 1
    double.rounds = Math.max(double.rounds, round)
    if (double.delay > 0) await new Promise(resolve => setTimeout(resolve, double.delay))
    answered = Math.max(answered, round)
    const found = double.replies[one.call] ?? familyAnswers[one.call] ?? { json: {}, status: 404 }
    const reply = typeof found === 'function' ? found(one) : found
    if ('never' in reply) return
    if ('break' in reply) {
      if (reply.break === 'within the answer') response.writeHead(200, { 'content-length': '100' }).write('{')
      setTimeout(() => request.socket.destroy(), 5)
      return
    }
    const isText = 'text' in reply
    if ('language' in reply && reply.language !== undefined) response.setHeader('content-language', reply.language)
    response
      .writeHead(reply.status ?? 200, { 'content-type': isText ? 'text/plain' : 'application/json' })
      .end(isText ? reply.text : JSON.stringify(reply.json))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The double has no port')
  const url = `http://127.0.0.1:${address.port}`
  const pool = new Pool(url, { connections: 32 })
  return Object.assign(double, {
    url,
    pool,
    calls: () => seen.map(({ call }) => call),
    async close() {
      await pool.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  })
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'

/** What can befall one call between the gateways. */
export type Failure = 401 | 403 | 404 | 500 | 'hangs' | 'malformed'

/**
 * A gateway with a mishap in front: it passes on whatever it is asked, but for the one call that is set to fail. What was read is
 * given again to who reads it again, until somebody changes something.
 */
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

interface Given {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Asks a gateway, and remembers what its readings answered. */
function askedOnce(origin: string): (incoming: IncomingMessage) => Promise<Given> {
  const known = new Map<string, Given>()
  let [changes, changing] = [0, 0]

  async function ask(incoming: IncomingMessage): Promise<Given> {
    const { host: _own, connection: _hop, 'transfer-encoding': _length, ...headers } = incoming.headers
    const hasBody = incoming.method === 'POST' || incoming.method === 'PUT'
    const answer = await request(origin + incoming.url, {
      method: incoming.method ?? 'GET',
      headers,
      body: hasBody ? incoming : null,
    })
    const { connection: _kept, 'keep-alive': _idle, 'transfer-encoding': _parts, ...given } = answer.headers
    return { status: answer.statusCode, headers: given, body: Buffer.from(await answer.body.arrayBuffer()) }
  }
  async function change(incoming: IncomingMessage): Promise<Given> {
    changing += 1
    try {
      return await ask(incoming)
    } finally {
      changing -= 1
      changes += 1
      known.clear()
    }
  }
  return async incoming => {
    // One reading orders cards.
    if (incoming.method !== 'GET' || incoming.url?.includes('idCard/request')) return change(incoming)
    const { authorization, accept, 'accept-language': language } = incoming.headers
    const key = [incoming.url, authorization, accept, language].join(' ')
    const before = changing === 0 ? known.get(key) : undefined
    if (before) return before
    const seen = changes
    const given = await ask(incoming)
    if (given.status === 200 && changing === 0 && changes === seen) known.set(key, given)
    return given
  }
}

/**
 * Puts a mishap in front of a gateway, on a free port. `whenHung` is called when a call hangs and whoever made it waits for nothing
 * else: everything else has been answered, and nothing more is asked.
 */
export async function startFailingGateway(origin: string, whenHung: () => void): Promise<FailingGateway> {
  const seen = new Set<string>()
  let [asked, underWay] = [0, 0]
  async function untilQuiet(): Promise<void> {
    let before = asked
    // Portal, gateway and this one take turns on one thread: in some turns without a call nobody has any to make.
    for (let turns = 0; turns < 5; turns += 1) {
      await pause(5)
      if (underWay > 0 || asked > before) turns = -1
      before = asked
    }
  }
  let failing: { call: string; how: Failure } | undefined
  const ask = askedOnce(origin)
  const server = createServer(async (incoming, response) => {
    const call = name(incoming.method, incoming.url)
    seen.add(call)
    asked += 1
    if (failing?.call === call) {
      mishap(response, failing.how)
      if (failing.how === 'hangs') await untilQuiet().then(whenHung)
      return
    }
    underWay += 1
    try {
      const { status, headers, body } = await ask(incoming)
      response.writeHead(status, headers).end(body)
    } finally {
      underWay -= 1
    }
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

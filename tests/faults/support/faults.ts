import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What a fault may do to one answer: give it as the gateway would, or anything else. */
interface Victim {
  response: ServerResponse
  /** Gives the gateway's own answer. */
  forward(): Promise<void>
}

/** How a failure has to be told. */
export interface Told {
  code: string
  status: number
  retryAfter?: number
}

export interface Fault {
  name: string
  strike(victim: Victim): Promise<void>
  /** What callers are told; absent when the call has to succeed all the same. */
  told?: Told
  /** Whether a GET is worth a second try. */
  retried?: boolean
  /** Whether it also is a good answer of a text/plain call: an empty one. */
  emptyText?: boolean
}

const invalid: Told = { code: 'INVALID_ANSWER', status: 502 }
const broken: Told = { code: 'UPSTREAM', status: 502 }
const timeout: Told = { code: 'TIMEOUT', status: 408 }

type Headers = Record<string, string>

const json = (text: string, headers: Headers = {}) =>
  answer(200, text, { 'content-type': 'application/json', ...headers })

function answer(status: number, text: string, headers: Headers = {}): Fault['strike'] {
  return async ({ response }) => void response.writeHead(status, headers).end(text)
}

/** A refusal in the gateway's own form; its message must never be seen by a member or in a log. */
function refusal(status: number, headers: Headers = {}): Fault['strike'] {
  const body = JSON.stringify({ code: 'FORBIDDEN', message: 'secret of the gateway' })
  return answer(status, body, { 'content-type': 'application/json', ...headers })
}

/** Breaks the connection, with RST where the system allows. */
function reset({ response }: Victim): void {
  response.socket?.resetAndDestroy()
}

/** Everything that a gateway, or what stands between, can do to an answer. */
export const faults: readonly Fault[] = [
  {
    name: 'latency',
    strike: async ({ forward }) => {
      await wait(40)
      await forward()
    },
  },
  { name: 'hang', strike: async () => {}, told: timeout },
  { name: 'reset', strike: async victim => reset(victim), told: broken, retried: true },
  {
    name: 'half an answer',
    strike: async victim => {
      victim.response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"half":')
      await wait(5)
      reset(victim)
    },
    told: broken,
    retried: true,
  },
  {
    name: 'half an answer in chunks',
    strike: async victim => {
      victim.response.writeHead(200, { 'content-type': 'application/json' }).write('[{"half":')
      await wait(5)
      reset(victim)
    },
    told: broken,
    retried: true,
  },
  {
    name: 'no HTTP at all',
    strike: async ({ response }) => void response.socket?.end('220 mail.example ESMTP\r\n\r\n'),
    told: broken,
    retried: true,
  },
  { name: 'malformed JSON', strike: json('{"account": [1, 2'), told: invalid },
  { name: 'wrong types', strike: json('{"nonsense":[null,1]}'), told: invalid },
  { name: 'null', strike: json('null'), told: invalid },
  {
    name: 'wrong content type',
    strike: answer(200, '<h1>Sign in to the network</h1>', { 'content-type': 'text/html' }),
    told: invalid,
  },
  { name: 'no content type', strike: answer(200, '{}'), told: invalid },
  { name: 'an empty body', strike: json(''), told: invalid },
  { name: '204', strike: answer(204, ''), told: invalid, emptyText: true },
  {
    name: '10 MB',
    strike: async ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const megabyte = Buffer.alloc(1024 * 1024, ' ')
      for (let sent = 0; sent < 10 && !response.destroyed; sent += 1) {
        if (!response.write(megabyte)) await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      response.end('{}')
    },
    told: invalid,
  },
  {
    name: 'a redirect',
    strike: answer(302, '', { location: 'http://127.0.0.1:9/elsewhere' }),
    told: broken,
    retried: true,
  },
  { name: '401', strike: refusal(401), told: { code: 'UNAUTHENTICATED', status: 401 } },
  { name: '403', strike: refusal(403), told: { code: 'FORBIDDEN', status: 403 } },
  { name: '404', strike: refusal(404), told: { code: 'NOT_FOUND', status: 404 } },
  {
    name: '429 with Retry-After',
    strike: refusal(429, { 'retry-after': '30' }),
    told: { code: 'RATE_LIMITED', status: 429, retryAfter: 30 },
  },
  { name: '429 without Retry-After', strike: refusal(429), told: { code: 'RATE_LIMITED', status: 429 } },
  { name: '500', strike: refusal(500), told: { code: 'UPSTREAM', status: 500 }, retried: true },
  { name: '503', strike: refusal(503), told: { code: 'UPSTREAM', status: 503 }, retried: true },
  {
    name: '503 with Retry-After',
    strike: refusal(503, { 'retry-after': '30' }),
    told: { code: 'UPSTREAM', status: 503, retryAfter: 30 },
  },
  {
    name: 'slow drip',
    strike: async ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      for (; !response.destroyed; await wait(20)) response.write(' ')
    },
    told: timeout,
  },
]

function once(response: ServerResponse, event: 'drain' | 'close'): Promise<void> {
  return new Promise(done => void response.once(event, () => done()))
}

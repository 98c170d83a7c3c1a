import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { arbitraryOf } from '../../contract/support/arbitrary-of.ts'
import { mediaTypes, type Operation, operations } from '../../contract/support/operations.ts'
import { slipsOf } from '../../contract/support/slips-of.ts'
import { seed } from './cases.ts'

/** An answer of a call, as it goes over the wire. */
interface Reply {
  readonly status: number
  readonly type: string
  readonly text: string
}

/** A gateway whose every answer is another one: most keep the contract with values that no real one has, the others do not. */
export interface RandomGateway {
  readonly url: string
  /** How many calls it answered. */
  answered(): number
  close(): Promise<void>
}

/** The member of the session: without them in the family, no screen goes on. */
export const memberKey = 'm1'

/** Starts it on a free port; it gives the same answers to the same calls in the same order. */
export async function startRandomGateway(): Promise<RandomGateway> {
  const calls = operations.map(call => ({
    ...call,
    path: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    next: repliesTo(call),
  }))
  let count = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gateway')
    const call = calls.find(({ method, path }) => method === request.method && path.test(pathname))
    request.resume().once('end', () => {
      count += 1
      const { status, type, text } = call?.next() ?? { status: 404, type: 'application/json', text: '{}' }
      response.writeHead(status, { 'content-type': type }).end(text)
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: () => count,
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed()).closeAllConnections()
      }),
  }
}

/** So many are made at a time. */
const batch = 25

function repliesTo(call: Operation): () => Reply {
  const replies = arbitraryReply(call)
  let made: readonly Reply[] = []
  let at = 0
  return () => {
    if (at % batch === 0) made = fc.sample(replies, { numRuns: batch, seed: seed + at })
    const reply = made[at % batch]
    at += 1
    if (reply === undefined) throw new Error('fast-check made fewer samples than were asked for')
    return reply
  }
}

function arbitraryReply(call: Operation): fc.Arbitrary<Reply> {
  const good = [...call.answers].filter(([status]) => status.startsWith('2'))
  const bad = [...call.answers].filter(([status]) => !status.startsWith('2'))
  const kept = (parts: typeof good) =>
    fc.oneof(
      ...parts.flatMap(([status, part]) =>
        mediaTypes(part).map(([type, { schema }]) =>
          arbitraryOf(schema).map(body => ({ status: Number(status), type, text: written(type, body) })),
        ),
      ),
    )
  const json = 'application/json'
  const slipped = fc.oneof(
    ...good.flatMap(([status, part]) =>
      mediaTypes(part).map(([type, { schema }]) =>
        fc
          .tuple(arbitraryOf(schema), fc.constantFrom(...slipsOf(schema)))
          .map(([body, slip]) => ({ status: Number(status), type, text: written(type, slip.apply(body)) })),
      ),
    ),
  )
  return fc.oneof(
    { weight: 80, arbitrary: kept(good) },
    { weight: 4, arbitrary: slipped },
    { weight: 1, arbitrary: kept(bad.length > 0 ? bad : good) },
    { weight: 1, arbitrary: fc.jsonValue().map(body => ({ status: 200, type: json, text: JSON.stringify(body) })) },
    { weight: 1, arbitrary: fc.string().map(text => ({ status: 200, type: json, text })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(204, 301, 418, 500, 503).map(status => ({ status, type: json, text: '' })),
    },
  )
}

/** A body as its media type writes it. Among members is nearly always the one of the session. */
function written(type: string, body: unknown): string {
  if (type !== 'application/json') return String(body)
  const text = JSON.stringify(body) ?? ''
  return text.length % 16 > 0 ? text.replace(/"memberKey":"[^"]*"/, `"memberKey":"${memberKey}"`) : text
}

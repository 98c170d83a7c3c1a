import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../../gateway-graph/context/graph-context.ts'
import type { Brand } from '../../schema/generated/manifests.ts'
import { readTokenClaims } from '../session/token-claims.ts'
import { openState } from '../state/open-state.ts'
import type { State } from '../state/state.ts'
import { makeToken } from '../testing/make-token.ts'
import { createLogOuts, type Heard } from './log-outs.ts'

/** Where the gateway is: these tests stand in its place. */
const brand = {} as Brand
let state: State
beforeEach(() => {
  vi.useFakeTimers()
  state = openState(':memory:')
})
afterEach(async () => {
  await state.close()
  vi.useRealTimers()
})

const log: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** What other instances learn of log-outs at a gateway that answers so. */
function portal(endAtGateway: (token: string) => Promise<Heard>) {
  const told: string[] = []
  const { revocations, counters } = state
  const asked: string[] = []
  const logOuts = createLogOuts({
    state: {
      counters,
      revocations: {
        ...{ endPeople: async () => {}, hasEnded: marks => revocations.hasEnded(marks) },
        endSessions: async (ids, until) => {
          told.push(...ids)
          await revocations.endSessions(ids, until)
        },
      },
    },
    now: () => new Date(),
    longestMs: 12 * 3_600_000,
    remembered: 100,
    endAtGateway({ session: { token } }) {
      asked.push(token)
      return endAtGateway(token)
    },
  })
  const leave = (token: string, client = '192.0.2.1') => {
    const claims = readTokenClaims(token)
    if (!claims) throw new Error('not a token')
    void logOuts.leave({ session: { token, claims }, brand, requestId: 'r-1', client, origin: client, log })
    return claims.tokenMarks.id
  }
  return { leave, told, asked, has: logOuts.has, close: logOuts.close }
}

const unheard: Heard = { unheard: 'for now' }
const tokens = (count: number) => Array.from({ length: count }, (_, index) => makeToken({ sid: `s-${index}` }))

it('[SEC-01] ends here at once the very token that was brought, and for others what the gateway says it has ended', async () => {
  const answer = Promise.withResolvers<Heard>()
  const { leave, told, has, close } = portal(() => answer.promise)
  const token = leave(makeToken({ sid: 's-1' }))
  expect([has(token), told]).toEqual([true, []])
  answer.resolve({ ended: ['s-1', 's-of-staff'] })
  await close()
  expect(told).toEqual(['s-1', 's-of-staff'])
})

it('[SEC-01] writes nothing for tokens that the gateway does not know, however many there are', async () => {
  const { leave, told, close } = portal(async () => ({ ended: [] }))
  for (const token of tokens(1_000)) leave(token)
  await close()
  expect(told).toEqual([])
})

it('[SEC-01] tells others of the token alone when the gateway takes longer than half a second, and of its session when it answers', async () => {
  const answer = Promise.withResolvers<Heard>()
  const { leave, told, close } = portal(() => answer.promise)
  const token = leave(makeToken({ sid: 's-1' }))
  await vi.advanceTimersByTimeAsync(499)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([token])
  answer.resolve({ ended: ['s-1'] })
  await close()
  expect(told).toEqual([token, 's-1'])
})

it('[SEC-01] asks a gateway that could not be reached again until it has ended the session, and no longer than its token is good', async () => {
  let heard: Heard = unheard
  const { leave, told, asked } = portal(async () => heard)
  const ends = (ms: number) => Math.floor((Date.now() + ms) / 1_000)
  leave(makeToken({ sid: 's-1', exp: ends(7_200_000) }))
  leave(makeToken({ sid: 's-2', exp: ends(20_000) }))
  await vi.advanceTimersByTimeAsync(16_000)
  // The first was tried again; as it was not heard of, the others wait.
  expect(asked).toHaveLength(3)
  heard = { ended: ['s-1'] }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(told.filter(id => id.startsWith('s-'))).toEqual(['s-1'])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(asked).toHaveLength(4)
})

it('[SEC-01] writes down no more than some tokens of one client, and some hundreds in all, while nobody can tell whose they are', async () => {
  const { leave, told, close } = portal(async () => unheard)
  for (const token of tokens(50)) leave(token)
  await close()
  expect(told).toHaveLength(20)
  const others = portal(async () => unheard)
  for (const [index, token] of tokens(2_000).entries()) others.leave(token, `198.51.${index >> 8}.${index & 255}`)
  await others.close()
  expect(told.length + others.told.length).toBe(500)
  // Digests of the tokens: what they say of sessions may be another's.
  for (const id of others.told) expect(id).toMatch(/^[\w-]{43}$/)
})

it('[SEC-01] forgets a token here only after so many others, and a gateway that refuses to answer is not asked again', async () => {
  const { leave, asked, has, close } = portal(async () => ({ unheard: 'for good' }))
  const [first = '', ...others] = tokens(101).map(token => leave(token))
  expect([has(first), others.every(has)]).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(60_000)
  await close()
  expect(asked).toHaveLength(101)
})

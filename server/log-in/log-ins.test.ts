import { randomBytes } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { UpstreamError } from '../../gateway-graph/failures/portal-failure.ts'
import { openState } from '../state/open-state.ts'
import { createKnownDevices } from './known-devices.ts'
import { createLogIns, logInLimits } from './log-ins.ts'

interface Try {
  username?: string
  client?: string
  device?: string | undefined
  answers?: () => Promise<{ knownDevice?: string }>
}

const failing = (status: number) => async () => {
  throw new UpstreamError({ code: 'UPSTREAM', status, area: 'account', ...(status === 429 && { retryAfter: 7 }) })
}

function portal() {
  let now = 0
  const clock = () => now
  const { counters } = openState(':memory:', { now: clock })
  const logIns = createLogIns(counters, createKnownDevices(randomBytes(32)), clock)
  const store = vi.spyOn(counters, 'consume')
  const sent: (string | undefined)[] = []
  const tryOnce = async ({ username = 'robin77', client = '192.0.2.1', device, answers = failing(401) }: Try = {}) => {
    let cookie: string | undefined
    const gate = logIns({
      ...{ domainId: 1, client, device, tellDevice: () => true },
      keepDevice: mark => {
        cookie = mark
      },
    })
    const told = await gate
      .tryOnce(username, secret => {
        sent.push(secret)
        return answers()
      })
      .then(
        () => 'in',
        (error: unknown) => (error instanceof UpstreamError ? error.failure.status : error),
      )
    return { told, cookie, retryAfter: gate.turnedAway()?.retryAfter }
  }
  const stranger = { domainId: 1, client: '192.0.2.1', device: undefined, tellDevice: () => true, keepDevice: () => {} }
  const refusal = () => logIns(stranger).refusal('robin77')
  return { tryOnce, sent, pass: (ms: number) => (now += ms), refusal, store }
}

const right = async () => ({ knownDevice: 'a-secret-of-the-gateway' })
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

it('[SEC-10] lets a name be tried ten times in a quarter of an hour from wherever, in any case, and says how long to wait', async () => {
  const { tryOnce, sent, pass } = portal()
  for (const index of times(10)) expect((await tryOnce({ client: `192.0.2.${index}` })).told).toBe(401)
  pass(60_500)
  expect(await tryOnce({ username: 'ROBIN77', client: '198.51.100.1' })).toMatchObject({ told: 429, retryAfter: 840 })
  expect(sent).toHaveLength(10)
  expect((await tryOnce({ username: 'another' })).told).toBe(401)
  pass(logInLimits.account.windowMs)
  expect((await tryOnce()).told).toBe(401)
})

it('[SEC-10] lets a client try fifty times, an IPv6 network as one, and all strangers five times a second', async () => {
  const { tryOnce, pass } = portal()
  const told = []
  for (const index of times(60)) {
    if (index % 25 === 0) pass(logInLimits.overall.windowMs)
    told.push((await tryOnce({ username: `n${index}`, client: `2001:db8::${index}` })).told)
  }
  expect(told.filter(one => one === 401)).toHaveLength(50)
  pass(logInLimits.overall.windowMs)
  const others = []
  for (const index of times(30))
    others.push((await tryOnce({ username: `m${index}`, client: `192.0.2.${index}` })).told)
  expect(others.filter(one => one === 401)).toHaveLength(25)
  expect(await tryOnce({ username: 'fresh', client: '203.0.113.9' })).toMatchObject({ told: 429, retryAfter: 5 })
  pass(logInLimits.overall.windowMs)
  expect((await tryOnce({ username: 'fresh', client: '203.0.113.9' })).told).toBe(401)
})

it('[SEC-14] lets a known device in while its name, its client and all strangers are stopped', async () => {
  const { tryOnce, sent } = portal()
  const { cookie } = await tryOnce({ answers: right })
  for (const index of times(700))
    await tryOnce({ username: index % 2 ? 'robin77' : `n${index}`, client: `192.0.2.${index % 40}` })
  expect((await tryOnce({ answers: right })).told).toBe(429)
  expect(await tryOnce({ device: cookie, answers: right })).toMatchObject({ told: 'in' })
  expect(sent.at(-1)).toBe('a-secret-of-the-gateway')
  // It is known to one name alone, and does not guess for ever either.
  expect((await tryOnce({ username: 'another', device: cookie })).told).toBe(429)
  for (const _ of times(10)) expect((await tryOnce({ device: cookie })).told).toBe(401)
  expect((await tryOnce({ device: cookie })).told).toBe(429)
})

it('[SEC-10] counts neither log-ins that succeed nor those that nobody checked', async () => {
  const { tryOnce } = portal()
  for (const answers of [right, failing(500), failing(503), failing(408), failing(1)])
    for (const _ of times(15)) expect((await tryOnce({ answers })).told).not.toBe(429)
  for (const _ of times(15))
    expect(await tryOnce({ answers: failing(429) })).toMatchObject({ told: 429, retryAfter: 7 })
  expect((await tryOnce()).told).toBe(401)
})

it('[SEC-11] knows for a second from memory what is used up, and whatever is given back has room at once', async () => {
  const { tryOnce, pass, refusal, store } = portal()
  expect(refusal()).toBeUndefined()
  for (const _ of times(9)) await tryOnce()
  const right = Promise.withResolvers<{ knownDevice?: string }>()
  const last = tryOnce({ answers: () => right.promise })
  expect((await tryOnce()).told).toBe(429)
  expect(refusal()).toBe(900)
  store.mockClear()
  for (const _ of times(100)) expect((await tryOnce()).told).toBe(429)
  expect(store).not.toHaveBeenCalled()
  pass(1_000)
  expect([refusal(), (await tryOnce()).told, refusal()]).toEqual([undefined, 429, 899])
  right.resolve({})
  expect([(await last).told, refusal(), (await tryOnce()).told]).toEqual(['in', undefined, 401])
})

it('[SEC-10] says to come back in a minute when the gateway does not say when', async () => {
  const { tryOnce } = portal()
  const answers = async () => {
    throw new UpstreamError({ code: 'RATE_LIMITED', status: 429, area: 'account' })
  }
  expect(await tryOnce({ answers })).toMatchObject({ told: 429, retryAfter: 60 })
})

it('[SEC-11] lets sixteen strangers wait for the gateway at once, tells the others when to come back, and leaves room for known devices', async () => {
  const { tryOnce, sent } = portal()
  const { cookie } = await tryOnce({ answers: right })
  const answer = Promise.withResolvers<{ knownDevice?: string }>()
  const under = times(500).map(index =>
    tryOnce({ username: `n${index}`, client: `192.0.2.${index}`, answers: () => answer.promise }),
  )
  const known = await tryOnce({ device: cookie, answers: right })
  expect(known.told).toBe('in')
  answer.resolve({})
  const told = await Promise.all(under)
  expect(told.filter(one => one.told === 'in')).toHaveLength(16)
  expect(told.filter(one => one.told === 429 && one.retryAfter === 5)).toHaveLength(484)
  expect(sent).toHaveLength(18)
})

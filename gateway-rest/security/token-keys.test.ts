import { createSecretKey } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createClock } from '../clock.ts'
import { openDatabase } from '../store/open-database.ts'
import { GRANT } from '../testing/grant.ts'
import { keepGateway } from '../testing/keep-gateway.ts'
import { rotateTokenKeys, signingKey, tokenKeys } from './token-keys.ts'
import { createTokens } from './tokens.ts'

const START = Date.parse('2026-06-15T19:00:00Z')
const HOURS_12 = 12 * 3_600

/** Two gateways over one database, at a time that the test sets. */
function twoGateways() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  let now = START
  const clock = createClock(() => new Date(now))
  const tokens = () => createTokens(tokenKeys(database, clock, HOURS_12), clock)
  return {
    ...{ database, one: tokens(), other: tokens() },
    rotate: () => rotateTokenKeys(database, clock, HOURS_12),
    wait: (seconds: number) => {
      now += seconds * 1000
    },
    seconds: () => Math.floor(now / 1000),
    /** Signs with a key by itself, as whoever has found it can. */
    forger: (key: Uint8Array) => createTokens(key, clock),
  }
}

describe('keys of tokens', () => {
  it('[OPS-19] a new one signs, and the old one verifies until its tokens are over, in every process', () => {
    const { one, other, rotate, wait, seconds, forger, database } = twoGateways()
    const before = one.issue(GRANT, seconds() + HOURS_12)
    expect(other.verify(before)).toBeDefined()
    expect(rotate()).toEqual({ verifying: 1 })
    wait(2)
    const after = one.issue(GRANT, seconds() + HOURS_12)
    for (const gateway of [one, other])
      expect([before, after].map(token => gateway.verify(token)?.sid)).toEqual([GRANT.sid, GRANT.sid])
    const first = forger(signingKey(database))
    expect([first.verify(before) !== undefined, first.verify(after)]).toEqual([true, undefined])
    wait(HOURS_12 - 3)
    expect(other.verify(before)).toBeDefined()
    wait(1)
    expect(other.verify(before)).toBeUndefined()
  })

  it('[OPS-19] a process that has not read the new key verifies what it signed all the same', () => {
    const { one, other, rotate, wait, seconds } = twoGateways()
    one.issue(GRANT, seconds() + 60)
    wait(0.6)
    other.issue(GRANT, seconds() + 60)
    rotate()
    wait(0.5)
    const after = one.issue(GRANT, seconds() + 60)
    // The other has read keys half a second ago, and is asked for this token now.
    expect(other.verify(after)).toBeDefined()
  })

  it('[OPS-19] whoever has found an old key signs nothing new with it, and nothing at all after a session', () => {
    const { database, one, rotate, wait, seconds, forger } = twoGateways()
    const stolen = forger(signingKey(database))
    rotate()
    wait(10)
    expect(one.verify(stolen.issue(GRANT, seconds() + 60))).toBeUndefined()
    wait(-20)
    const datedBack = stolen.issue(GRANT, seconds() + 100 * HOURS_12)
    wait(20)
    expect(one.verify(datedBack)).toBeDefined()
    wait(HOURS_12)
    expect(one.verify(datedBack)).toBeUndefined()
  })

  it('[OPS-19] rotated often, those that are over are forgotten', () => {
    const { database, rotate, wait } = twoGateways()
    expect([rotate(), rotate()]).toEqual([{ verifying: 1 }, { verifying: 2 }])
    wait(HOURS_12 + 1)
    expect(rotate()).toEqual({ verifying: 1 })
    const [signs] = tokenKeys(database, createClock(), HOURS_12)()
    expect(signs.key.equals(createSecretKey(signingKey(database)))).toBe(false)
  })
})

it('[OPS-19] nobody is signed out by a rotation, no device is forgotten, and log-ins go on', async () => {
  const { gateway, dataFile } = await keepGateway()
  const body = { username: 'active1', password: 'Portal2026!', domainId: '1' }
  const logIn = (knownDevice?: string) =>
    gateway.call<{ knownDevice: string }>('token', {
      method: 'POST',
      body: { ...body, ...(knownDevice && { knownDevice }) },
    })
  const device = (await logIn()).json().knownDevice
  const token = await gateway.signIn('active')
  const beside = openDatabase(dataFile)
  rotateTokenKeys(beside, createClock(), HOURS_12)
  beside.close()
  expect((await gateway.call('account/preferences', { token })).status).toBe(200)
  expect((await logIn(device)).json().knownDevice).toBe(device)
  expect((await gateway.call('account/preferences', { token: await gateway.signIn('active') })).status).toBe(200)
})

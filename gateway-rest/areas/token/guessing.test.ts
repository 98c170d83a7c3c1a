import { describe, expect, it } from 'vitest'
import type { ErrorBody, TokenResponse } from '../../../schema/generated/gateway-types.ts'
import { createHashQueue } from '../../security/hash-queue.ts'
import { DEMO_PASSWORD } from '../../seed/personas.ts'
import { quickHashes } from '../../testing/quick-hashes.ts'
import { startTestGateway, TEST_NOW } from '../../testing/test-gateway.ts'

interface Try {
  readonly username: string
  readonly password?: string
  readonly domainId?: string
  readonly from?: string
  readonly knownDevice?: string
}

/** A gateway whose hashes are counted, and tries to log in. */
async function guarded(...options: Parameters<typeof startTestGateway>) {
  const hashQueue = quickHashes()
  const gateway = await startTestGateway({ ...options[0], hashQueue })
  const logIn = ({ username, password = 'wrong', domainId = '1', from = '192.0.2.1', knownDevice }: Try) =>
    gateway.call<TokenResponse & ErrorBody>('token', {
      method: 'POST',
      body: { username, password, domainId, ...(knownDevice !== undefined && { knownDevice }) },
      headers: { 'x-forwarded-for': from },
    })
  const told = async (one: Try) => {
    const answer = await logIn(one)
    const { code, attemptsRemaining } = answer.json()
    return [answer.status, code, attemptsRemaining].filter(part => part !== undefined).join(' ')
  }
  return { gateway, hashQueue, logIn, told, [Symbol.asyncDispose]: () => gateway.close() }
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const downToLocked = [4, 3, 2, 1]
  .map(left => `401 LOGIN_ATTEMPTS_REMAINING ${left}`)
  .concat(times(6).map(() => '401 ACCOUNT_LOCKED'))

describe('names that are guessed at', () => {
  it('[SEC-13] [ERR-01] [ERR-02] get the same words for the same work, whether they are known, unknown, locked, disabled or of another brand', async () => {
    await using own = await guarded()
    for (const [username, domainId] of [
      ['short1', '1'],
      ['nobody1', '1'],
      ['locked1', '1'],
      ['disabled1', '1'],
      ['active1', '2'],
    ] as const) {
      const before = own.hashQueue.begun
      const words: string[] = []
      const answers = new Set<string>()
      for (const guess of times(12)) {
        const one = { username, domainId, password: `guess${guess}`, from: `192.0.2.${guess}` }
        words.push(await own.told(one))
        if (guess === 4) answers.add((await own.logIn({ ...one, from: '192.0.2.99' })).text)
      }
      // One of the ten was asked twice, for its whole text.
      expect(words).toEqual([...downToLocked.slice(0, 9), ...times(3).map(() => '429 TOO_MANY_REQUESTS')])
      expect([...answers]).toEqual([
        '{"code":"ACCOUNT_LOCKED","message":"The account is locked after too many log-in attempts."}',
      ])
      expect(own.hashQueue.begun - before, username).toBe(10)
    }
  })

  it('[SEC-13] are counted one by one in a burst of parallel guesses', async () => {
    await using own = await guarded()
    for (const username of ['renewal1', 'nobody2']) {
      const words = await Promise.all(times(12).map(guess => own.told({ username, password: `guess${guess}` })))
      expect(words.toSorted()).toEqual([...downToLocked, ...times(2).map(() => '429 TOO_MANY_REQUESTS')].toSorted())
    }
  })

  it('[SEC-10] [SEC-14] are open again after a quarter of an hour, but a locked one to no device that is not known', async () => {
    await using own = await guarded()
    for (const guess of times(12)) await own.logIn({ username: 'short1', password: `guess${guess}` })
    const refused = await own.logIn({ username: 'SHORT1', password: DEMO_PASSWORD, from: '198.51.100.7' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    own.gateway.setNow('2026-06-15T19:15:01Z')
    const right = { username: 'short1', password: DEMO_PASSWORD, from: '198.51.100.7' }
    expect(await own.told(right)).toBe('401 ACCOUNT_LOCKED')
    own.gateway.setNow(TEST_NOW)
  })
})

describe('S21: a hundred bad log-ins', () => {
  it('[SEC-10] [S21] of one account by many clients reach the check of passwords ten times', async () => {
    await using own = await guarded()
    const statuses: number[] = []
    for (const guess of times(100)) {
      const answer = await own.logIn({ username: 'short1', password: `guess${guess}`, from: `198.51.100.${guess}` })
      statuses.push(answer.status)
      if (answer.status === 429) expect(answer.headers.get('retry-after')).toBe('900')
    }
    expect([own.hashQueue.begun, statuses.filter(status => status === 429).length]).toEqual([10, 90])
  })

  it('[SEC-10] [S21] by one client of many accounts are stopped, names that nobody has among them, while others go on', async () => {
    await using own = await guarded()
    const statuses: number[] = []
    for (const guess of times(100)) statuses.push((await own.logIn({ username: `name${guess}` })).status)
    expect(statuses.filter(status => status !== 429)).toHaveLength(50)
    expect(statuses.slice(50).every(status => status === 429)).toBe(true)
    expect((await own.logIn({ username: 'short1', password: DEMO_PASSWORD })).status).toBe(429)
    expect((await own.logIn({ username: 'short1', password: DEMO_PASSWORD, from: '192.0.2.2' })).status).toBe(200)
  })

  it('[SEC-10] in all are stopped too, and known devices pass', async () => {
    await using own = await guarded({ logInLimits: { overall: { attempts: 4, seconds: 60 } } })
    const { knownDevice = '' } = (await own.logIn({ username: 'short1', password: DEMO_PASSWORD })).json()
    const statuses: number[] = []
    for (const guess of times(6))
      statuses.push((await own.logIn({ username: `name${guess}`, from: `198.51.100.${guess}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
    const stranger = { username: 'short1', password: DEMO_PASSWORD, from: '198.51.100.77' }
    expect((await own.logIn(stranger)).status).toBe(429)
    expect((await own.logIn({ ...stranger, knownDevice })).status).toBe(200)
  })
})

describe('a device that is known', () => {
  const knownDeviceOf = async (own: Awaited<ReturnType<typeof guarded>>, username: string) =>
    (await own.logIn({ username, password: DEMO_PASSWORD })).json().knownDevice ?? ''

  it('[SEC-14] [OPEN-73] gets in with the right password while the name is locked, and unlocks it for nobody else', async () => {
    await using own = await guarded()
    const knownDevice = await knownDeviceOf(own, 'short1')
    for (const guess of times(12)) await own.logIn({ username: 'short1', password: `guess${guess}` })
    const right = { username: 'short1', password: DEMO_PASSWORD, from: '198.51.100.9' }
    expect((await own.logIn({ ...right, knownDevice })).json().knownDevice).toBe(knownDevice)
    own.gateway.setNow('2026-06-15T19:20:00Z')
    expect(await own.told(right)).toBe('401 ACCOUNT_LOCKED')
    own.gateway.setNow(TEST_NOW)
  })

  it('[SEC-14] is known for the sign-in alone that logged in from it, and nobody makes one up', async () => {
    await using own = await guarded()
    const others = await knownDeviceOf(own, 'active1')
    for (const guess of times(5)) await own.logIn({ username: 'short1', password: `guess${guess}` })
    for (const knownDevice of [others, 'A'.repeat(43)])
      expect(await own.told({ username: 'short1', password: DEMO_PASSWORD, knownDevice })).toBe('401 ACCOUNT_LOCKED')
  })

  it('[SEC-14] that guesses is forgotten after five wrong passwords, and the name is locked', async () => {
    await using own = await guarded()
    const knownDevice = await knownDeviceOf(own, 'short1')
    const words: string[] = []
    for (const guess of times(5))
      words.push(await own.told({ username: 'short1', password: `guess${guess}`, knownDevice }))
    expect(words).toEqual(downToLocked.slice(0, 5))
    expect(await own.told({ username: 'short1', password: DEMO_PASSWORD, knownDevice })).toBe('401 ACCOUNT_LOCKED')
  })

  it('[SEC-14] [STATE-04] does not open an account that the insurer has locked or disabled', async () => {
    await using own = await guarded()
    // As if they had logged in before they were.
    const knownDevice = await knownDeviceOf(own, 'active1')
    expect(await own.told({ username: 'locked1', password: DEMO_PASSWORD, knownDevice })).toBe('401 ACCOUNT_LOCKED')
    expect(await own.told({ username: 'disabled1', password: DEMO_PASSWORD, knownDevice })).toBe(
      '401 INVALID_CREDENTIALS',
    )
  })

  it('[SEC-14] is stored as a digest alone', async () => {
    await using own = await guarded()
    expect(await knownDeviceOf(own, 'short1')).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(own.gateway.records)).not.toContain(await knownDeviceOf(own, 'short1'))
  })
})

it('[SEC-11] [SEC-10] a full queue is told at once with Retry-After, and counts as no try; tokens go on being checked', async () => {
  const real = createHashQueue({ places: 1, workers: 1 })
  const own = await startTestGateway({ hashQueue: real })
  const token = await own.signIn('active')
  const logIn = (username: string) =>
    own.call<ErrorBody>('token', { method: 'POST', body: { username, password: 'wrong', domainId: '1' } })
  const answers = await Promise.all(times(60).map(index => logIn(`name${index}`)))
  const full = answers.filter(({ status }) => status === 429)
  expect(full.length).toBeGreaterThan(50)
  for (const answer of full)
    expect([answer.json().code, answer.headers.get('retry-after')]).toEqual(['TOO_MANY_REQUESTS', '5'])
  expect((await own.call('account', { token })).status).toBe(200)
  // The client has room for fifty: had those without a place been counted, there would be none left.
  expect((await logIn('another')).status).toBe(401)
  await own.close()
})

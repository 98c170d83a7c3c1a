import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Database } from '../../gateway-rest/store/database.ts'
import { ANSWERS } from '../../gateway-rest/testing/newcomer.ts'
import type { DemoSignIns } from '../../schema/generated/gateway-types.ts'
import { logIn, send, tokenOf } from './support/client.ts'
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.ts'
import { openRegisters } from './support/registers.ts'
import { type Progress, writeUntilKilled } from './support/write-until-killed.ts'

const ROUNDS = 4
/** Seconds on a quiet machine, but nearly every write waits for the disk, and others may keep it busy. */
const TIMEOUT_MS = 90_000

const between = (low: number, high: number) => low + Math.floor(Math.random() * (high - low + 1))

describe('a gateway killed with kill -9', { timeout: TIMEOUT_MS }, () => {
  let folder = ''
  let dataFile = ''
  const started: GatewayProcess[] = []
  const start = async () => {
    const gateway = await startGatewayProcess(dataFile)
    started.push(gateway)
    return gateway
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'durability-'))
    dataFile = join(folder, 'gateway.sqlite')
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map(gateway => gateway.kill()))
    await rm(folder, { recursive: true, force: true })
  })

  it('in the middle of a thousand writes, over and over, has every write it acknowledged and none by halves', async () => {
    let gateway = await start()
    const registers = await openRegisters(gateway.origin)
    const progress: Progress[] = registers.map(register => ({ register, acknowledged: 0, sent: 0 }))
    for (let round = 1; round <= ROUNDS; round += 1) {
      const moment = { writes: between(100, 500), milliseconds: between(0, 10) }
      await writeUntilKilled(gateway, progress, moment)
      gateway = await start()
      for (const one of progress) {
        const { register, sent, acknowledged } = one
        const holdsLast = await register.holds(gateway.origin, sent)
        const said = `round ${round}, killed ${moment.milliseconds} ms after ${moment.writes} writes: ${register.name}`
        expect(holdsLast || (await register.holds(gateway.origin, acknowledged)), said).toBe(true)
        one.acknowledged = holdsLast ? sent : acknowledged
        one.sent = one.acknowledged
      }
    }
    await gateway.kill()
    const database = new Database(dataFile)
    expect(database.all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(database.all('pragma foreign_key_check')).toEqual([])
    database.close()
  })

  it('knows everybody who registered, with password and e-mail address', async () => {
    const gateway = await start()
    const listed = await fetch(`${gateway.origin}/demo/sign-ins`)
    const { newcomers } = (await listed.json()) as DemoSignIns
    const [person] = newcomers.filter(({ domainId }) => domainId === 1)
    const signIn = { username: 'fresh', password: 'Fresh2027', emailAddress: 'fresh@mail.example', answers: ANSWERS }
    const body = { ...person, domainId: '1', ...signIn }
    expect((await send(gateway.origin, 'POST', 'account/registration', { body })).status).toBe(200)
    await gateway.kill()
    const { origin } = await start()
    const token = await tokenOf(origin, 'fresh', 'Fresh2027')
    const preferences = await send(origin, 'GET', 'account/preferences', { token })
    expect(preferences.body).toMatchObject({ emailAddress: 'fresh@mail.example' })
  })

  it('has counted every wrong password that it refused, and knows who registered for eBill', async () => {
    const gateway = await start()
    const ebill = await tokenOf(gateway.origin, 'ebill1')
    const guesses = ['medicare1', 'local1', 'medicare1', 'local1', 'medicare1']
    await Promise.all([
      ...guesses.map(username => logIn(gateway.origin, username, 'wrong')),
      send(gateway.origin, 'PUT', 'ebill/registerEbillUser', { token: ebill }),
    ])
    await gateway.kill()
    const { origin } = await start()
    expect((await send(origin, 'GET', 'ebill/ebillRegistered', { token: ebill })).body).toEqual({
      ebillRegistered: true,
    })
    expect((await logIn(origin, 'medicare1', 'wrong')).body).toMatchObject({ attemptsRemaining: 1 })
    expect((await logIn(origin, 'local1', 'wrong')).body).toMatchObject({ attemptsRemaining: 2 })
  })
})

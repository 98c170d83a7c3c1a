import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { logIn, send, tokenOf } from './support/client.ts'
import { type GatewayProcess, startGatewayProcess } from './support/gateway-process.ts'
import { addressOf, preferencesOf } from './support/registers.ts'

describe('two gateways on one data file', { timeout: 60_000 }, () => {
  let folder = ''
  let gateways: GatewayProcess[] = []
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'durability-'))
    const dataFile = join(folder, 'gateway.sqlite')
    // At the same moment, so that both find the file empty.
    gateways = await Promise.all([startGatewayProcess(dataFile), startGatewayProcess(dataFile)])
  })
  afterEach(async () => {
    await Promise.all(gateways.splice(0).map(gateway => gateway.kill()))
    await rm(folder, { recursive: true, force: true })
  })

  it('make one population, take each other for good, and lose no write though both write all the time', async () => {
    const usernames = ['active1', 'dependent1', 'noprefs1', 'unsigned1', 'short1', 'ebill1']
    const tokens = await Promise.all(usernames.map((name, index) => tokenOf(originAt(index), name)))
    await Promise.all(
      tokens.map(async (token, member) => {
        const bodyOf = preferencesOf(await addressOf(originAt(member), token))
        for (let number = 1; number <= 40; number += 1) {
          const write = { token, body: bodyOf(number) }
          expect((await send(originAt(member + number), 'PUT', 'account/preferences', write)).status).toBe(200)
          const seen = await send(originAt(member + number + 1), 'GET', 'account/preferences', { token })
          expect(seen.body).toMatchObject(bodyOf(number))
        }
      }),
    )
  })

  it('lock an account after five wrong passwords, however they are spread over both', async () => {
    await Promise.all([0, 1, 2, 3, 4].map(index => logIn(originAt(index), 'medicare1', 'wrong')))
    expect((await logIn(originAt(0), 'medicare1')).body).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    expect((await logIn(originAt(1), 'medicare1')).body).toMatchObject({ code: 'ACCOUNT_LOCKED' })
  })

  const originAt = (index: number) => gateways[index % gateways.length]?.origin ?? ''
})

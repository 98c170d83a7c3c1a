import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '../../gateway-rest/store/database.ts'
import { startTestGateway, type TestGateway } from '../../gateway-rest/testing/test-gateway.ts'

const CLAIMS = 'claims/medical?startDate=2024-06-15&endDate=2026-06-15&page=0&size=10&suffix=0'

describe('queries without an index', () => {
  let folder = ''
  let gateway: TestGateway
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plans-'))
    gateway = await startTestGateway({ dataFile: join(folder, 'gateway.sqlite') })
  })
  afterAll(async () => {
    await gateway.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('fail the test that makes the gateway prepare them', async () => {
    const database = new Database(join(folder, 'gateway.sqlite'))
    database.execute('drop index claimByMember')
    const token = await gateway.signIn('active')
    expect((await gateway.call(CLAIMS, { token })).status).toBe(500)
    expect(gateway.records.at(-2)?.stack).toContain('Reads all of claim, which needs an index')
    database.execute('create index claimByMember on claim (memberKey, claimType, serviceDateFrom desc)')
    database.close()
    expect((await gateway.call(CLAIMS, { token })).status).toBe(200)
  })

  it('may be made by a test that looks at everything', async () => {
    const database = new Database(join(folder, 'gateway.sqlite'))
    expect(database.all('select * from claim').length).toBeGreaterThan(100)
    database.close()
  })
})

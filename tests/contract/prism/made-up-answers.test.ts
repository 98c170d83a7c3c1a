import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema } from '../../../gateway-graph/build-schema.ts'
import { createGraph } from '../../../gateway-graph/create-graph.ts'
import { FakeSession, fakeToken } from '../../../gateway-graph/testing/fake-session.ts'
import { RecordingLog } from '../../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../../gateway-graph/testing/test-context.ts'
import { createPool } from '../../../gateway-graph/upstream/create-pool.ts'
import { type MockGateway, startMockGateway } from './start-mock-gateway.ts'
import { madeUpValues, withPreference } from './with-preference.ts'

const folder = new URL('../../../gateway-graph/examples/', import.meta.url)
const documents = readdirSync(folder).filter(name => name.endsWith('.graphql'))

// The member of the example of GET account.
const MEMBER = '2000100000'

// What no answer that keeps the contract may lead to, however odd its values are.
const OUR_FAULT = ['INVALID_ANSWER', 'INTERNAL', 'INTERNAL_SERVER_ERROR', undefined]

describe('the schema over answers that Prism makes up from the schemas of the contract', () => {
  const log = new RecordingLog()
  const { execute } = createGraph({ schema: buildSchema(), knownDocuments: {}, developerMode: true, log })
  let gateway: MockGateway
  let pool: ReturnType<typeof createPool>
  beforeAll(async () => {
    gateway = await withPreference(await startMockGateway(), madeUpValues)
    pool = createPool(gateway.origin)
  })
  afterAll(async () => {
    await pool.destroy()
    await gateway.close()
  })

  it.each(documents)('[GRAPH-18] takes them for what they are in %s', async file => {
    const session = FakeSession.with(fakeToken({ memberKey: MEMBER }))
    const text = readFileSync(new URL(file, folder), 'utf8')
    const { errors } = await execute(
      { document: { text } },
      testContext({ pool, url: gateway.origin }, { log, session }),
    )
    expect(errors.filter(({ extensions }) => OUR_FAULT.includes(extensions?.code as string | undefined))).toEqual([])
  })
})

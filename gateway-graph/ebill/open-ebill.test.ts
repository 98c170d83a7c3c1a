import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const open = () =>
  execute({ document: { text: 'mutation { openEbill { url userErrors { code } } }' } }, testContext(double))

describe('openEbill', () => {
  it('[TILE-08] [TILE-10] [EBILL-05] [CALL-05] [CALL-66] fetches user key and registration, and registers only once', async () => {
    expect((await open()).data).toEqual({
      openEbill: { url: `${double.url}/stand-in/ebill?userKey=user-key-1`, userErrors: [] },
    })
    expect(double.calls().sort()).toEqual(['GET ebill/ebillRegistered', 'GET token/userkey'])
  })

  it('[EBILL-02] [EBILL-03] [EBILL-04] [CALL-68] registers on the first visit and adds the first-time flag', async () => {
    double.replies = { 'GET ebill/ebillRegistered': { json: { ebillRegistered: false } } }
    expect((await open()).data).toEqual({
      openEbill: { url: `${double.url}/stand-in/ebill?userKey=user-key-1&firstTime=true`, userErrors: [] },
    })
    expect(double.calls().at(-1)).toBe('PUT ebill/registerEbillUser')
  })

  it('[TILE-09] opens and registers nothing when the user key cannot be had', async () => {
    double.replies = {
      'GET token/userkey': { json: {}, status: 403 },
      'GET ebill/ebillRegistered': { json: { ebillRegistered: false } },
    }
    const { data, errors } = await open()
    expect(data).toBeNull()
    expect(errors[0]?.extensions).toMatchObject({ status: 403, call: 'token/userkey' })
    expect(double.calls()).not.toContain('PUT ebill/registerEbillUser')
  })
})

describe('registerEbill', () => {
  const run = (text: string) => execute({ document: { text } }, testContext(double))
  const register = 'mutation { registerEbill { ebill { registered } userErrors { code } } }'

  it('[CALL-68] marks eBill as visited, and tells a member without eBill', async () => {
    expect((await run(register)).data).toEqual({ registerEbill: { ebill: { registered: true }, userErrors: [] } })
    expect(double.calls()).toEqual(['PUT ebill/registerEbillUser'])
    double.replies = { 'PUT ebill/registerEbillUser': { json: { code: 'FORBIDDEN', message: 'x' }, status: 403 } }
    expect((await run(register)).data).toEqual({
      registerEbill: { ebill: null, userErrors: [{ code: 'NOT_ELIGIBLE' }] },
    })
  })

  it.each([
    ['[CALL-65]', 'eligible', 'GET ebill/hasEbill'],
    ['[CALL-67]', 'awaitsVisit', 'GET ebill/showEbillAlert'],
    ['[CALL-66]', 'registered', 'GET ebill/ebillRegistered'],
  ])('%s [GRAPH-15] asks for %s alone, whose failure takes nothing else away', async (_row, field, call) => {
    await run(`{ viewer { member { ebill { ${field} } } } }`)
    expect(double.calls()).toEqual([call])
    double.replies = { [call]: { json: {}, status: 500 } }
    const { data } = await run('{ viewer { member { ebill { eligible awaitsVisit registered } } } }')
    const whole = { eligible: true, awaitsVisit: false, registered: true }
    expect(data).toEqual({ viewer: { member: { ebill: { ...whole, [field]: null } } } })
  })
})

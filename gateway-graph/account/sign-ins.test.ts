import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
const sid = '0b5f3a52-7a2e-4c0e-9d0b-5a1f6c9e2d11'
const other = '5b0f2c7e-9d51-4a3a-8a44-0f7d3f3f6c1d'
let double: GatewayDouble
let session: FakeSession
beforeEach(async () => {
  double = await startDouble()
  session = FakeSession.with(fakeToken({ sid }))
})
afterEach(() => double.close())
const run = (text: string) => execute({ document: { text } }, testContext(double, { session }))
const places = '{ viewer { signIns { id device began lastUsed current byStaff } } }'

describe('sign-ins', () => {
  it('[GRAPH-05] [SEC-05] are told by device and on the clock of the member', async () => {
    const place = { device: 'Firefox on Windows', began: '2026-06-15T04:30:00Z', lastUsed: '2026-06-15T19:05:59Z' }
    const staff = { ...place, id: other, device: null, current: false, byStaff: true }
    double.replies = { 'GET token/sign-ins': { json: [{ ...place, id: sid, current: true, byStaff: false }, staff] } }
    const { data } = await run(places)
    expect(data).toEqual({
      viewer: {
        signIns: [
          {
            ...place,
            id: sid,
            began: '2026-06-14T21:30:00-07:00',
            lastUsed: '2026-06-15T12:05:59-07:00',
            current: true,
            byStaff: false,
          },
          { ...staff, began: '2026-06-14T21:30:00-07:00', lastUsed: '2026-06-15T12:05:59-07:00' },
        ],
      },
    })
  })

  const endOthers = 'mutation { endOtherSignIns { userErrors { code } } }'

  it('[SEC-05] are not told where the gateway has none, and nothing is asked or ended', async () => {
    session = FakeSession.with(fakeToken())
    expect((await run(places)).data).toEqual({ viewer: { signIns: null } })
    expect((await run(endOthers)).data).toEqual({ endOtherSignIns: { userErrors: [{ code: 'FORBIDDEN' }] } })
    expect(double.calls()).toEqual([])
  })

  it('[SEC-05] [SEC-15] are not told to staff who act as the member, and refused as at the gateway', async () => {
    session = FakeSession.with(fakeToken({ sid, issuedByRole: 'logInAsAnyone' }))
    expect((await run(places)).data).toEqual({ viewer: { signIns: null } })
    const { errors } = await run(endOthers)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['NOT_WHILE_ACTING'])
    expect(double.calls()).toEqual([])
  })

  it.each([
    [`endSignIn(input: { id: "${other}" })`, { what: 'one', id: other }],
    ['endOtherSignIns', { what: 'others' }],
  ])('[SEC-05] end at the gateway by %s, and with its answer at the portal', async (field, body) => {
    double.replies = { 'POST token/revoke': { json: { ended: [other] } } }
    const { data } = await run(`mutation { ${field} { endedIds userErrors { code } } }`)
    expect(Object.values(data ?? {})).toEqual([{ endedIds: [other], userErrors: [] }])
    expect(double.seen[0]?.body).toEqual(body)
    expect(session.done).toEqual([`endElsewhere ${other}`])
  })

  it('[SEC-05] the own one is ended by logging out alone', async () => {
    const { data } = await run(`mutation { endSignIn(input: { id: "${sid}" }) { userErrors { code path } } }`)
    expect(data).toEqual({ endSignIn: { userErrors: [{ code: 'INVALID_INPUT', path: ['id'] }] } })
    expect(double.calls()).toEqual([])
  })
})

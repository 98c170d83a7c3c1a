import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { FakeSession, fakeToken } from '../testing/fake-session.ts'
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

const run = (text: string, session = FakeSession.with(fakeToken(), 'temporary')) =>
  execute({ document: { text } }, testContext(double, { session }))

describe('updatePreferences', () => {
  it('[PREF-14] [PREF-18] [CALL-21] puts the e-mail address and the choices as Y and N', async () => {
    const values = '[{ name: ELECTRONIC_EOB, value: true }, { name: EMAIL_BREAKING_NEWS, value: false }]'
    const input = `{ emailAddress: "robin@sample.example", values: ${values} }`
    const { data } = await run(`mutation { updatePreferences(input: ${input}) { userErrors { code } } }`)
    expect(data).toEqual({ updatePreferences: { userErrors: [] } })
    expect(double.seen.at(-1)).toMatchObject({
      call: 'PUT account/preferences',
      body: { emailAddress: 'robin@sample.example', electronicEob: 'Y', emailBreakingNews: 'N' },
    })
    // A gateway that asks for no password is sent none.
    expect(double.seen.at(-1)?.body).not.toHaveProperty('currentPassword')
  })

  it.each([
    [400, 'CURRENT_PASSWORD_WRONG', 'currentPassword', { code: 'CURRENT_PASSWORD_WRONG', path: ['currentPassword'] }],
    [400, 'BAD_REQUEST', 'currentPassword', { code: 'INVALID_INPUT', path: ['currentPassword'] }],
    [429, 'TOO_MANY_REQUESTS', undefined, { code: 'RATE_LIMITED', path: null }],
  ])(
    '[SEC-16] hands the present password on, and tells what is wrong with it: %i %s',
    async (status, code, field, error) => {
      double.replies = { 'PUT account/preferences': { status, json: { code, message: 'no', ...(field && { field }) } } }
      const input = '{ emailAddress: "new@sample.example", currentPassword: "Portal2026!", values: [] }'
      const { data } = await run(`mutation { updatePreferences(input: ${input}) { userErrors { code path } } }`)
      expect(data).toEqual({ updatePreferences: { userErrors: [error] } })
      expect(double.seen.at(-1)?.body).toEqual({ emailAddress: 'new@sample.example', currentPassword: 'Portal2026!' })
    },
  )
})

describe('signPolicies', () => {
  const sign =
    'mutation { signPolicies(input: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false }) { userErrors { code } } }'

  it('[POLICY-14] [CALL-18] puts both choices of a subscriber', async () => {
    expect((await run(sign)).data).toEqual({ signPolicies: { userErrors: [] } })
    expect(double.seen.at(-1)).toMatchObject({
      call: 'PUT account/registration/policies',
      body: { isCommunicationPolicySigned: true, isEeobPreferenceConsented: false },
    })
  })

  it('[PERM-06] puts no consent of anybody else', async () => {
    await run(sign, FakeSession.with(fakeToken({ memberKey: 'M1' }), 'temporary'))
    expect(double.seen.at(-1)?.body).toEqual({ isCommunicationPolicySigned: true, isEeobPreferenceConsented: null })
  })

  it('[POLICY-15] [POLICY-11] [POLICY-12] [POLICY-13] gives the form its starting values', async () => {
    const ask = '{ viewer { registrationPolicy { isCommunicationPolicySigned initialConsent } } }'
    expect((await run(ask)).data).toEqual({
      viewer: { registrationPolicy: { isCommunicationPolicySigned: true, initialConsent: true } },
    })
    const child = FakeSession.with(fakeToken({ memberKey: 'M1' }), 'temporary')
    expect((await run(ask, child)).data).toMatchObject({ viewer: { registrationPolicy: { initialConsent: null } } })
  })
})

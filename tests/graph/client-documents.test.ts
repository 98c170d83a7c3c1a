import { parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { createGraph, type Execute } from '../../gateway-graph/create-graph.ts'
import { callBound } from '../../gateway-graph/execution/call-bound.ts'
import type { GraphAnswer } from '../../gateway-graph/execution/graph-errors.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import { familyAnswers } from '../../gateway-graph/testing/fixture.ts'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import type { Reply } from '../../gateway-graph/testing/replies.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import knownDocuments from '../../web/generated/known-documents.json' with { type: 'json' }
import { clientDocuments as documents, type SampleDocument } from './support/client-documents.ts'

// Developers are told all of a failure, so that nothing of it can differ unseen.
const schema = buildSchema()
const options = { schema, log: new RecordingLog(), developerMode: true }
const { execute: compiled } = createGraph({ ...options, knownDocuments })
const { execute: interpreted } = createGraph({ ...options, knownDocuments: {} })

let double: GatewayDouble
beforeAll(async () => {
  double = await startDouble()
})
afterAll(() => double.close())
beforeEach(() => {
  double.seen.length = 0
})

/** The documents of the journey, which somebody asks who is in the middle of signing in. */
const ofJourney =
  /^(?:Acknowledge|SignIn|LogIn|LoginAs|ChooseGroup|GroupSelection|ContinueJourney|UpdatePreferences|SavePreferences|RegistrationPolicies|SignPolicies|SsoLanding|ChangePassword)/

/** Runs a document for a member who is signed in, or in the middle of signing in where it is of the journey. */
async function run(
  execute: Execute,
  { name, text, variables }: SampleDocument,
  gateway = double,
): Promise<GraphAnswer> {
  const session = FakeSession.with(fakeToken({ role: 'logInAsAnyone' }), ofJourney.test(name) ? 'temporary' : 'full')
  const answer = await execute({ document: { text }, variables }, testContext(gateway, { session }))
  const byPath = (a: { path?: readonly unknown[] }, b: { path?: readonly unknown[] }) =>
    String(a.path).localeCompare(String(b.path))
  // Known documents are kept without their places in the text.
  const errors = answer.errors.map(({ locations: _, ...error }) => error)
  return { ...answer, errors: errors.sort(byPath) }
}

const token: Reply = { json: { token: fakeToken(), redirect: null } }
const healthy = { 'POST token': token, 'POST login-as': token, 'POST group-selection': token }

describe('compiled and interpreted execution', () => {
  it.each(documents)('give equal answers to $name, without an error', async document => {
    double.replies = healthy
    const answer = await run(compiled, document)
    expect(answer.errors).toEqual([])
    expect(await run(interpreted, document)).toEqual(answer)
  })

  it.each(documents)('give equal data and errors to $name when any one of its calls fails', async document => {
    double.replies = healthy
    await run(compiled, document)
    const calls = [...new Set(double.calls())]
    for (const call of calls) {
      double.replies = { ...healthy, [call]: { json: { code: 'FORBIDDEN', message: 'secret' }, status: 403 } }
      const answer = await run(compiled, document)
      expect(await run(interpreted, document), call).toEqual(answer)
      expect(JSON.stringify(answer), call).not.toContain('secret')
    }
  })

  it.each(documents)('give equal data and errors to $name when any one answer is malformed', async document => {
    double.replies = healthy
    await run(compiled, document)
    const calls = [...new Set(double.calls())].filter(call => call in familyAnswers)
    for (const call of calls) {
      double.replies = { ...healthy, [call]: { json: { nonsense: [null, 1] } } }
      expect(await run(interpreted, document), call).toEqual(await run(compiled, document))
    }
  })
})

describe('the client’s documents', () => {
  it.each(documents.map(document => [document.name, document] as const))(
    '[GRAPH-12] %s makes no more calls than are counted for it, which are no more than anybody may make',
    async (_name, document) => {
      double.replies = healthy
      const calls = callBound(schema, parse(document.text), document.variables)
      await run(compiled, document)
      expect(double.calls().length).toBeLessThanOrEqual(calls ?? 0)
      expect(calls).toBeLessThanOrEqual(60)
    },
  )

  it('[HOME-01] ask all of Home’s sources in parallel, each once', async () => {
    const home = documents.find(({ name }) => name === 'Home')
    if (!home) throw new Error('There is no Home document')
    const parallel = await startDouble()
    parallel.delay = 60
    parallel.replies = healthy
    const { errors } = await run(compiled, home, parallel)
    const calls = parallel.calls()
    await parallel.close()
    expect(errors).toEqual([])
    expect(new Set(calls).size).toBe(calls.length)
    // The account comes first where a call needs the member; claims ask two lists, one after the other.
    expect(calls.length).toBeGreaterThan(10)
    expect(parallel.rounds).toBeLessThanOrEqual(3)
  })

  it('[CALL-76] make only the calls of the contract that the portal uses', async () => {
    double.replies = healthy
    for (const document of documents) await run(compiled, document)
    const calls = [...new Set(double.calls())]
    // The gateway serves these too; a member's browser never makes the portal ask for one.
    const unused =
      /customer-service|contact-e?mail|care-reminders|forms|quality-measure|chat|prior-auth|sso|digital-claims/i
    expect(calls).toEqual(expect.arrayContaining(['GET account', 'GET claims/medical', 'POST token']))
    expect(calls.filter(call => unused.test(call))).toEqual([])
  })
})

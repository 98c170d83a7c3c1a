import { isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { checkGuards } from '../../engine/resolve/check-guards.ts'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { ofRecord } from '../../gateway-graph/account/family-resolvers.ts'
import { fieldsBehindScreens } from '../../gateway-graph/behind-screens.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import type { FactReader, GraphContext } from '../../gateway-graph/context/graph-context.ts'
import type { RestClient } from '../../gateway-graph/context/rest-client.ts'
import { createGraph } from '../../gateway-graph/create-graph.ts'
import { sessionFacts } from '../../gateway-graph/facts/session-facts.ts'
import { PortalFailure } from '../../gateway-graph/failures/portal-failure.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { createContent } from '../../server/content/create-content.ts'
import { shippedBrands } from '../../server/testing/test-portal.ts'
import { type PersonaName, personaNames, personas } from '../manifests/personas.ts'
import { clientDocuments } from './support/client-documents.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
const brands = await shippedBrands()

/** What begins, goes on with or ends a session belongs to no screen. */
const ofTheSession = ['beginSignIn', 'signIn', 'continueJourney', 'logOut', 'extendSession']
const fields = fieldsBehindScreens(schema)
const behind = new Map(
  fields.filter(({ type }) => type === 'Mutation').map(({ field, kinds }) => [field.name, kinds] as const),
)

/** What is around every screen, and what every screen of its kind tells by itself. */
const aroundScreens = {
  'who asks, for the shell and for facts of every guard': [
    'facts',
    'actingStaff',
    'id',
    'family',
    'member',
    'groups',
    'accountStatus',
  ],
  'a form that is open to everybody starts with it': ['registrationDetails'],
  'one’s own consent: its page says when it is asked, not who may know it': ['registrationPolicy'],
}

/** Every mutation that the client sends, and those that it leaves to others. */
const mutations = [
  ...clientDocuments.filter(({ kind }) => kind === 'mutation'),
  { name: 'RegisterEbill', text: 'mutation RegisterEbill { registerEbill { userErrors { code } } }', variables: {} },
].flatMap(document => {
  const [field] = [...behind.keys()].filter(name => new RegExp(`\\b${name}\\b`).test(document.text))
  return field === undefined ? [] : [{ ...document, field, kinds: behind.get(field) ?? [] }]
})

/** A gateway that would do anything, and says what it was asked. */
function eagerGateway() {
  const asked: string[] = []
  const ask = (name: string) => async (): Promise<never> => {
    asked.push(name)
    throw new PortalFailure('asked', { code: 'UPSTREAM', status: 500, area: 'test' })
  }
  const rest: RestClient = {
    ...{ get: ask('get'), ask: ask('ask'), send: ask('send'), order: ask('order'), text: ask('text') },
    ...{ getPublic: ask('getPublic'), address: address => address },
  }
  return { rest, asked }
}

function contextOf(compiled: CompiledManifest, state: MemberState, rest: RestClient): GraphContext {
  const kind = state.facts.session ?? 'none'
  const session = kind === 'none' ? new FakeSession() : FakeSession.with(fakeToken(), kind)
  const clock = { now: () => state.now, timeZone: state.timeZone }
  const report = () => undefined
  const content = createContent({ compiled, session, clock, viewport: 'desktop', report })
  const facts: FactReader = {
    atOnce: name => (name in sessionFacts ? state.facts[name] : undefined),
    fact: async name => state.facts[name],
    required: async name => state.facts[name],
    open: async name => state.open[name],
    requiredOpen: async name => state.open[name],
    acknowledged: async () => [],
    lapsed: async () => false,
  }
  const plain = testContext({ pool: {} as never, url: 'http://127.0.0.1:9' })
  return { ...plain, brand: compiled.brand, session, clock, content, rest, facts, freshFacts: () => facts }
}

const opens = (compiled: CompiledManifest, kinds: readonly string[], state: MemberState) =>
  compiled.routes.list.some(
    route =>
      kinds.includes(route.route.screen) &&
      (route.route.screen !== 'acknowledgement' || compiled.journey.texts.length > 0) &&
      checkGuards(compiled, route, state).kind === 'open',
  )

/** Signed out there is no token: the gateway refuses, and the screens have words for that. */
const signedIn = personaNames.filter(name => personas[name].facts.session !== 'none')

it('[MEMBER-56] every mutation says which screens it belongs to, or is one of the session', () => {
  const all = Object.keys(schema.getMutationType()?.getFields() ?? {})
  expect(all.filter(name => !behind.has(name)).sort()).toEqual([...ofTheSession].sort())
  const kinds = new Set(brands.flatMap(({ routes }) => routes.list.map(({ route }): string => route.screen)))
  expect(fields.flatMap(field => field.kinds).filter(kind => !kinds.has(kind))).toEqual([])
  expect([...new Set(mutations.map(({ field }) => field))].sort()).toEqual([...behind.keys()].sort())
})

it('[MEMBER-56] [PERM-02] every field of the viewer says which screens it belongs to, or why it is around all', () => {
  const type = schema.getType('Viewer')
  const all = isObjectType(type) ? Object.keys(type.getFields()) : []
  const ofScreens = fields.filter(field => field.type === 'Viewer').map(({ field }) => field.name)
  expect(all.filter(name => !ofScreens.includes(name)).sort()).toEqual(Object.values(aroundScreens).flat().sort())
})

it('[MEMBER-56] [GRAPH-01] every field of a member with a source of its own says which screens it belongs to', () => {
  const type = schema.getType('Member')
  const own = isObjectType(type) ? Object.values(type.getFields()) : []
  const ofScreens = fields.filter(field => field.type === 'Member').map(({ field }) => field.name)
  // What stands in the family's record, which is around every screen, what guards ask as a fact, and what GraphiQL alone asks for.
  const recorded = own.filter(({ name }) => name in ofRecord || name === 'id').map(({ name }) => name)
  const others = own.map(({ name }) => name).filter(name => ![...ofScreens, ...recorded].includes(name))
  expect(others.sort()).toEqual(['hasMedicareMaterials', 'outlineOfCoverage', 'planRecords'])
})

const onlyMember = fields.flatMap(({ field, acting }) => (acting === 'REFUSED' ? [field.name] : []))

it('[SEC-15] contact data, consents, password, questions and sign-ins are the member’s own to change', () => {
  const account = ['changePassword', 'saveAddress', 'saveSecurityAnswers', 'signPolicies', 'updatePreferences']
  const own = [...account, 'acknowledge', 'endOtherSignIns', 'endSignIn'].sort()
  expect([...onlyMember].sort()).toEqual(own)
})

it.each(mutations.filter(({ field }) => onlyMember.includes(field)))(
  '[SEC-15] $name is refused to staff who act as a member, before anything is asked',
  async ({ text, variables }) => {
    const [compiled] = brands
    if (compiled === undefined) throw new Error('No brand')
    const { rest, asked } = eagerGateway()
    const session = FakeSession.with(fakeToken({ issuedByRole: 'logInAsAnyone' }), 'full')
    const context = { ...contextOf(compiled, personas['staff acting as a member'], rest), session }
    const { errors } = await execute({ document: { text }, variables }, context)
    expect(errors.map(({ extensions }) => [extensions?.code, extensions?.status])).toEqual([['NOT_WHILE_ACTING', 403]])
    expect(asked).toEqual([])
  },
)

describe.each(brands.map(compiled => [compiled.brand.id, compiled] as const))('on %s', (_id, compiled) => {
  it.each(mutations)(
    '[MEMBER-56] [PERM-18] whom the guards refuse the screen, $name is refused too',
    async mutation => {
      const { text, variables, kinds } = mutation
      const wrong: [PersonaName, string][] = []
      for (const name of signedIn) {
        const state: MemberState = personas[name]
        const { rest, asked } = eagerGateway()
        const { errors } = await execute({ document: { text }, variables }, contextOf(compiled, state, rest))
        const refused = errors.some(({ extensions }) => extensions?.code === 'NOT_OPEN')
        if (refused === opens(compiled, kinds, state) || (refused && asked.length > 0)) wrong.push([name, asked.join()])
      }
      expect(wrong).toEqual([])
    },
  )

  it('[MEMBER-56] [PERM-18] eBill opens to nobody whose plans have ended', () => {
    const refused = signedIn.filter(name => !opens(compiled, behind.get('openEbill') ?? [], personas[name]))
    expect(refused).toContain('every plan ended')
    expect(refused).not.toContain('eBill, without an alert')
  })
})

import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import { isScalarType, isSpecifiedScalarType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import type { MemberState } from '../../engine/state.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import type { FactReader } from '../../gateway-graph/context/graph-context.ts'
import { sessionFacts } from '../../gateway-graph/facts/session-facts.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import { createContent } from '../../server/content/create-content.ts'
import { readManifests } from '../../server/content/read-manifests.ts'
import { startTestPortal, type TestPortal } from '../../server/testing/test-portal.ts'
import { personaNames, personas } from '../manifests/personas.ts'

const brands = await readManifests()
const scalars = Object.values(buildSchema().getTypeMap()).filter(
  type => isScalarType(type) && !isSpecifiedScalarType(type),
)
const specifiedBy = new Map(
  scalars.map(type => [type.name, isScalarType(type) ? (type.specifiedByURL ?? '') : ''] as const),
)

let portal: TestPortal
const validators = new Map<string, ValidateFunction>()
beforeAll(async () => {
  portal = await startTestPortal({ developer: true })
  for (const [name, address] of specifiedBy) {
    const { status, headers, text } = await portal.send(address)
    expect([status, headers['content-type']], name).toEqual([200, 'application/schema+json; charset=utf-8'])
    validators.set(name, new Ajv2020.default({ strict: true, validateFormats: false }).compile(JSON.parse(text)))
  }
})
afterAll(() => portal.close())

/** What is wrong with a value as it comes in an answer: the first place that breaks the scalar's schema. */
function wrongIn(scalar: string, value: unknown): string | undefined {
  const validate = validators.get(scalar)
  if (!validate) throw new Error(`${scalar} has no schema`)
  if (validate(JSON.parse(JSON.stringify(value)))) return undefined
  const [first] = validate.errors ?? []
  return `${scalar}${first?.instancePath}: ${first?.message} ${JSON.stringify(first?.params)}`
}

function contentOf(compiled: CompiledManifest, state: MemberState) {
  const kind = state.facts.session ?? 'none'
  const session = kind === 'none' ? new FakeSession() : FakeSession.with(fakeToken(), kind)
  const clock = { now: () => state.now, timeZone: state.timeZone }
  const facts: FactReader = {
    atOnce: name => (name in sessionFacts ? state.facts[name] : undefined),
    fact: async name => state.facts[name],
    required: async name => state.facts[name],
    open: async name => state.open[name],
    requiredOpen: async name => state.open[name],
    acknowledged: async () => [],
    lapsed: async () => false,
  }
  const report = () => undefined
  return { facts, content: createContent({ compiled, session, clock, viewport: 'desktop', report }) }
}

describe('the scalars of the schema', () => {
  it('[GRAPH-04] say at an address that the portal serves what they are', () => {
    expect([...specifiedBy.keys()].sort()).toEqual([
      ...['Date', 'DateTime', 'Money', 'RichText', 'ScreenView', 'ShellView'],
    ])
    expect([...validators.keys()].sort()).toEqual([...specifiedBy.keys()].sort())
  })

  it('[GRAPH-04] there is no other address of that kind', async () => {
    for (const name of ['Int', 'constructor', '..%2Fpackage.json']) {
      const { status } = await portal.send(`/graphql/scalars/${name}`)
      expect(status, name).toBe(404)
    }
  })

  it('[GRAPH-04] [GRAPH-05] take what they allow and nothing else', () => {
    expect(wrongIn('Money', '1234.50')).toBeUndefined()
    expect(wrongIn('Money', '1,234.5')).toContain('pattern')
    expect(wrongIn('RichText', { type: 'root', children: [{ type: 'text', value: 'Hello' }] })).toBeUndefined()
    expect(wrongIn('RichText', { type: 'root', children: 'Hello' })).toContain('/children')
    expect(wrongIn('ScreenView', { text: {}, tools: [{ id: 'nameless' }] })).toContain('/tools/0')
    expect(wrongIn('ShellView', {})).toContain('required')
  })
})

it.each(brands.map(compiled => [compiled.brand.id, compiled] as const))(
  '[GRAPH-04] shell and screens of %s are as their schemas say, whoever looks',
  async (_id, compiled) => {
    const wrong = new Set<string | undefined>()
    for (const name of personaNames) {
      const { content, facts } = contentOf(compiled, personas[name])
      wrong.add(wrongIn('ShellView', await content.shell(facts)))
      for (const { route } of compiled.routes.list) {
        const { view } = await content.screen(route.path.replaceAll(/:\w+\??/g, '1').replace('*', ''), facts)
        if (view !== undefined && view !== null) wrong.add(wrongIn('ScreenView', view))
      }
    }
    expect([...wrong].filter(each => each !== undefined)).toEqual([])
  },
)

import { type GraphQLField, getNamedType, isEnumType, isObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { createGraph } from '../../gateway-graph/create-graph.ts'
import { FakeSession } from '../../gateway-graph/testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { clientDocuments } from './support/client-documents.ts'

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
const named = ({ name }: GraphQLField<unknown, unknown>) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

let double: GatewayDouble
beforeAll(async () => {
  double = await startDouble()
})
beforeEach(() => {
  double.replies = {}
})
afterAll(() => double.close())

describe('every mutation', () => {
  it.each(mutations.map(mutation => [mutation.name, mutation] as const))(
    '[GRAPH-07] %s takes one input of its own, or nothing, and gives a payload of its own with userErrors',
    (_name, mutation) => {
      const taken = mutation.args.map(({ name, type }) => `${name}: ${String(type)}`)
      expect([[], [`input: ${named(mutation)}Input!`]]).toContainEqual(taken)
      expect(String(mutation.type)).toBe(`${named(mutation)}Payload!`)
      const payload = getNamedType(mutation.type)
      const userErrors = isObjectType(payload) ? payload.getFields().userErrors : undefined
      expect(String(userErrors?.type)).toBe('[UserError!]!')
      expect(userErrors?.description).toMatch(/\w/)
    },
  )
})

describe('a user error', () => {
  const type = schema.getType('UserError')
  const codes = schema.getType('UserErrorCode')

  it('[GRAPH-07] has a path, a code of an enumeration and a message', () => {
    const fields = isObjectType(type) ? type.getFields() : {}
    expect(['path', 'code', 'message'].map(name => String(fields[name]?.type))).toEqual([
      ...['[String!]', 'UserErrorCode!', 'String!'],
    ])
  })

  it('[GRAPH-07] [ERR-42] says in its message what the schema says of its code, and nothing of the service', async () => {
    const json = { code: 'USERNAME_TAKEN', message: 'ORA-00001 in MEMBERS', field: 'username' }
    double.replies = { 'POST account/registration': { json, status: 409 } }
    const register = clientDocuments.find(({ name }) => name === 'Register')
    const text = 'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code message path } } }'
    const context = testContext(double, { session: new FakeSession() })
    const { data } = await execute({ document: { text }, variables: register?.variables ?? {} }, context)
    const message = isEnumType(codes) ? codes.getValue('USERNAME_TAKEN')?.description : undefined
    expect(message).toMatch(/\w/)
    expect(data?.register).toEqual({ userErrors: [{ code: 'USERNAME_TAKEN', message, path: ['username'] }] })
  })

  const taking = clientDocuments.filter(({ kind, variables }) => kind === 'mutation' && variables.input !== undefined)
  it('[GRAPH-07] leads to what of the input was blank', async () => {
    const led: string[] = []
    for (const { name, text, variables } of taking) {
      const input = blank(variables.input)
      const { data } = await execute({ document: { text }, variables: { ...variables, input } }, testContext(double))
      for (const { userErrors = [] } of Object.values(data ?? {}) as { userErrors?: { path?: string[] | null }[] }[])
        for (const { path } of userErrors)
          if (path) led.push(reach(input, path) === undefined ? `${name}: ${path.join('.')}` : name)
    }
    const checked = ['ChangePassword', 'SaveSecurityAnswers', 'SaveAddress', 'CheckRegistration', 'CheckUsername']
    const more = ['Register', 'RecoverUsername', 'RecoverPassword', 'OpenRecoveryLink', 'ResetPassword']
    expect([...new Set(led)].sort()).toEqual([...checked, ...more].sort())
  })
})

/** The same with nothing in any text but dates and words of enumerations. */
function blank(value: unknown): unknown {
  if (typeof value === 'string') return /^\d{4}-|^[A-Z_]+$/.test(value) ? value : ''
  if (Array.isArray(value)) return value.map(blank)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blank(one)]))
}

function reach(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (Object(at) as Record<string, unknown>)[name], value)
}

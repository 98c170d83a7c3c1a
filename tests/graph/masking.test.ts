import { GraphQLError, isObjectType, lexicographicSortSchema } from 'graphql'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { createGraph } from '../../gateway-graph/create-graph.ts'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import knownDocuments from '../../web/generated/known-documents.json' with { type: 'json' }

let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

const canary = 'SSN-123-45-6789'

/** Every way in which code breaks. */
const breaks: Record<string, () => unknown> = {
  'an error': () => {
    throw new Error(`no ${canary}`, { cause: new TypeError(canary) })
  },
  'an error of GraphQL': () => {
    throw new GraphQLError(canary, { extensions: { code: canary, member: canary } })
  },
  'a text': () => {
    // What others throw need not be an error.
    throw Object.assign(Object.create(null), { message: canary, toString: () => canary })
  },
  'a promise that is broken': () => Promise.reject(new RangeError(canary)),
}

it.each(Object.entries(breaks))(
  '[S8] no resolver that breaks by %s tells what it said, to anybody',
  async (_, breakDown) => {
    // A copy of every type: the schema itself is every test's.
    const schema = lexicographicSortSchema(buildSchema())
    let broken = 0
    for (const type of Object.values(schema.getTypeMap()))
      if (isObjectType(type) && !type.name.startsWith('__'))
        for (const field of Object.values(type.getFields()))
          if (field.resolve) {
            broken += 1
            field.resolve = field.name === 'viewer' ? () => ({}) : breakDown
          }
    expect(broken).toBeGreaterThan(50)
    const log = new RecordingLog()
    const { execute } = createGraph({ schema, knownDocuments, developerMode: false, log })
    let told = 0
    for (const hash of Object.keys(knownDocuments)) {
      const variables = { path: '/', username: 'a', password: 'b' }
      const { data, errors } = await execute({ document: { hash }, variables }, testContext(double, { log }))
      expect(JSON.stringify([data, errors])).not.toContain('123-45')
      for (const { extensions } of errors)
        if (extensions.code === 'INTERNAL') {
          told += 1
          expect(extensions.reference).toBe('request-1')
        }
    }
    expect(told).toBeGreaterThan(20)
    expect(log.lines.length).toBeGreaterThan(20)
    expect(JSON.stringify(log.lines)).not.toContain('123-45')
  },
)

it.each([
  ['a document that developers write', true],
  ['a known document', false],
])(
  '[SEC-30] null where %s may only leave something out is the client’s mistake, and no line in the log',
  async (_, free) => {
    const log = new RecordingLog()
    const text =
      'query ($search: PrimaryCareSearch) { viewer { primaryCareProviders(search: $search) { totalCount } } }'
    const { execute } = createGraph({ schema: buildSchema(), knownDocuments: { abc: text }, developerMode: true, log })
    const asked = { document: free ? { text } : { hash: 'abc' }, variables: { search: null } }
    const { data, errors } = await execute(asked, testContext(double, { log }))
    expect(errors.map(({ extensions: { code, status }, path }) => [code, status, path])).toEqual([
      ['BAD_REQUEST', 400, ['viewer', 'primaryCareProviders']],
    ])
    expect(data).toEqual({ viewer: { primaryCareProviders: null } })
    expect(log.lines).toEqual([])
  },
)

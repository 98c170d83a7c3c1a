import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getOperationAST,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'
import { countCalls } from './call-bound.ts'
import { guardCalls, upstreamCalls } from './upstream-calls.ts'

type Field = GraphQLField<unknown, unknown>

const schema = buildSchema()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() })
let double: GatewayDouble
beforeAll(async () => {
  double = await startDouble()
})
afterAll(() => double.close())

/** As many of each as the double has at most, so that nothing is taken to be longer than it is. */
const lengths = { people: 2, groups: 2, programs: 2, periods: 3 }

/** Values of arguments that have to be given. */
const values: Readonly<Record<string, string>> = {
  ...{ number: '"C1"', category: 'DENTAL', on: '"2026-06-15"', type: 'MEDICAL', id: '"x"', path: '"/"', code: '"D1"' },
}

const mustBeGiven = ({ name, type, defaultValue }: GraphQLArgument) =>
  name === 'first' || (isNonNullType(type) && defaultValue === undefined)

const textOf = ({ name, type }: GraphQLArgument) =>
  getNamedType(type).name === 'Int' ? '1' : (values[name] ?? 'no value known')

function asked({ name, args }: Field): string {
  const given = args.filter(mustBeGiven).map(arg => `${arg.name}: ${textOf(arg)}`)
  return given.length > 0 ? `${name}(${given.join(', ')})` : name
}

interface Place {
  readonly type: GraphQLObjectType
  /** Selections that lead there, from the outermost one on. */
  readonly way: readonly string[]
}

/** Every way into each type from any other, once; first those that lead to one thing, of which the calls are counted to the last. */
function placesOf(): readonly Place[] {
  const root = schema.getQueryType()
  const places: Place[] = root ? [{ type: root, way: [] }] : []
  const ofLists: Place[] = []
  const left = new Set<GraphQLObjectType>()
  for (const { type, way } of places) {
    if (!left.has(type)) {
      left.add(type)
      for (const field of Object.values(type.getFields())) {
        const inner = getNamedType(field.type)
        const isList = upstreamCalls[`${type.name}.${field.name}`]?.items !== undefined
        if (isObjectType(inner)) (isList ? ofLists : places).push({ type: inner, way: [...way, asked(field)] })
      }
    }
    if (places.at(-1)?.way === way) places.push(...ofLists.splice(0))
  }
  return places
}

const documentOf = (way: readonly string[], selection: string) =>
  `{ screen(path: "/") { __typename } ${way.reduceRight((inner, outer) => `${outer} { ${inner} }`, selection)} }`

/** Counted with the screen already, and made once by whichever field is first. */
const ofGuards = new Set(guardCalls.map(call => `GET ${call}`))

async function callsAndBound(text: string) {
  const document = parse(text)
  expect([text, validate(schema, document)]).toEqual([text, []])
  const operation = getOperationAST(document)
  if (!operation) throw new Error('no operation')
  const before = double.calls().length
  await execute({ document: { text } }, testContext(double))
  const calls = double
    .calls()
    .slice(before)
    .filter(call => !ofGuards.has(call)).length
  return { calls, bound: countCalls({ schema, operation, fragments: {}, variableValues: {} }, lengths) }
}

it('[GRAPH-12] no field of anything makes more calls than it is counted for, whatever it is asked of', async () => {
  const wrong: string[] = []
  for (const { type, way } of placesOf()) {
    // What has no resolver is in the answer of what it is asked of.
    const fields = Object.values(type.getFields()).filter(({ resolve }) => resolve !== undefined)
    if (fields.length === 0) continue
    // From the field that leads here on, which may be counted with what is read below it.
    const plain = await callsAndBound(documentOf(way.slice(0, -1), '__typename'))
    for (const field of fields) {
      const selection = isLeafType(getNamedType(field.type)) ? asked(field) : `${asked(field)} { __typename }`
      const { calls, bound } = await callsAndBound(documentOf(way, selection))
      const made = calls - plain.calls
      const counted = bound - plain.bound
      if (made > counted) wrong.push(`${[...way, asked(field)].join(' ')}: ${made} calls, counted as ${counted}`)
    }
  }
  expect(wrong).toEqual([])
})

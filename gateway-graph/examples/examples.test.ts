import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { createGraph } from '../create-graph.ts'
import { compile, defaultVariables, interpret } from '../execution/runnable.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { RecordingLog } from '../testing/recording-log.ts'
import { testContext } from '../testing/test-context.ts'

const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.graphql'))
const schema = buildSchema()
const { execute } = createGraph({
  ...{ schema, knownDocuments: {}, developerMode: true, log: new RecordingLog() },
})
let double: GatewayDouble
beforeAll(async () => {
  double = await startDouble()
})
afterAll(() => double.close())

describe('examples for GraphiQL', () => {
  it.each(files)('%s says what it shows, validates and runs without an error', async file => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
    expect(text).toMatch(/^# \S.{20,}\.\n/)
    const { data, errors } = await execute({ document: { text } }, testContext(double))
    expect(errors).toEqual([])
    expect(data).not.toBeNull()
  })

  it('[GRAPH-14] begin with a numbered tour, from who is signed in to mutations', () => {
    const tour = files.filter(name => /^\d/.test(name)).sort()
    const steps = tour.map(name => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    const operations = steps
      .map(text => parse(text).definitions[0])
      .filter(node => node?.kind === Kind.OPERATION_DEFINITION)
    // GraphiQL names a tab by the operation in it.
    expect(operations.map(({ name }) => name?.value)).toEqual(
      tour.map((_, index) => expect.stringMatching(new RegExp(`^Tour${index + 1}\\w+$`))),
    )
    expect(steps.map(text => text.slice(0, 9))).toEqual(
      tour.map((_, index) => `# ${index + 1} of ${tour.length}. `.slice(0, 9)),
    )
    expect([tour[0], operations[0]?.operation, operations.at(-1)?.operation]).toEqual([
      '1-who-am-i.graphql',
      'query',
      'mutation',
    ])
  })

  it.each(files)('%s has the same answer, compiled or not', async file => {
    const document = parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    const compiled = await compile(schema, document)(testContext(double), {})
    expect(compiled).toEqual(await interpret(schema, document)(testContext(double), defaultVariables(schema, document)))
  })
})

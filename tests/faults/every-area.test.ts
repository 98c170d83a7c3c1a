import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { GraphQLNonNull, type GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { createGraph } from '../../gateway-graph/create-graph.ts'
import type { GraphAnswer } from '../../gateway-graph/execution/graph-errors.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { areaOfCall } from '../../gateway-graph/upstream/call-names.ts'
import { createPool } from '../../gateway-graph/upstream/create-pool.ts'
import { PublicAnswers } from '../../gateway-graph/upstream/public-answers.ts'
import { clientDocuments } from '../graph/support/client-documents.ts'
import { contractCalls } from './support/contract-calls.ts'
import { type FaultProxy, startFaultProxy } from './support/fault-proxy.ts'
import { faults, type Told } from './support/faults.ts'
import { inTurns } from './support/in-turns.ts'
import { type Part, partsOf } from './support/parts-of.ts'

interface Query {
  name: string
  text: string
  variables: Record<string, unknown>
}

/** What is asked: every example of GraphiQL, of which each area has one, and what every page of the client's asks. */
const folder = resolve(import.meta.dirname, '../../gateway-graph/examples')
const queries: readonly Query[] = [
  ...readdirSync(folder)
    .filter(name => name.endsWith('.graphql'))
    .map(name => ({ name, text: readFileSync(resolve(folder, name), 'utf8'), variables: {} }))
    .filter(({ text }) => !/^mutation/m.test(text)),
  ...clientDocuments.filter(({ name }) => ['Home', 'Shell', 'EobOfClaim'].includes(name)),
]

const schema = buildSchema()
const log = new RecordingLog()
const { execute } = createGraph({ schema, knownDocuments: {}, developerMode: true, log })

let double: GatewayDouble
let proxy: FaultProxy
let known: { query: Query; healthy: GraphAnswer; parts: (Part & { areas: ReadonlySet<string> })[] }[]
beforeAll(async () => {
  double = await startDouble()
  proxy = await startFaultProxy(double.url)
  known = await inTurns(queries, 4, async (query, index) => ({
    query,
    healthy: (await run(query, `whole-${index}`)).answer,
    parts: await inTurns(partsOf(query.text), 4, async (part, place) => {
      const { areas } = await run({ ...query, text: part.text }, `part-${index}-${place}`)
      return { ...part, areas }
    }),
  }))
})
afterAll(async () => {
  await proxy.close()
  await double.close()
})

interface Ran {
  answer: GraphAnswer
  took: number
  log: RecordingLog
  areas: ReadonlySet<string>
}

/** Runs a query over connections of its own, as staff who may ask everything, and says which areas were called. */
async function run({ text, variables }: Query, requestId: string, deadlineMs = 8_000): Promise<Ran> {
  const pool = createPool(proxy.url, 32)
  const session = FakeSession.with(fakeToken({ role: 'logInAsAnyone' }))
  const own = new RecordingLog()
  // A busy machine must not make a public source late.
  const publicAnswers = new PublicAnswers({ timeoutMs: 8_000, deadlineMs: 8_000 })
  const options = { session, requestId, deadlineMs, publicAnswers, log: own }
  const context = testContext({ pool, url: proxy.url }, options)
  const started = performance.now()
  const answer = await execute({ document: { text }, variables }, context)
  const took = performance.now() - started
  await pool.destroy()
  const calls = proxy.passed.filter(({ headers }) => headers['x-request-id'] === requestId)
  return { answer, took, log: own, areas: new Set(calls.map(({ path }) => areaOfCall(path))) }
}

const areas = [...new Set(contractCalls.map(({ area }) => area))].sort()
/** Queries that between them have every part that calls an area, those with the most parts first. */
function concerning(area: string): typeof known {
  const seen = new Set<string>()
  return known
    .toSorted((a, b) => b.parts.length - a.parts.length)
    .filter(({ parts }) => {
      const fresh = parts.filter(part => part.areas.has(area)).map(({ path }) => path.join('.'))
      const adds = fresh.some(path => !seen.has(path))
      for (const path of fresh) seen.add(path)
      return adds
    })
}

function at(answer: GraphAnswer, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => (value === null ? null : Object(value)[key]), answer.data)
}

/** Whether the schema lets a failure of these fields take all of the viewer with it. */
function takesViewerAlong(answer: GraphAnswer): boolean {
  const fields = (schema.getType('Viewer') as GraphQLObjectType).getFields()
  return answer.errors.some(({ path = [] }) => fields[String(path[1])]?.type instanceof GraphQLNonNull)
}

describe('the queries', () => {
  it('reach every area of the contract', () => {
    const reached = new Set(known.flatMap(({ parts }) => parts.flatMap(part => [...part.areas])))
    const missing = areas.filter(area => !reached.has(area))
    expect(missing, 'areas without an example in gateway-graph/examples').toEqual([])
  })

  it('are answered without an error while nothing is wrong', () => {
    for (const { query, healthy } of known) expect([query.name, healthy.errors]).toEqual([query.name, []])
  })
})

describe('a fault in any one area', () => {
  it.each(faults)('[ERR-42] $name: keeps the data of the others in time, and says what is missing', async fault => {
    const waits = fault.told?.code === 'TIMEOUT'
    // Sixteen at a time share a busy machine, and each has to have all that is well within it.
    const deadlineMs = waits ? 2_000 : 8_000
    const runs = areas.flatMap(area => concerning(area).map(asked => ({ area, ...asked })))
    const marked = runs.map((one, index) => ({ ...one, requestId: `${faults.indexOf(fault)}-${index}` }))
    const struck = new Map(marked.map(({ requestId, area }) => [requestId, area]))
    proxy.plan = ({ path, headers }) =>
      struck.get(String(headers['x-request-id'])) === areaOfCall(path) ? fault : undefined
    await inTurns(marked, waits ? 16 : 4, async ({ area, query, healthy, parts, requestId }) => {
      const ran = await run(query, requestId, deadlineMs)
      const what = `${query.name} while ${area} fails`
      for (const { path, areas: its } of parts) {
        if (its.has(area) || takesViewerAlong(ran.answer)) continue
        expect(at(ran.answer, path), `${what}: ${path.join('.')}`).toEqual(at(healthy, path))
      }
      for (const { extensions, message } of ran.answer.errors) {
        expect(extensions, what).toEqual({ ...fault.told, area, call: expect.any(String) })
        expect(message).toBe(`${area}: ${fault.told?.code}`)
      }
      if (!fault.told) expect(ran.answer, what).toEqual(healthy)
      else if (!fault.emptyText) expect(logTells(ran.log, fault.told, area), `the log on ${what}`).toBe(true)
      expect(ran.took, what).toBeLessThan(deadlineMs + 2_000)
    })
  })
})

/** Whether the log has a line on the failure; an answer that breaks the contract has one that says where. */
function logTells({ lines }: RecordingLog, { code }: Told, area: string): boolean {
  return lines.some(({ fields }) => fields.area === area && (fields.code === code || fields.keyword !== undefined))
}

import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { createGraph } from '../../gateway-graph/create-graph.ts'
import { FakeSession, fakeToken } from '../../gateway-graph/testing/fake-session.ts'
import { type GatewayDouble, startDouble } from '../../gateway-graph/testing/gateway-double.ts'
import { RecordingLog } from '../../gateway-graph/testing/recording-log.ts'
import { testContext } from '../../gateway-graph/testing/test-context.ts'
import { type AnswerCache, createAnswerCache } from '../../web/query/answer-cache.ts'
import type { KnownDocument } from '../../web/query/known-document.ts'
import { clientDocuments, type SampleDocument } from './support/client-documents.ts'

type Document = KnownDocument<object, Record<string, unknown>>
/** A document of the client as the browser has it, with values for its variables and what the graph answers. */
interface Answered {
  name: string
  document: Document
  variables: Record<string, unknown>
  data: Record<string, unknown>
}

const { execute } = createGraph({
  ...{ schema: buildSchema(), knownDocuments: {}, developerMode: true, log: new RecordingLog() },
})
let double: GatewayDouble
let answered: Answered[]

async function answerTo({ name, text, ...sample }: SampleDocument, documents: ReadonlyMap<string, Document>) {
  const variables = { ...sample.variables, ...('path' in sample.variables && { path: `/${name}` }) }
  const session = FakeSession.with(fakeToken({ role: 'logInAsAnyone' }))
  const { data, errors } = await execute({ document: { text }, variables }, testContext(double, { session }))
  expect(errors).toEqual([])
  const document = documents.get(`${name}Document`)
  if (!document || !data) throw new Error(`${name} is not the browser's`)
  return { name, document, variables, data }
}

beforeAll(async () => {
  double = await startDouble()
  const modules = await Promise.all(
    globSync('web/generated/*.ts').map(file => import(`../../web/generated/${basename(file, '.ts')}.ts`)),
  )
  const documents = new Map(modules.flatMap(module => Object.entries<Document>(module)))
  const queries = clientDocuments.filter(({ kind }) => kind === 'query')
  answered = []
  // One after another: each has the deadline of a request.
  for (const query of queries) answered.push(await answerTo(query, documents))
})
afterAll(() => double.close())

let cache: AnswerCache
let spoken: string
beforeEach(() => {
  spoken = 'en-US'
  cache = createAnswerCache(() => spoken)
})

const find = (name: string): Answered => {
  const found = answered.find(one => one.name === name)
  if (!found) throw new Error(`No query ${name}`)
  return found
}

describe("the browser's cache over every document of the client", () => {
  it('[GRAPH-16] keeps each answer as it was given, whatever other screens ask before and after it', () => {
    const warned = vi.spyOn(console, 'warn')
    const failed = vi.spyOn(console, 'error')
    for (const { document, variables, data } of [...answered, ...answered.toReversed()])
      cache.keep(document, variables, data)
    for (const { name, document, variables, data } of answered)
      expect(cache.recall(document, variables)?.data, name).toEqual(data)
    expect([...warned.mock.calls, ...failed.mock.calls]).toEqual([])
  })

  it.each(['Home', 'ClaimsScreen', 'BenefitsScreen', 'IdCardScreen'])(
    '[GRAPH-16] has nothing of %s left once somebody else is answered',
    name => {
      const mine = find(name)
      cache.keep(mine.document, mine.variables, mine.data)
      const other = find('ContactScreen')
      cache.keep(other.document, other.variables, { ...other.data, viewer: { __typename: 'Viewer', id: 'another' } })
      expect(cache.recall(mine.document, mine.variables)).toBeUndefined()
      expect(JSON.stringify(cache.cache.extract())).not.toContain('Member:')
      cache.forget()
      expect(cache.cache.extract()).toEqual({})
    },
  )

  it('[GRAPH-16] [LOCALE-08] shows nothing again that was said in another language', () => {
    const { document, variables, data } = find('Home')
    cache.keep(document, variables, data)
    spoken = 'es-US'
    expect(cache.recall(document, variables)).toBeUndefined()
    const other = find('ContactScreen')
    cache.keep(other.document, other.variables, other.data)
    spoken = 'en-US'
    expect(cache.recall(document, variables)).toBeUndefined()
    expect(cache.recall(other.document, other.variables)).toBeUndefined()
  })
})

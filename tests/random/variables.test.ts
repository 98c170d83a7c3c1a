import fc from 'fast-check'
import { type GraphQLInputType, type OperationDefinitionNode, parse, typeFromAST } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fieldsBehindScreens } from '../../gateway-graph/behind-screens.ts'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import { documentIds } from '../../web/generated/document-ids.ts'
import { startWorld, type World } from '../doors/support/world.ts'
import { clientDocuments } from '../graph/support/client-documents.ts'
import { documentOf, placesOf } from '../graph/support/schema-fields.ts'
import { cases, limitMs, seed, watchHeap } from './support/cases.ts'
import { inputOf } from './support/input-of.ts'

const schema = buildSchema()

/** What begins or ends sessions is asked by people who have none, so that the others keep theirs. */
const ofScreens = new Set(fieldsBehindScreens(schema).map(({ field }) => field.name))
const moves = (text: string) =>
  /^\s*mutation/.test(text) &&
  ![...ofScreens].some(name => !/^(logInAs|endOtherSignIns)$/.test(name) && new RegExp(`\\b${name}\\b`).test(text))

/** Every field that takes something, as a developer asks for it, and every document of the client by its id. */
const documents = [
  ...placesOf(schema).map(place => ({ name: place.name, text: documentOf(place), body: { query: documentOf(place) } })),
  ...clientDocuments.map(({ name, text }) => ({ name, text, body: { id: documentIds[name] } })),
].map(document => ({ ...document, moves: moves(document.text), variables: variablesOf(document.text) }))

function variablesOf(text: string): fc.Arbitrary<Record<string, unknown>> {
  const [operation] = parse(text).definitions.filter((node): node is OperationDefinitionNode => 'operation' in node)
  const types = (operation?.variableDefinitions ?? []).map(({ variable, type }) => {
    const found = typeFromAST(schema, type as never) as GraphQLInputType
    return [variable.name.value, inputOf(found)] as const
  })
  return fc.record(Object.fromEntries(types))
}

let world: World
const cookies: string[] = ['']
const lines: string[] = []
beforeAll(async () => {
  const write = (line: string) => {
    if ((JSON.parse(line) as { level: string }).level === 'error') lines.push(line)
  }
  world = await startWorld({ log: { level: 'warn', stream: { write } } })
  for (const persona of ['active', 'dependent', 'anyone', 'salesgroups', 'termed', 'renewal'])
    cookies.push((await world.signIn(persona)).cookie)
})
afterAll(() => world.close())

const question = fc.constantFrom(...documents).chain(document =>
  fc.record({
    name: fc.constant(document.name),
    body: fc.constant(document.body),
    variables: document.variables,
    // In a list rather than as text: a failure is told without anybody's cookies.
    who: document.moves ? fc.constant(0) : fc.nat({ max: 6 }),
  }),
)

it(
  `[SEC-30] [S30] ${cases} random sets of variables give no failure of our own, and leave nothing behind`,
  async () => {
    const heap = watchHeap()
    let asked = 0
    const unhandled: unknown[] = []
    const note = (reason: unknown) => void unhandled.push(reason)
    process.on('unhandledRejection', note)
    await fc.assert(
      fc.asyncProperty(question, async ({ body, variables, who }) => {
        const headers = { 'content-type': 'application/json', 'x-portal': '1', cookie: cookies[who] ?? '' }
        const sent = {
          method: 'POST',
          path: '/graphql',
          headers,
          body: JSON.stringify({ ...body, variables }),
          asItIs: true,
        }
        const { status, text } = await world.askPortal(sent)
        asked += 1
        heap.at(asked)
        const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string; status?: number } }[] }
        const ours = errors.filter(
          ({ extensions }) => extensions.code === 'INTERNAL' || (extensions.status ?? 0) >= 500,
        )
        expect([status >= 500, ours, lines.splice(0)]).toEqual([false, [], []])
      }),
      { seed, numRuns: cases },
    )
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
    expect(heap.grewTooMuch()).toBeUndefined()
  },
  limitMs,
)

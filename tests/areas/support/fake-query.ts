import type { DocumentNode } from 'graphql'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../../engine/resolve/routes.ts'
import type { MemberState } from '../../../engine/state.ts'
import { isMutation, type KnownDocument } from '../../../web/query/known-document.ts'
import type { PortalError, Query, QueryResult } from '../../../web/query/query.ts'
import { misfits } from './fits-document.ts'

type Known = KnownDocument<unknown, unknown>

interface Call {
  name: string
  variables: Record<string, unknown>
}
interface Played {
  data?: object
  /** What the screen's view has a place for. */
  shown?: object
  errors?: PortalError[]
  /** The call hangs. */
  never?: boolean
}
/** Answers by operation name: data beside the screen's own, or failures. */
export type Answers = Record<string, (variables: Record<string, unknown>) => Played>

const nameOf = (document: DocumentNode) =>
  document.definitions.flatMap(node => (node.kind === 'OperationDefinition' ? [node.name?.value ?? ''] : []))[0] ?? ''

/** Throws when an answer of a test could not have come from the schema: tests with stale answers would show nothing. */
function refuseStale(document: Known, data: object): void {
  const wrong = misfits(document.id, data)
  if (wrong.length > 0)
    throw new Error(`The answer of ${nameOf(document)} is not as the schema has it:\n${wrong.join('\n')}`)
}

/** A screen as the gateway answers it for one address, from a compiled manifest. */
export function screenAnswer(compiled: CompiledManifest, path: string, state: MemberState) {
  const match = matchRoute(compiled, path)
  if (!match) return { route: null, kind: 'ERROR', status: 404, redirect: null, title: 'Error', params: [], view: null }
  const { id, screen } = match.route.route
  const params = Object.entries(match.params).map(([name, value]) => ({ name, value }))
  const status = screen === 'error' ? Number(match.params.status) : 200
  const view = resolveScreen(compiled, match, state)
  const title = (screen === 'page' ? view.page?.title : match.route.route.title) ?? ''
  const kind = screen.replaceAll('-', '_').toUpperCase()
  return { route: id, kind, status, redirect: null, title, params, view }
}

/** A query asks for its screen beside its data. A mutation that comes with one has it within; the log-in page's is made here. */
function answerTo(document: Known, data: object, screen: object | undefined): object {
  if (!screen) return data
  if (nameOf(document) === 'LogInScreen') return { beginSignIn: { loggedOut: false, ...data, query: { screen } } }
  return isMutation(document) ? data : { screen, ...data }
}

/** Stands for GraphQL: views come from the manifest through the engine, the rest from the test. */
export function fakeQuery(compiled: CompiledManifest, state: MemberState, answers: Answers) {
  const calls: Call[] = []
  const screenOf = ({ path }: Record<string, unknown>, shown: object | undefined) =>
    typeof path === 'string' ? { ...screenAnswer(compiled, path, state), ...(shown && { data: shown }) } : undefined
  const query = (async (document: Known, variables: Record<string, unknown>): Promise<QueryResult<object>> => {
    const name = nameOf(document)
    calls.push({ name, variables })
    if (name === 'Shell') {
      const shell = { ...resolveShell(compiled, state), ...answers.Shell?.(variables).data }
      return { data: { shell, accreditations: [], viewer: null }, errors: [] }
    }
    const { data, shown, errors = [], never }: Played = answers[name]?.(variables) ?? { data: {} }
    if (never) return new Promise(() => {})
    if (!data) return { data: null, errors }
    const answer = answerTo(document, data, screenOf(variables, shown))
    refuseStale(document, answer)
    return { data: answer, errors }
  }) as Query
  return { query, calls }
}

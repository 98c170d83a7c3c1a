import type { DocumentNode } from 'graphql'
import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { resolveScreen } from '../../../engine/resolve/resolve-screen.ts'
import { resolveShell } from '../../../engine/resolve/resolve-shell.ts'
import { matchRoute } from '../../../engine/resolve/routes.ts'
import type { MemberState } from '../../../engine/state.ts'
import type { PortalError, Query, QueryResult } from '../../../web/query/query.ts'

interface Call {
  name: string
  variables: Record<string, unknown>
}
interface Played {
  data?: object
  errors?: PortalError[]
  /** The call hangs. */
  never?: boolean
}
/** Answers by operation name: data beside the screen's own, or failures. */
export type Answers = Record<string, (variables: Record<string, unknown>) => Played>

const nameOf = (document: DocumentNode) =>
  document.definitions.flatMap(node => (node.kind === 'OperationDefinition' ? [node.name?.value ?? ''] : []))[0] ?? ''

/** A screen as the gateway answers it for one address, from a compiled manifest. */
export function screenAnswer(compiled: CompiledManifest, path: string, state: MemberState) {
  const match = matchRoute(compiled, path)
  if (!match) return { route: null, kind: 'error', status: 404, redirect: null, title: 'Error', params: [], view: null }
  const { id, screen } = match.route.route
  const params = Object.entries(match.params).map(([name, value]) => ({ name, value }))
  const status = screen === 'error' ? Number(match.params.status) : 200
  const view = resolveScreen(compiled, match, state)
  const title = (screen === 'page' ? view.page?.title : match.route.route.title) ?? ''
  return { route: id, kind: screen, status, redirect: null, title, params, view }
}

/** Stands for GraphQL: views come from the manifest through the engine, the rest from the test. */
export function fakeQuery(compiled: CompiledManifest, state: MemberState, answers: Answers) {
  const calls: Call[] = []
  const query = (async (document: DocumentNode, variables: Record<string, unknown>): Promise<QueryResult<object>> => {
    const name = nameOf(document)
    calls.push({ name, variables })
    if (name === 'Shell') {
      const shell = { ...resolveShell(compiled, state), ...answers.Shell?.(variables).data }
      return { data: { shell, accreditations: [], viewer: null }, errors: [] }
    }
    const { data, errors = [], never }: Played = answers[name]?.(variables) ?? { data: {} }
    if (never) return new Promise(() => {})
    if (!data) return { data: null, errors }
    if (typeof variables.path !== 'string') return { data, errors }
    const screen = screenAnswer(compiled, variables.path, state)
    if (name === 'LogInScreen') return { data: { openLogIn: { loggedOut: false, ...data, query: { screen } } }, errors }
    return { data: { screen, ...data }, errors }
  }) as Query
  return { query, calls }
}

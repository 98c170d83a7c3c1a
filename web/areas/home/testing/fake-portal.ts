import { homeAnswers } from '../../../blocks/testing/home-answers.ts'
import type { PortalError, Query } from '../../../query/query.ts'
import { createPortal, provide } from '../../../screen/portal.ts'
import { homeView } from './home-view.ts'

/** Answers by name of the operation; a function is asked each time. */
type Answers = Record<string, { data?: unknown; errors?: PortalError[] } | undefined>

interface Brand {
  unauthorized?: 'login' | 'error-page'
  homeFailure?: 'error-page' | 'partial'
}

/** A portal whose documents have set answers, and the names of those that were asked. */
export function fakePortal(answers: Answers = {}, brand: Brand = {}) {
  const asked: { name: string; variables: unknown }[] = []
  const shell = { brand: { unauthorized: 'login', homeFailure: 'error-page', ...brand } }
  const known: Answers = { Shell: { data: { shell } }, Home: { data: homeAnswer() }, ...answers }
  const query = (async (document, variables) => {
    const operation = document.definitions.find(definition => definition.kind === 'OperationDefinition')
    const name = operation?.name?.value ?? ''
    asked.push({ name, variables })
    return { data: known[name]?.data ?? null, errors: known[name]?.errors ?? [] }
  }) as Query
  return { asked, context: provide(createPortal(query, { askOnce: true })) }
}

/** The whole answer of Home's document; `viewer` says what differs from the usual member. */
export function homeAnswer(viewer: object = {}) {
  const screen = { route: 'home', kind: 'home', status: 200, redirect: null, title: 'Home', params: [], view: homeView }
  return { screen, viewer: { ...homeAnswers, ...viewer } }
}

/** A failure of one source of Home. */
export function failure(source: string, status: number, call?: string): PortalError {
  return { code: 'UPSTREAM', status, area: source, path: ['viewer', source], ...(call && { call }) }
}

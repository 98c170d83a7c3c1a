import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { ScreenView } from '../../engine/view.ts'
import type { ShellQuery } from '../generated/shell.ts'
import type { Query } from '../query/query.ts'
import { orWholePage } from '../routing/or-whole-page.ts'
import { createRoutes } from '../routing/routes.tsx'
import type { ScreenModule, Screens } from '../routing/screens.ts'
import { createPortal, provide } from '../screen/portal.ts'
import { createLine } from '../state/line.ts'
import { shellFixture } from './shell-fixture.ts'

type Operation = { document: string; variables: Record<string, unknown> }
/** Answers by operation name; what is not answered fails with status 500. */
export type Answers = Record<string, (variables: Record<string, unknown>) => unknown>

/** A screen's answer to `screen(path)`. */
export const screenAnswer = (path: string, title = path, view: Partial<ScreenView> = {}) => ({
  screen: { route: path, kind: 'HOME', status: 200, redirect: null, title, params: [], view: { text: {}, ...view } },
})

/** What React Router shows while a test's first loaders run: without, it warns. */
const HydrateFallback = () => null

const heading = (text: string): ScreenModule => ({ loader: () => null, Component: () => <h1>{text}</h1> })

/** A screen module for every kind, each showing its kind, with some replaced. */
export function screensFixture(own: Partial<Record<keyof Screens, () => Promise<ScreenModule>>> = {}): Screens {
  const plain = (kind: string) => async () => heading(kind)
  const answered = () => import('../routing/answered-by-server.tsx')
  return {
    login: plain('login'),
    'login-as': plain('login-as'),
    'group-selection': plain('group-selection'),
    'update-preferences': plain('update-preferences'),
    'registration-policies': plain('registration-policies'),
    acknowledgement: plain('acknowledgement'),
    'sso-landing': plain('sso-landing'),
    'select-group': plain('select-group'),
    home: plain('home'),
    'id-card': plain('id-card'),
    'id-card-email': plain('id-card-email'),
    'id-card-request': plain('id-card-request'),
    programs: plain('programs'),
    program: plain('program'),
    referrals: plain('referrals'),
    'medicare-materials': plain('medicare-materials'),
    'certificate-of-coverage': plain('certificate-of-coverage'),
    'primary-care': plain('primary-care'),
    'primary-care-member': plain('primary-care-member'),
    'primary-care-search': plain('primary-care-search'),
    'contact-us': plain('contact-us'),
    'resource-download': plain('resource-download'),
    claims: plain('claims'),
    claim: plain('claim'),
    eobs: plain('eobs'),
    eob: plain('eob'),
    registration: plain('registration'),
    'recovery-username': plain('recovery-username'),
    'recovery-password': plain('recovery-password'),
    'change-password': plain('change-password'),
    benefits: plain('benefits'),
    'benefits-summary': plain('benefits-summary'),
    page: plain('page'),
    'account-summary': plain('account-summary'),
    'account-member-information': plain('account-member-information'),
    'account-settings': plain('account-settings'),
    'account-plan-benefits': plain('account-plan-benefits'),
    'account-ebill': plain('account-ebill'),
    error: answered,
    'not-available': answered,
    redirect: answered,
    'hand-off': answered,
    ...own,
  }
}

const operationName = (document: Parameters<Query>[0]) =>
  document.definitions
    .map(node => (node.kind === 'OperationDefinition' ? node.name?.value : undefined))
    .find(Boolean) ?? ''

/** A way of asking that answers from a table and remembers what was asked. */
export function queryFixture(answers: Answers): { query: Query; asked: Operation[] } {
  const asked: Operation[] = []
  const query = async (document: Parameters<Query>[0], variables: Record<string, unknown>) => {
    const name = operationName(document)
    asked.push({ document: name, variables })
    const answer = answers[name]?.(variables)
    if (answer && typeof answer === 'object' && 'errors' in answer) return answer
    return answer === undefined
      ? { data: null, errors: [{ code: 'UPSTREAM', status: 500, path: [] }] }
      : { data: answer, errors: [] }
  }
  return { query: query as unknown as Query, asked }
}

interface FixtureOptions {
  at?: string
  shell?: ShellQuery
  screens?: Screens
  answers?: Answers
  /** False as on the server, where a page that cannot be had is an error page. */
  inBrowser?: boolean
}

/** The whole client over an answered table, at one address, as a browser runs it. */
export function renderPortal({
  at = '/home',
  shell = shellFixture(),
  screens = screensFixture(),
  answers = {},
  inBrowser = true,
}: FixtureOptions = {}) {
  const { query, asked } = queryFixture({ Shell: () => shell, ...answers })
  const store = createStore()
  const line = createLine(store)
  const portal = createPortal(query, { routes: shell.shell.routes, askOnce: false, line: inBrowser ? line : undefined })
  const routes = orWholePage(createRoutes(shell.shell.routes, screens), line).map(route => ({
    HydrateFallback,
    ...route,
  }))
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    getContext: () => provide(portal),
  })
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { ...view, router, asked, store }
}

import { ebillAlertView } from '../../../blocks/ebill-alert/fixture.ts'
import { infoView } from '../../../blocks/info-banner/fixture.ts'
import { memberInfoView } from '../../../blocks/member-info-tile/fixture.ts'
import { renewalView } from '../../../blocks/plan-management-banner/fixture.ts'
import { preventiveView } from '../../../blocks/preventive-care-card/fixture.ts'
import { primaryCareView } from '../../../blocks/primary-care-tile/fixture.ts'
import { programEntries, programsView } from '../../../blocks/programs/fixture.ts'
import { recentClaimsView } from '../../../blocks/recent-claims/fixture.ts'
import { homeShown, homeViewer } from '../../../blocks/testing/home-context.ts'
import { toolEntries, toolsView } from '../../../blocks/tools/fixture.ts'
import { welcomeView } from '../../../blocks/welcome-banner/fixture.ts'
import { yearlyAmountsView } from '../../../blocks/yearly-amounts/fixture.ts'
import type { PortalError, Query } from '../../../query/query.ts'
import { createPortal, provide } from '../../../screen/portal.ts'
import type { KindView } from '../../../screen/screen-loader.ts'
import { shellFixture } from '../../../testing/shell-fixture.ts'
import { baseWords } from '../../../testing/words.ts'

/** Answers by name of the operation. */
type Answers = Record<string, { data?: unknown; errors?: PortalError[] } | undefined>

interface Brand {
  unauthorized?: 'login' | 'error-page'
  homeFailure?: 'error-page' | 'partial'
}

/** A portal with fixed answers to its documents, and a record of those that were asked. */
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
  return { asked, context: provide(createPortal(query, { routes: shellFixture().shell.routes, askOnce: true })) }
}

/** The answer to Home's document; `viewer` overrides fields of the usual member. */
export function homeAnswer(viewer: object = {}) {
  const screen = { route: 'home', kind: 'HOME', status: 200, redirect: null, title: 'Home', params: [], view: homeView }
  return { screen: { ...screen, data: homeShown }, viewer: { ...homeViewer, ...viewer } }
}

/** A failure of one source of Home. */
export function failure(source: string, status: number): PortalError {
  const above = source in homeShown ? ['screen', 'data'] : ['viewer']
  return { code: 'UPSTREAM', status, path: [...above, source] }
}

/** A Home with every kind of block, in the order of the base manifest. */
export const homeView: KindView<'home'> = {
  text: baseWords('home'),
  home: [
    welcomeView,
    renewalView,
    ebillAlertView,
    infoView,
    yearlyAmountsView,
    preventiveView,
    recentClaimsView,
    memberInfoView,
    primaryCareView,
    toolsView,
    programsView,
  ],
  tools: toolEntries,
  programs: programEntries,
}

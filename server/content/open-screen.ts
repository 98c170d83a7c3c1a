import { checkGuards, notFound, type Opening } from '../../engine/resolve/check-guards.ts'
import { factsForErrors, factsForGuards, factsForScreen } from '../../engine/resolve/facts-for.ts'
import { resolveError, resolveScreen, statusOf } from '../../engine/resolve/resolve-screen.ts'
import { matchRoute, type RouteMatch } from '../../engine/resolve/routes.ts'
import type { MemberState } from '../../engine/state.ts'
import { withYear } from '../../engine/text/brand-wide.ts'
import { todayIn } from '../../engine/today-in.ts'
import type { ScreenView } from '../../engine/view.ts'
import type { Content, FactReader } from '../../gateway-graph/context/graph-context.ts'
import { endsSession } from './ends-session.ts'
import { type ContentOptions, readState } from './read-state.ts'

type Screen = Awaited<ReturnType<Content['screen']>>

/** The facts of the account's state: known before a route with `synchronise` opens (ROUTE-59). */
const accountState = ['accountStatus', 'memberStatus'] as const

/**
 * What an address shows to the member who asks: matches the route, checks its guards with only the facts that they mention,
 * and resolves its surfaces with only the facts that those mention (ROUTE-57 to ROUTE-65, ROUTE-71, PERM-01 to PERM-03).
 * Throws the failure of a source when the account's state, or a guard, cannot be decided without it (ROUTE-59, HOME-04,
 * ERR-06).
 */
export async function openScreen(path: string, reader: FactReader, options: ContentOptions): Promise<Screen> {
  const { compiled, session, report } = options
  if (endsSession(compiled, path)) session.end('silent')
  const match = afterLapse(matchRoute(compiled, path), options)
  if (!match) return refused(undefined, notFound, reader, options)
  const { route } = match.route
  if (route.synchronise && session.kind === 'full') await Promise.all(accountState.map(name => reader.required(name)))
  const asked = await readState(factsForGuards(compiled, match.route), reader, options)
  const opening = checkGuards(compiled, match.route, asked)
  if (opening.kind === 'redirect' && isForMembers(asked, match, options)) session.keepPlace(path)
  if (opening.kind === 'redirect') return { ...place(match), status: 200, redirect: opening.to, view: null }
  if (opening.kind === 'error') {
    // A guard that cannot decide does not refuse: the member sees the source's failure (ERR-04, ERR-06).
    for (const fact of opening.unknown ?? []) await reader.required(fact)
    for (const set of opening.unknownOpen ?? []) await reader.requiredOpen(set)
    warnOfUnknown(opening, match, options)
    return refused(match, opening.status, reader, options)
  }
  const state = await readState(factsForScreen(compiled, match.route), reader, options)
  const view = resolveScreen(compiled, match, state, report)
  const status = statusOfScreen(match)
  const { title, ...where } = place(match)
  const day = todayIn(state.now, state.timeZone)
  return { ...where, title: withYear(title, day), ...ownTitle(match, view), status, redirect: null, view }
}

/** The title of a page that pages.json or errors.json has is said there. */
function ownTitle({ route }: RouteMatch, { error, page }: ScreenView): { title?: string } {
  if (error) return { title: error.heading }
  return route.route.screen === 'page' && page?.title !== undefined ? { title: page.title } : {}
}

/** A route as it is for somebody whose session ended by itself: some brands have a page that tells of it (ROUTE-71, MEMBER-55). */
function afterLapse(match: RouteMatch | undefined, { session }: ContentOptions): RouteMatch | undefined {
  const page = match?.route.route.pageAfterLapse
  if (!match || page === undefined || !session.lapsed) return match
  return { ...match, route: { ...match.route, route: { ...match.route.route, page } } }
}

/** Whether a place opens once signed in, and not already during the sign-in journey. */
function isForMembers(asked: MemberState, match: RouteMatch, { compiled, session }: ContentOptions): boolean {
  if (session.kind !== 'none') return false
  const during = checkGuards(compiled, match.route, { ...asked, facts: { ...asked.facts, session: 'temporary' } })
  return during.kind !== 'open' && match.route.route.screen !== 'redirect'
}

/** The error page of a status takes the screen's place; the address stays (ERR-07). */
async function refused(
  match: RouteMatch | undefined,
  status: number,
  reader: FactReader,
  options: ContentOptions,
): Promise<Screen> {
  const state: MemberState = await readState(factsForErrors(options.compiled), reader, options)
  const view: ScreenView = resolveError(options.compiled, status, state, options.report)
  return {
    ...place(match),
    kind: 'error',
    title: view.error?.heading ?? '',
    status,
    redirect: null,
    view,
  }
}

function place(match: RouteMatch | undefined): Pick<Screen, 'route' | 'kind' | 'title' | 'params'> {
  if (!match) return { route: null, kind: 'error', title: '', params: [] }
  const { id, screen, title = '' } = match.route.route
  return {
    route: id,
    kind: screen,
    title,
    params: Object.entries(match.params).map(([name, value]) => ({ name, value })),
  }
}

/** An error page requested by its address has that HTTP status too; any other page has 200. */
function statusOfScreen(match: RouteMatch): number {
  const { screen } = match.route.route
  if (screen !== 'error' && screen !== 'not-available') return 200
  return statusOf(match)
}

function warnOfUnknown(opening: Opening & { kind: 'error' }, match: RouteMatch, { report }: ContentOptions): void {
  if (!opening.unknown) return
  report({
    id: match.route.route.id,
    error: new Error(
      `guards could not decide without ${[...opening.unknown, ...(opening.unknownOpen ?? [])].join(', ')}`,
    ),
  })
}

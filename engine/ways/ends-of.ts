import type { Combinations } from '../members/diagrams.ts'
import type { RouteOpening } from '../parts/route-openings.ts'
import { goalOf, type Navigation, redirectsOf } from '../parts/stops-of.ts'
import { forbidden, notFound, undecided } from '../resolve/check-guards.ts'
import { matchRoute } from '../resolve/routes.ts'

/** Where an address leads some of those who follow it, through guards and redirects. */
export interface End {
  /** Addresses on the way, the last one included. */
  way: readonly string[]
  /** The screen that opens, or whose guard refuses; undefined outside of the brand and where nothing is. */
  opening?: RouteOpening | undefined
  /** The status of the error page that they get; undefined when they get what they came for. */
  status?: number
  who: Combinations
}

const isElsewhere = (address: string) => /^[a-z]+:/i.test(address)

/**
 * Everything that an address leads to: those who follow it are split without a rest, as `checkGuards` answers each of them.
 * Who goes in circles is in no part (CHECK-01 tells of them).
 */
export function endsOf(
  address: string,
  who: Combinations,
  navigation: Navigation,
  passed: readonly string[] = [],
): End[] {
  const { openings, space } = navigation
  const { none } = space.diagrams
  const { and, except } = space.diagrams.bound
  if (who === none) return []
  if (isElsewhere(address)) return [{ way: [...passed, address], who }]
  const opening = matchRoute({ routes: { list: openings } }, address)?.route
  const here = opening?.route.path ?? address
  const way = [...passed, here]
  if (!opening) return [{ way, status: notFound, who }]
  if (passed.includes(here)) return []
  const hidden = except(who, opening.shown)
  const refused = opening.refusals.map(({ guard: { otherwise }, who: some }) => ({ otherwise, who: and(who, some) }))
  const through = and(who, opening.open)
  const lost = except(who, hidden, through, ...refused.map(each => each.who))
  const ends: End[] = [
    { way, opening, status: notFound, who: hidden },
    { way, opening, status: undecided, who: lost },
    ...refused.flatMap(({ otherwise, who: some }) =>
      'redirect' in otherwise
        ? endsOf(otherwise.redirect, some, navigation, way)
        : [{ way, opening, status: otherwise.error, who: some }],
    ),
    ...(opening.route.screen === 'redirect'
      ? endsOfRedirect(opening, through, navigation, way)
      : [{ way, opening, who: through }]),
  ]
  return ends.filter(end => end.who !== none)
}

function endsOfRedirect(
  opening: RouteOpening,
  who: Combinations,
  navigation: Navigation,
  way: readonly string[],
): End[] {
  const leads = redirectsOf(opening, who, navigation)
  const nowhere = navigation.space.diagrams.except(who, ...leads.map(lead => lead.who))
  return [
    ...leads.flatMap(lead => endsOf(lead.target, lead.who, navigation, way)),
    { way: [...way, goalOf(opening, navigation.manifest)], opening, status: forbidden, who: nowhere },
  ]
}

import type { Combinations } from '../members/diagrams.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import type { RouteOpening } from '../parts/route-openings.ts'
import { endsOf } from '../ways/ends-of.ts'
import { type Reached, waysOf } from '../ways/reached.ts'
import { membersInWords } from '../words/members-in-words.ts'
import type { Find } from './found.ts'

/** Whether links are to lead to a screen: not where something else does, as the journey to its steps. */
const isLinked = ({ route: { screen, ledFrom }, open }: RouteOpening, { space }: BrandGround) =>
  !['redirect', 'error', 'not-available'].includes(screen) &&
  ledFrom === undefined &&
  !space.diagrams.within(space.diagrams.and(open, space.possible), space.fact('session', ['temporary']))

/** Where members come in without a link: where the portal begins, where it asks to log in, and where the journey leads. */
function comingIn(ground: BrandGround): Reached {
  const { openings, parts, space, manifest } = ground
  const { and, or } = space.diagrams.bound
  const signedIn = (who: Combinations) => {
    const session = space.variables.findIndex(variable => variable.kind === 'fact' && variable.name === 'session')
    return and(space.diagrams.regardlessOf(session, who), space.fact('session', ['full']), space.possible)
  }
  const steps = parts.filter(({ surface }) => surface === 'journey')
  const taken = (step: Part) => or(and(step.shown, space.possible), signedIn(and(step.shown, space.possible)))
  const handOff = openings.find(({ route }) => route.screen === 'hand-off')?.route.path
  const targets = [
    { target: '/', who: space.possible },
    { target: manifest.brand.defaultRoute, who: space.possible },
    ...openings
      .filter(({ route }) => route.screen === 'login' || route.id === 'logout')
      .map(({ route }) => ({ target: route.path, who: space.possible })),
    ...steps.flatMap(step => {
      const target = step.item.do === 'hand-off' ? handOff : step.item.to
      return typeof target === 'string' ? [{ target, who: taken(step) }] : []
    }),
  ]
  const reached = new Map<RouteOpening, Combinations>()
  for (const { target, who } of targets)
    for (const end of endsOf(target, who, ground))
      if (end.opening && end.status === undefined)
        reached.set(end.opening, or(end.who, reached.get(end.opening) ?? space.diagrams.none))
  return reached
}

const reachedIn = (ground: BrandGround) => waysOf(ground).withErrorsFrom(comingIn(ground))

/** The widths of a screen, in words; a registry without any has one. */
function widthsOf({ space }: BrandGround): { words: string; who: Combinations }[] {
  const { viewport } = space.registry.facts
  if (!viewport) return [{ words: '', who: space.diagrams.all }]
  return Object.entries(viewport.values).map(([width, words]) => ({ words, who: space.fact('viewport', [width]) }))
}

/** Who reaches a page at some of the widths. */
function reaching(ground: BrandGround, id: string, widths: readonly string[]): Combinations {
  const { and, or, none } = { ...ground.space.diagrams.bound, none: ground.space.diagrams.none }
  const opening = ground.openings.find(({ route }) => route.id === id)
  const at = widthsOf(ground).filter(({ words }) => widths.includes(words))
  return and((opening && reachedIn(ground).get(opening)) ?? none, or(...at.map(({ who }) => who)))
}

/** Pages that open to somebody and to which no link leads anybody any more, at one width or at all (CHECK-03). */
export const unreached: Find = ({ ground }) => {
  const { openings, space } = ground
  const { and, or, none } = { ...space.diagrams.bound, none: space.diagrams.none }
  const widths = widthsOf(ground)
  const reached = reachedIn(ground)
  return openings
    .filter(each => isLinked(each, ground))
    .flatMap(opening => {
      const opensTo = and(opening.open, space.possible)
      const lost = widths.filter(
        ({ who }) => and(opensTo, who) !== none && and(reached.get(opening) ?? none, who) === none,
      )
      if (lost.length === 0) return []
      const { path, id } = opening.route
      const lostAt = lost.map(({ words }) => words)
      const nobody = lost.length === widths.length ? 'Nobody' : `Nobody who ${lostAt.join(' or ')}`
      return [
        {
          surface: 'routes' as const,
          path: ['routes', openings.indexOf(opening)],
          says: `${nobody} reaches ${path} by links: no menu, tile, block, error page or footer leads there. It opens to ${inWords(opensTo, ground)}.`,
          todo: 'Link to it from a page that its members reach, or say in its "ledFrom" what else leads there.',
          who: and(opensTo, or(...lost.map(({ who }) => who))),
          before: (other: BrandGround) =>
            `Without that, it is reached by ${inWords(reaching(other, id, lostAt), other)}.`,
        },
      ]
    })
}

const inWords = (set: Combinations, { space }: BrandGround) => membersInWords(set, space.possible, space)

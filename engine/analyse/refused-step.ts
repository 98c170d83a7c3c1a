import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { type Stop, stopsOf } from '../parts/stops-of.ts'
import type { Find, Found } from './found.ts'
import { nameOf } from './name-of.ts'

/** Where each kind of step leads; following an offered address is checked when it is offered. */
const targets: { readonly [kind: string]: (step: Part, ground: BrandGround) => string | undefined } = {
  go: ({ item }) => String(item.to),
  'hand-off': (_, { openings }) => openings.find(({ route }) => route.screen === 'hand-off')?.route.path ?? '',
}

/** Steps of the journey whose end does not open to those who take them, neither while they sign in nor once they have. */
export const refusedStep: Find = ({ ground }) =>
  ground.parts
    .filter(({ surface }) => surface === 'journey')
    .flatMap(step => {
      const target = targets[String(step.item.do)]?.(step, ground)
      return target === undefined
        ? []
        : stopsOf(target, ground.seen(step), ground).flatMap(stop => refusedAt(stop, step, ground))
    })

function refusedAt({ address, opening, who }: Stop, step: Part, { space }: BrandGround): Found[] {
  const { and, or, all, none } = { ...space.diagrams.bound, all: space.diagrams.all, none: space.diagrams.none }
  const refused = opening ? or(...opening.refusals.map(each => each.who)) : all
  const session = space.variables.findIndex(variable => variable.kind === 'fact' && variable.name === 'session')
  const whenSignedIn = space.diagrams.regardlessOf(session, and(refused, space.fact('session', ['full'])))
  const lost = and(who, refused, whenSignedIn)
  if (lost === none) return []
  return [
    {
      surface: step.surface,
      path: step.path,
      says: `Some whom the step ${nameOf(step)} leads to ${address} cannot open it, neither while they sign in nor after.`,
      todo: 'Narrow the step, or open the screen to them.',
      who: lost,
    },
  ]
}

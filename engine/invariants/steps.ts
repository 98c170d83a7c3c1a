import type { Combinations } from '../members/diagrams.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'
import { type End, endsOf } from '../ways/ends-of.ts'

/** Where each kind of step leads; undefined for one that lets in, such as an address that the gateway offers. */
const targetOf: { readonly [kind: string]: (step: Part, ground: BrandGround) => string | undefined } = {
  go: ({ item }) => String(item.to),
  acknowledge: ({ item }, { openings }) =>
    openings.find(({ route }) => route.screen === 'acknowledgement')?.route.path.replace(':page', String(item.page)),
  'hand-off': (_, { openings }) => openings.find(({ route }) => route.screen === 'hand-off')?.route.path,
}

/** Those who meet a step's rules while they sign in, and those of them whom it keeps: its screen opens to the journey's token. */
function takers(step: Part, ground: BrandGround): { all: Combinations; kept: Combinations } {
  const { space } = ground
  const { and, or } = space.diagrams.bound
  const all = and(step.own, space.possible, space.fact('session', ['temporary']))
  const target = targetOf[String(step.item.do)]?.(step, ground)
  const opens = ({ status, opening, way }: End) => status === undefined && opening !== undefined && way.length === 1
  const ends = target === undefined ? [] : endsOf(target, all, ground).filter(opens)
  return { all, kept: or(...ends.map(({ who }) => who)) }
}

/**
 * Whom the journey cannot let in without a step: it keeps them, and no step before it lets them in. After each step the
 * journey begins again, as `nextPlace` does, and a step that is done applies no more.
 */
export function keptBy(step: Part, ground: BrandGround): Combinations {
  const { except } = ground.space.diagrams.bound
  const steps = ground.parts.filter(({ surface }) => surface === 'journey')
  const letIn = steps
    .slice(0, steps.indexOf(step))
    .map(each => takers(each, ground))
    .map(({ all, kept }) => except(all, kept))
  return except(takers(step, ground).kept, ...letIn)
}

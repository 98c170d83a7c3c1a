import { sightsOf } from '../invariants/sights-by.ts'
import { membersWho } from '../members/members-who.ts'
import type { Find } from './found.ts'

/** Invariants that are about nobody, or about nothing that the brand has: they would hold whatever is written. */
export const idleInvariant: Find = ({ ground }) =>
  ground.manifest.invariants.invariants.flatMap(({ id, who, what }, index) => {
    const { diagrams, possible } = ground.space
    const { yes } = who === undefined ? { yes: diagrams.all } : membersWho(who, ground.scope, ground.space)
    const nobody = diagrams.and(yes, possible) === diagrams.none
    const nothing = sightsOf(what, ground).every(({ at, sights }) => at === undefined && sights.length === 0)
    if (!nobody && !nothing) return []
    return [
      {
        surface: 'invariants' as const,
        path: ['invariants', index],
        says: `The invariant "${id}" is about ${nobody ? 'nobody' : 'nothing'}: it says nothing.`,
        todo: 'Mend what it names: its "who", or the address or item of its "what".',
      },
    ]
  })

import { conditionOf } from '../conditions/written-conditions.ts'
import type { Path } from '../json.ts'
import type { Combinations } from '../members/diagrams.ts'
import { membersWho } from '../members/members-who.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Part } from '../parts/manifest-parts.ts'

/** The field of an item, from the item on, that keeps it from some members: its condition, its days, or a route's guard. */
export function narrowingPath({ item, path: [list, index] }: Part, who: Combinations, ground: BrandGround): Path {
  const { space, scope, openings } = ground
  const { none } = space.diagrams
  const { and, except } = space.diagrams.bound
  if (item.showWhen !== undefined) {
    const { yes } = membersWho(conditionOf(item.showWhen), scope, space)
    if (except(who, yes) !== none) return ['showWhen']
  }
  for (const field of ['from', 'until'] as const) {
    const day = item[field]
    if (typeof day === 'string' && except(who, space.during({ [field]: day })) !== none) return [field]
  }
  const refusals = list === 'routes' && item.screen !== undefined ? openings[Number(index)]?.refusals : undefined
  const guard = refusals?.findIndex(refusal => and(who, refusal.who) !== none) ?? -1
  return guard < 0 ? [] : ['guards', guard]
}

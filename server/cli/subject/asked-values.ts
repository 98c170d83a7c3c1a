import type { Combinations } from '../../../engine/members/diagrams.ts'
import type { MemberSpace } from '../../../engine/members/member-space.ts'
import { unknown } from '../../../engine/members/unknown.ts'
import { noSuch } from '../frame/wrong-use.ts'

/**
 * Everybody who has what a word says: "dental=active", "referrals=unknown", "pilot-groups=yes" for a segment, or
 * "groupId=20000001,20000002" for those whose ids put them into the segments that list one of them and into no others.
 * @throws WrongUse with a near miss
 */
export function askedValues(word: string, space: MemberSpace): Combinations {
  const [name = '', ...rest] = word.split('=')
  const value = rest.join('=')
  const fact = space.registry.facts[name]
  if (fact) {
    const values = [...Object.keys(fact.values), ...(fact.canBeUnknown ? ['unknown'] : [])]
    if (!values.includes(value)) throw noSuch(`value of "${name}"`, value, values)
    return space.fact(name, [value === 'unknown' ? unknown : value])
  }
  if (Object.hasOwn(space.segments, name)) {
    if (value !== 'yes' && value !== 'no') throw noSuch(`value of the segment "${name}"`, value, ['yes', 'no'])
    return space.segment(name, value)
  }
  if (Object.hasOwn(space.registry.openSets, name)) return withIds(name, value.split(','), space)
  const { facts, openSets } = space.registry
  throw noSuch('fact', name, [facts, space.segments, openSets].flatMap(Object.keys))
}

const withIds = (openSet: string, ids: readonly string[], space: MemberSpace): Combinations =>
  space.diagrams.and(
    ...Object.entries(space.segments)
      .filter(([, { of }]) => of === openSet)
      .map(([name, { values }]) => space.segment(name, values.some(id => ids.includes(id)) ? 'yes' : 'no')),
  )

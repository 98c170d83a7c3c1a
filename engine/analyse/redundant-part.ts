import type { Condition } from '../../schema/generated/manifests.ts'
import { conditionOf, conditionsIn, type WrittenCondition } from '../conditions/written-conditions.ts'
import { isJsonObject, type Json } from '../json.ts'
import { membersWho, type Verdict } from '../members/members-who.ts'
import type { Path } from '../overlay/places.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Find } from './found.ts'

/** Parts of a condition without which it is met by the same members. */
export const redundantPart: Find = ({ ground }) =>
  conditionsIn(ground.manifest).flatMap(written =>
    droppable(written, ground).map(path => ({
      surface: written.surface,
      path: [...written.path, ...path],
      says: 'Without this part the condition would be met by the same members: no member makes a difference.',
      todo: 'Leave it out.',
    })),
  )

/** Whoever is not known to meet a "showWhen" or a "when" sees nothing; elsewhere "no" and "not known" differ. */
const onlyYes: ReadonlySet<WrittenCondition['field']> = new Set(['showWhen'])

/** Of each list the last part or value that can be dropped: dropping two at once might change something after all. */
function droppable({ condition, field, surface }: WrittenCondition, { scope, space }: BrandGround): Path[] {
  const { and } = space.diagrams.bound
  const isVariant = field === 'when' && surface !== 'conditions'
  const measure = (each: Condition) => {
    const { yes, no }: Verdict = membersWho(each, scope, space)
    return `${and(yes, space.possible)} ${isVariant || onlyYes.has(field) ? '' : and(no, space.possible)}`
  }
  const whole = measure(condition)
  return lists(condition).flatMap(({ path, list }) => {
    const last = list.findLastIndex((_, index) => whole === measure(conditionOf(without(condition, [...path, index]))))
    return last < 0 ? [] : [[...path, last]]
  })
}

/** Every list in a condition that has more than one entry. */
function lists(value: unknown, path: Path = []): { path: Path; list: readonly unknown[] }[] {
  if (Array.isArray(value))
    return [
      ...(value.length > 1 ? [{ path, list: value }] : []),
      ...value.flatMap((entry, index) => lists(entry, [...path, index])),
    ]
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, inside]) => lists(inside, [...path, key])) : []
}

/** A condition without the list entry at a path. */
function without(value: unknown, [key, ...rest]: Path): Json {
  if (Array.isArray(value))
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.map((entry, index) => (index === key ? without(entry, rest) : entry))
  if (!isJsonObject(value)) return null
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [name, name === key ? without(inside, rest) : inside]),
  )
}

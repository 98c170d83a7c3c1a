import type { Condition } from '../../schema/generated/manifests.ts'
import { conditionOf, conditionsIn, type WrittenCondition } from '../conditions/written-conditions.ts'
import { asJsonObject, isJsonObject, type Path, withoutPath } from '../json.ts'
import { membersWho, type Verdict } from '../members/members-who.ts'
import type { BrandGround } from '../parts/brand-ground.ts'
import type { Find } from './found.ts'

/** Parts of a condition that make no difference to who meets it. */
export const redundantPart: Find = ({ ground }) =>
  conditionsIn(ground.manifest).flatMap(written =>
    droppable(written, ground).map(path => ({
      surface: written.surface,
      path: [...written.path, ...path],
      says: 'Without this part the condition would be met by the same members: no member makes a difference.',
      todo: 'Leave it out.',
    })),
  )

/** For an item or a variant "no" and "unknown" come to the same; elsewhere they differ. */
const onlyYes: ReadonlySet<WrittenCondition['field']> = new Set(['showWhen'])

/** The last droppable entry of each list: dropping two at once could make a difference after all. */
function droppable({ condition, field, surface }: WrittenCondition, { scope, space }: BrandGround): Path[] {
  const { and } = space.diagrams.bound
  const isVariant = field === 'when' && surface !== 'conditions'
  const measure = (each: Condition) => {
    const { yes, no }: Verdict = membersWho(each, scope, space)
    return `${and(yes, space.possible)} ${isVariant || onlyYes.has(field) ? '' : and(no, space.possible)}`
  }
  const whole = measure(condition)
  return lists(condition).flatMap(({ path, list }) => {
    const last = list.findLastIndex(
      (_, index) => whole === measure(conditionOf(withoutPath(asJsonObject(condition), [...path, index]))),
    )
    return last < 0 ? [] : [[...path, last]]
  })
}

/** Every list with more than one entry in a condition. */
function lists(value: unknown, path: Path = []): { path: Path; list: readonly unknown[] }[] {
  if (Array.isArray(value))
    return [
      ...(value.length > 1 ? [{ path, list: value }] : []),
      ...value.flatMap((entry, index) => lists(entry, [...path, index])),
    ]
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, inside]) => lists(inside, [...path, key])) : []
}

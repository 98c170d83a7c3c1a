import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { MemberSpace } from '../../../engine/members/member-space.ts'
import { registry } from '../../../engine/members/registry.ts'
import { type ConditionOutlook, conditionOutlook } from '../../../engine/outlook/condition-outlook.ts'
import { sameMeaning } from '../../../engine/shorter/shorter-condition.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'

/** A condition that is looked at, with the names of each brand that it counts in: the first is the one in sight. */
export interface ConditionAsked {
  readonly condition: Condition
  readonly scopes: readonly [ConditionScope, ...ConditionScope[]]
}

const spaces = new Map<string, MemberSpace>()
/** After so many questions it is cheaper to begin anew than to keep all that was ever asked. */
const tooMany = 1_000_000
const mostSpaces = 8

function spaceOf({ segments }: ConditionScope): MemberSpace {
  const key = JSON.stringify(segments)
  const made = spaces.get(key)
  if (made && made.diagrams.size < tooMany) return made
  const space = new MemberSpace(registry, segments)
  spaces.set(key, space)
  for (const oldest of spaces.keys()) if (spaces.size > mostSpaces) spaces.delete(oldest)
  return space
}

/** Looks at a condition beside the page (STUDIO-06). Undefined where it names something that is not there. */
export function answerCondition({
  condition,
  scopes: [scope, ...others],
}: ConditionAsked): ConditionOutlook | undefined {
  try {
    const outlook = conditionOutlook(condition, scope, spaceOf(scope))
    const { shorter } = outlook
    // What brands share has to say the same in each of them.
    const isSame = shorter && others.every(other => sameMeaning(condition, shorter, other, spaceOf(other)))
    return isSame ? outlook : { ...outlook, shorter: undefined }
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined
    throw error
  }
}

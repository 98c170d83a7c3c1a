import type { Condition, Surface } from '../../schema/generated/manifests.ts'
import { allOf, anyOf, opposite } from '../conditions/combine-truths.ts'
import { type ConditionScope, namedCondition, segmentOf } from '../conditions/condition-scope.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import type { Moment } from '../members/combination-of.ts'
import type { Path, Place } from '../overlay/place.ts'
import type { ExplainedCondition } from './explained-condition.ts'

/** What an explanation needs to know besides the condition. */
export interface Explaining {
  scope: ConditionScope
  member: Moment
  /** Where a value of a merged surface was written. */
  placeOf: (surface: Surface, path: Path) => Place | undefined
}

/**
 * A condition with what becomes of each part of it for one member; the truth of the whole is that of `interpretCondition`.
 * @param path where the condition stands in its surface
 * @throws TypeError for a condition that is ill formed or names something unknown
 */
export function explainCondition(
  condition: Condition,
  surface: Surface,
  path: Path,
  context: Explaining,
): ExplainedCondition {
  const { scope, member } = context
  const at = (inside: Path) => {
    const place = context.placeOf(surface, [...path, ...inside])
    return place === undefined ? {} : { place }
  }
  const truths = (parts: readonly ExplainedCondition[]) => parts.map(({ truth }) => truth)
  return foldCondition<ExplainedCondition>(condition, {
    all: (parts, inside) => ({ form: 'all', parts, truth: allOf(truths(parts)), ...at(inside) }),
    any: (parts, inside) => ({ form: 'any', parts, truth: anyOf(truths(parts)), ...at(inside) }),
    not: (part, inside) => ({ form: 'not', part, truth: opposite(part.truth), ...at(inside) }),
    use: (name, inside) => {
      const named = ['conditions', name, 'when']
      const part = explainCondition(namedCondition(scope, name), 'conditions', named, context)
      return { form: 'use', name, part, truth: part.truth, ...at(inside) }
    },
    in: (name, inside) => {
      const { of, values: wanted } = segmentOf(scope, name)
      const actual = member.open[of]
      return { form: 'in', name, of, wanted, actual, truth: actual?.some(id => wanted.includes(id)), ...at(inside) }
    },
    fact: (name, wanted, inside) => {
      const actual: string | undefined = Object.entries(member.facts).find(([fact]) => fact === name)?.[1]
      const truth = actual === undefined ? undefined : wanted.includes(actual)
      return { form: 'fact', name, wanted, actual, truth, ...at(inside) }
    },
  })
}

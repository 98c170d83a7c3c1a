import type { Condition, Surface } from '../../schema/generated/manifests.ts'
import { type ConditionScope, namedCondition, segmentOf } from '../conditions/condition-scope.ts'
import { foldCondition } from '../conditions/fold-condition.ts'
import { allOf, anyOf, opposite, type Truth } from '../conditions/truth.ts'
import type { Path } from '../json.ts'
import type { Moment } from '../members/combination-of.ts'
import type { Place } from '../overlay/places.ts'

interface Explained {
  truth: Truth
  /** Where it was written. */
  place?: Place
}

/** A question about one fact. */
interface ExplainedFact extends Explained {
  form: 'fact'
  name: string
  wanted: readonly string[]
  /** The member's value; undefined when it is not known. */
  actual: string | undefined
}

/** A question about one segment. */
interface ExplainedSegment extends Explained {
  form: 'in'
  name: string
  /** The set of ids that it is about. */
  of: string
  wanted: readonly string[]
  /** The member's ids; undefined when they are not known. */
  actual: readonly string[] | undefined
}

/** The leaves of a condition: its questions about the member. */
export type ExplainedLeaf = ExplainedFact | ExplainedSegment

/** A condition with the truth of each of its parts for one member. */
export type ExplainedCondition =
  | ExplainedLeaf
  | (Explained & { form: 'all'; parts: readonly ExplainedCondition[] })
  | (Explained & { form: 'any'; parts: readonly ExplainedCondition[] })
  | (Explained & { form: 'not'; part: ExplainedCondition })
  | (Explained & { form: 'use'; name: string; part: ExplainedCondition })

/** What explanations need besides the manifest's parts. */
export interface Explaining {
  scope: ConditionScope
  member: Moment
  /** Where a value of a merged surface was written. */
  placeOf: (surface: Surface, path: Path) => Place | undefined
}

/**
 * Evaluates a condition for one member and keeps the truth of each part. The truth of the whole agrees with
 * `interpretCondition`.
 * @param path where the condition stands in its surface
 * @throws TypeError for a condition that is malformed or names something unknown
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

/**
 * The fewest leaves that decide a condition: whatever the others were, its truth would be the same. An unknown condition is
 * decided by the leaves that would have to be known.
 */
export function decidingLeaves(condition: ExplainedCondition): ExplainedLeaf[] {
  if (condition.form === 'fact' || condition.form === 'in') return [condition]
  if (condition.form === 'not' || condition.form === 'use') return decidingLeaves(condition.part)
  const { form, parts, truth } = condition
  const same = (wanted: Truth) => parts.filter(part => part.truth === wanted).map(decidingLeaves)
  const oneIsEnough = truth === (form === 'any')
  if (!oneIsEnough) return same(truth).flat()
  const [fewest = []] = same(truth).toSorted((a, b) => a.length - b.length)
  return fewest
}

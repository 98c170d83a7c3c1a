import type { Truth } from '../conditions/truth.ts'
import type { ExplainedCondition, ExplainedLeaf } from './explained-condition.ts'

/**
 * The fewest leaves that decide a condition as it is: whatever the others were, it would come out the same. What is not
 * known is decided by what would have to be known.
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

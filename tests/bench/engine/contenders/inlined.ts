import { type ConditionScope, namedCondition, segmentOf } from '../../../../engine/conditions/condition-scope.ts'
import { type ConditionAlgebra, foldCondition } from '../../../../engine/conditions/fold-condition.ts'
import type { Condition, Segments } from '../../../../schema/generated/manifests.ts'

type Segment = Segments['segments'][string]

/** What another language makes of each form; it has neither named conditions nor segments of ours. */
export type Language<Rule> = Pick<ConditionAlgebra<Rule>, 'all' | 'any' | 'not' | 'fact'> & {
  segment(segment: Segment): Rule
}

/** A condition in another language, with the named conditions and segments that it uses written out. */
export function inlined<Rule>(condition: Condition, scope: ConditionScope, language: Language<Rule>): Rule {
  return foldCondition<Rule>(condition, {
    ...language,
    use: name => inlined(namedCondition(scope, name), scope, language),
    in: name => language.segment(segmentOf(scope, name)),
  })
}

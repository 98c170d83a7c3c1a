import { evalCondition } from '@growthbook/growthbook'
import type { ConditionScope } from '../../../../engine/conditions/condition-scope.ts'
import type { Condition } from '../../../../schema/generated/manifests.ts'
import { askEach } from './ask-each.ts'
import { inlined, type Language } from './inlined.ts'

type Rule = Parameters<typeof evalCondition>[1]

const language: Language<Rule> = {
  all: parts => ({ $and: parts }),
  any: parts => ({ $or: parts }),
  not: part => ({ $not: part }),
  fact: (name, values) => ({ [`facts.${name}`]: { $in: [...values] } }),
  segment: ({ of, values }) => ({ [`open.${of}`]: { $elemMatch: { $in: values } } }),
}

/** A member as any object, which is what it takes; a copy would cost it time. */
const asObject = (known: object) => known as Record<string, unknown>

/** GrowthBook's evaluator of targeting conditions, in the manner of Mongo. */
export const growthbook = {
  name: 'GrowthBook',
  translate: (conditions: readonly Condition[], scope: ConditionScope) =>
    conditions.map(condition => inlined(condition, scope, language)),
  load: (rules: readonly Rule[]) => askEach(rules, (rule, known) => evalCondition(asObject(known), rule)),
}

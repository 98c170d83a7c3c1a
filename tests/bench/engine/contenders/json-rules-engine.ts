import { Engine, type NestedCondition, type TopLevelCondition } from 'json-rules-engine'
import type { ConditionScope } from '../../../../engine/conditions/condition-scope.ts'
import type { Known } from '../../../../engine/state.ts'
import type { Condition } from '../../../../schema/generated/manifests.ts'
import { inlined, type Language } from './inlined.ts'

const language: Language<NestedCondition> = {
  all: all => ({ all }),
  any: any => ({ any }),
  not: not => ({ not }),
  fact: (name, values) => ({ fact: name, operator: 'in', value: [...values] }),
  segment: ({ of, values }) => ({ fact: of, operator: 'meets', value: values }),
}

const top = (condition: NestedCondition): TopLevelCondition => ({ all: [condition] })

/** json-rules-engine: one engine with a rule for each condition, asked with the facts of a member. */
export const jsonRulesEngine = {
  name: 'json-rules-engine',
  translate: (conditions: readonly Condition[], scope: ConditionScope) =>
    conditions.map(condition => top(inlined(condition, scope, language))),
  load(rules: readonly TopLevelCondition[]) {
    const engine = new Engine([], { allowUndefinedFacts: true })
    engine.addOperator<readonly string[], readonly string[]>('meets', (own, values) =>
      own.some(value => values.includes(value)),
    )
    for (const [index, conditions] of rules.entries())
      engine.addRule({ conditions, event: { type: 'shown', params: { index } } })
    return async ({ facts, open }: Known) => {
      const shown = rules.map(() => false)
      const { events } = await engine.run({ ...facts, ...open })
      for (const { params } of events) shown[Number(params?.index)] = true
      return shown
    }
  },
}

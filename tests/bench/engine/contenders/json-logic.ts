import jsonLogic from 'json-logic-js'
import type { ConditionScope } from '../../../../engine/conditions/condition-scope.ts'
import type { Condition } from '../../../../schema/generated/manifests.ts'
import { askEach } from './ask-each.ts'
import { inlined, type Language } from './inlined.ts'

/** A rule of JSON Logic: an object with one operator. */
type Rule = Readonly<Record<string, unknown>>

const language: Language<Rule> = {
  all: and => ({ and }),
  any: or => ({ or }),
  not: part => ({ '!': part }),
  fact: (name, values) => ({ in: [{ var: `facts.${name}` }, [...values]] }),
  segment: ({ of, values }) => ({ some: [{ var: `open.${of}` }, { in: [{ var: '' }, values] }] }),
}

/** json-logic-js, which walks its rules each time. */
export const jsonLogicJs = {
  name: 'json-logic-js',
  translate: (conditions: readonly Condition[], scope: ConditionScope) =>
    conditions.map(condition => inlined(condition, scope, language)),
  load: (rules: readonly Rule[]) => askEach(rules, (rule, known) => jsonLogic.apply(rule, known) === true),
}

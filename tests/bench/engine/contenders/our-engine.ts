import { compileCondition } from '../../../../engine/conditions/compile-condition.ts'
import type { ConditionScope } from '../../../../engine/conditions/condition-scope.ts'
import type { Condition } from '../../../../schema/generated/manifests.ts'
import { askEach } from './ask-each.ts'

interface Rules {
  conditions: readonly Condition[]
  scope: ConditionScope
}

/** The portal's engine: conditions as they stand in the manifests, compiled when they are loaded. */
export const ourEngine = {
  name: 'the portal’s engine',
  translate: (conditions: readonly Condition[], scope: ConditionScope): Rules => ({ conditions, scope }),
  load({ conditions, scope }: Rules) {
    const tests = conditions.map(condition => compileCondition(condition, scope).test)
    return askEach(tests, (test, known) => test(known) === true)
  },
}

import type { Condition, Shown } from '../../schema/generated/manifests.ts'
import { joinAsks } from '../conditions/asks.ts'
import { compileCondition } from '../conditions/compile-condition.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import { compileShown } from './compile-shown.ts'
import type { JsonObject } from './json.ts'
import { hidden, type Node, valueAt } from './node.ts'

interface Rules extends Shown {
  variants?: ({ when: Condition } & JsonObject)[]
}

/**
 * Compiles an item: who sees it, and each of its variants merged with its fields, so that nothing is merged at run time.
 * The first variant whose `when` is known to hold is taken; a variant replaces whole fields.
 * @throws TypeError when a rule or a Markdown field is ill formed; `compileList` then leaves the item out.
 */
export function compileItem(
  item: JsonObject & Rules,
  scope: ConditionScope,
  compileFields: (fields: JsonObject) => Node,
): Node {
  const { showWhen, from, until, locked, variants = [], ...fields } = item
  const shown = compileShown(
    {
      ...(showWhen === undefined ? {} : { showWhen }),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
    },
    scope,
  )
  const usual = compileFields(fields)
  const others = variants.map(({ when, ...changed }) => ({
    when: compileCondition(when, scope),
    node: compileFields({ ...fields, ...changed }),
  }))
  const asks = joinAsks([shown.asks, usual.asks, ...others.flatMap(({ when, node }) => [when.asks, node.asks])])
  if (shown.always && others.length === 0) return { ...usual, asks }
  return {
    constant: false,
    asks,
    at: known => {
      if (!shown.shows(known)) return hidden
      const node = others.find(({ when }) => when.test(known) === true)?.node ?? usual
      return valueAt(node, known)
    },
  }
}

import type { Condition, Shown } from '../../schema/generated/manifests.ts'
import { type Asks, asksNothing } from '../conditions/asks.ts'
import { compileCondition } from '../conditions/compile-condition.ts'
import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { Known, Report } from '../state.ts'

/** What compiling a surface of one brand needs. */
export interface CompileContext {
  scope: ConditionScope
  report: Report
}

export interface CompiledShown {
  /** True only when every rule is known to hold: an unknown `showWhen` hides. */
  shows: (known: Known) => boolean
  always: boolean
  asks: Asks
}

/** Compiles the rules `showWhen`, `from` and `until`; both days are inclusive. */
export function compileShown(
  rules: Pick<Shown, 'from' | 'until'> & { showWhen?: Condition },
  scope: ConditionScope,
): CompiledShown {
  const { showWhen, from = '', until } = rules
  const condition = showWhen === undefined ? undefined : compileCondition(showWhen, scope)
  const inTime = ({ today }: Known) => from <= today && (until === undefined || today <= until)
  return {
    shows: condition ? known => inTime(known) && condition.test(known) === true : inTime,
    always: condition === undefined && from === '' && until === undefined,
    asks: condition?.asks ?? asksNothing,
  }
}

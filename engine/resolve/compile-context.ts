import type { ConditionScope } from '../conditions/condition-scope.ts'
import type { Report } from '../state.ts'

/** What compiling any surface of one brand needs. */
export interface CompileContext {
  scope: ConditionScope
  report: Report
}

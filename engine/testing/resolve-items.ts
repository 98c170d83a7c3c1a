import type { ConditionScope } from '../conditions/condition-scope.ts'
import { compileItems } from '../resolve/compile-items.ts'
import { know, type MemberState, type Report } from '../state.ts'
import type { Resolved } from '../view.ts'

/** Resolves any list of items for one person in one go: for tests and previews; the portal compiles once and keeps it. */
export function resolveItems<Item>(
  items: readonly Item[],
  state: MemberState,
  scope: ConditionScope,
  report: Report = () => {},
): Resolved<Item>[] {
  return compileItems(items, { scope, report }).resolve(know(state, report))
}

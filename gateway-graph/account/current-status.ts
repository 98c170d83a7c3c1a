import type { FactContext } from '../facts/fact-rule.ts'
import { coverageCategories } from '../shared/coverage-categories.ts'
import { currentMember } from '../shared/current-member.ts'
import { today } from '../shared/today.ts'
import { categoryStatus } from './category-status.ts'
import { memberStatus } from './member-status.ts'

/** How the signed-in member stands as a whole (OPEN-54). */
export async function currentStatus(context: Pick<FactContext, 'rest' | 'session' | 'clock'>) {
  const member = await currentMember(context)
  return memberStatus(coverageCategories.map(({ field }) => categoryStatus(member[field], today(context.clock))))
}

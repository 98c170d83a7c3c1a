import { calendarDate } from '../../ui/format/dates.ts'
import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

/** Values of the placeholders that the manifest's words may name. */
export type PlanValues = Record<'openEnrollmentEnd' | 'coverageEnd' | 'upcomingPlanYear', string>

/** The banner is for members whose plan management is eligible and active; nothing else may show it (PLAN-01). */
export function planManagementNeeds(
  _view: BlockView<'plan-management-banner'>,
  { data: { planManagement } }: HomeContext,
): PlanValues | undefined {
  if (!planManagement?.eligibleAndActive) return undefined
  const { openEnrollmentEnd, coverageEndDateUponCancellation, upcomingPlanYear } = planManagement
  return {
    openEnrollmentEnd: calendarDate(openEnrollmentEnd ?? ''),
    coverageEnd: calendarDate(coverageEndDateUponCancellation ?? ''),
    upcomingPlanYear: String(upcomingPlanYear ?? ''),
  }
}

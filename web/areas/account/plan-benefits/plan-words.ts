import { calendarDate } from '../../../ui/format/dates.ts'
import type { PlanManagement } from './plan-choices.ts'

const dated = (date: string | null) => (date ? calendarDate(date) : '')

/** Values of the placeholders that the words about a plan may name. */
export const planValues = (plan: PlanManagement) => ({
  openEnrollmentEnd: dated(plan.openEnrollmentEnd),
  coverageEnd: dated(plan.coverageEndDateUponCancellation),
  upcomingPlanYear: plan.upcomingPlanYear ?? '',
})

/** The plan years and dates, under the keys of their labels (PLAN-09). */
export const planFacts = (plan: PlanManagement): (readonly [label: string, value: string | number | null])[] => [
  ['currentPlanYear', plan.currentPlanYear],
  ['upcomingPlanYear', plan.upcomingPlanYear],
  ['openEnrollmentStart', dated(plan.openEnrollmentStart)],
  ['openEnrollmentEnd', dated(plan.openEnrollmentEnd)],
  ['coverageStart', dated(plan.coverageStartDateUponRenewal)],
]

import type { PlanManagementCardPartsFragment } from '../../../generated/account-plan-benefits-screen.ts'
import { calendarDate } from '../../../ui/format/dates.ts'

export type CancellationOption = PlanManagementCardPartsFragment['cancellationOptions'][number]

/** What a member can do about next year's plan. */
export interface PlanChoices {
  renewal: { target: string; label: string | undefined } | undefined
  cancellations: readonly CancellationOption[]
}

/**
 * A direct plan is renewed in the shop and can be cancelled once; an exchange plan is managed at the exchange (PLAN-10, PLAN-11, OPEN-65).
 * The shop has no label of its own: the screen's text names it. Nobody is asked to cancel for good without the day on which
 * coverage ends (PLAN-12).
 */
export function planChoices(plan: PlanManagementCardPartsFragment): PlanChoices {
  if (plan.directShopUrl)
    return {
      renewal: { target: plan.directShopUrl, label: undefined },
      cancellations: mayCancel(plan) ? plan.cancellationOptions : [],
    }
  const { exchangeUrl, exchangeUrlLabel } = plan
  return {
    renewal: exchangeUrl ? { target: exchangeUrl, label: exchangeUrlLabel ?? undefined } : undefined,
    cancellations: [],
  }
}

const mayCancel = ({ cancellationStatus, coverageEndDateUponCancellation }: PlanManagementCardPartsFragment) =>
  cancellationStatus === null && coverageEndDateUponCancellation !== null

/** The kinds of plan that a cancellation ends. */
const ended = { MEDICAL: ['MEDICAL'], MEDICAL_AND_DENTAL: ['MEDICAL', 'DENTAL'] } as const

/**
 * The day on which a kind of plan ends after a cancellation, so that the table tells what the notice above it does, also of a
 * gateway that has not ended the coverage yet (MEMBER-41); undefined for kinds that go on.
 */
export function endAfterCancellation(
  plan: PlanManagementCardPartsFragment | null | undefined,
  category: string,
): string | undefined {
  if (!plan?.isOpen || plan.cancellationStatus === null) return undefined
  const categories: readonly string[] = ended[plan.cancellationStatus]
  return categories.includes(category) ? (plan.coverageEndDateUponCancellation ?? undefined) : undefined
}

const dated = (date: string | null) => (date ? calendarDate(date) : '')

/** Values for the placeholders in the texts about a plan. */
export const planValues = (plan: PlanManagementCardPartsFragment) => ({
  openEnrollmentEnd: dated(plan.openEnrollmentEnd),
  coverageEnd: dated(plan.coverageEndDateUponCancellation),
  upcomingPlanYear: plan.upcomingPlanYear ?? '',
})

export type PlanValues = ReturnType<typeof planValues>

type PlanFactWord =
  | 'currentPlanYear'
  | 'upcomingPlanYear'
  | 'openEnrollmentStart'
  | 'openEnrollmentEnd'
  | 'coverageStart'

/** The plan years and dates, each with the key of its label (PLAN-09). */
export const planFacts = (
  plan: PlanManagementCardPartsFragment,
): (readonly [label: PlanFactWord, value: string | number | null])[] => [
  ['currentPlanYear', plan.currentPlanYear],
  ['upcomingPlanYear', plan.upcomingPlanYear],
  ['openEnrollmentStart', dated(plan.openEnrollmentStart)],
  ['openEnrollmentEnd', dated(plan.openEnrollmentEnd)],
  ['coverageStart', dated(plan.coverageStartDateUponRenewal)],
]

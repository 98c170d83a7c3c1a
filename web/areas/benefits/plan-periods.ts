import type { FamilyPartsFragment, PeriodPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { dayInAddress } from '../../ui/link/addresses.ts'

/** The plan period of a coverage category that contains a day (yyyy-mm-dd). */
export const periodOf = (
  periods: readonly PeriodPartsFragment[],
  category: CoverageCategory,
  date: string,
): PeriodPartsFragment | undefined =>
  periods.find(({ plans }) =>
    plans.some(
      ({ startDate: first, endDate: last, ...plan }) =>
        plan.category === category && first <= date && (last === null || date <= last),
    ),
  )

/** The time of a period in addresses; undefined for the current one, whose addresses name none (HISTORY-03). */
export const timeOf = (
  period: Pick<PeriodPartsFragment, 'status' | 'startDate'> | null | undefined,
): string | undefined => (period && period.status !== 'ACTIVE' ? dayInAddress(period.startDate) : undefined)

/** The categories that the signed-in member has actively: today's page of a category opens to nobody else (BENEFIT-25). */
export const activeCategoriesOf = ({ member }: FamilyPartsFragment): readonly CoverageCategory[] =>
  (member?.coverages ?? []).filter(({ status }) => status === 'ACTIVE').map(({ category }) => category)

/**
 * The time of a period in the addresses of a category: none for the current one, unless only somebody else of the family has
 * that category, whose page is then the period's, by the first day of that plan: the others may have run for longer (BENEFIT-25).
 */
export const timeOfCategory = (
  period: Pick<PeriodPartsFragment, 'status' | 'startDate' | 'plans'> | null | undefined,
  category: CoverageCategory,
  own: readonly CoverageCategory[],
): string | undefined => {
  if (own.includes(category) || !period) return timeOf(period)
  const plan = period.plans.find(each => each.category === category)
  return dayInAddress((plan ?? period).startDate)
}

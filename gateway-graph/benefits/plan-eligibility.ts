import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, PlanRecord, PlanStatus } from '../generated/resolver-types.ts'
import { categoryOfLetter, coverageCategories } from '../shared/coverage-categories.ts'
import { lastDay } from '../shared/dates.ts'
import { endedWithinLookback } from '../shared/lookback.ts'

/** The records of one member, each with its status on a day (STATE-11 to 13) and whether it counts as eligible then (OPEN-08). */
export function planRecordsOf(family: readonly rest.PlanEligibility[], memberKey: string, today: string): PlanRecord[] {
  const own = family.filter(record => record.memberKey === memberKey)
  const selected = new Set(coverageCategories.map(({ category }) => eligibilityOf(own, category, today)))
  return own.map(record => {
    const { productCategory, effectiveDate, termedDate, source } = record
    return {
      ...{ category: categoryOfLetter[productCategory], status: planRecordStatus(record, today) },
      ...{ startDate: effectiveDate, endDate: lastDay(termedDate), source },
      ...{ countsAsEligible: countsAsEligible(record, today), isSelected: selected.has(record) },
    }
  })
}

/** Whether a record counts as eligible on a day: a termed one does within the lookback (OPEN-08). */
function countsAsEligible(record: rest.PlanEligibility, today: string): boolean {
  return planRecordStatus(record, today) !== 'TERMED' || endedWithinLookback(record.termedDate, today)
}

/** The record of a category that counts, from one member's own (STATE-15, MEMBER-08). */
export function eligibilityOf(
  own: readonly rest.PlanEligibility[],
  category: CoverageCategory,
  today: string,
): rest.PlanEligibility | undefined {
  return selectEligibility(
    own.filter(({ productCategory }) => categoryOfLetter[productCategory] === category),
    today,
  )
}

const preference: { readonly [Status in PlanStatus]: number } = { ACTIVE: 0, FUTURE: 1, TERMED: 2 }

/**
 * The record that counts: active before future before termed (STATE-15); of several the latest start, but of future ones
 * the earliest (STATE-16, OPEN-10). Undefined without records.
 */
export function selectEligibility<Entry extends Pick<rest.PlanEligibility, 'effectiveDate' | 'termedDate'>>(
  records: readonly Entry[],
  today: string,
): Entry | undefined {
  const order = (a: Entry, b: Entry) => {
    const status = planRecordStatus(a, today)
    const byStatus = preference[status] - preference[planRecordStatus(b, today)]
    const byStart = a.effectiveDate.localeCompare(b.effectiveDate)
    return byStatus || (status === 'FUTURE' ? byStart : -byStart)
  }
  return [...records].sort(order)[0]
}

/** The categories in which a member has a record that is active on a date, in listing order. */
export function activeCategories(
  family: readonly rest.PlanEligibility[],
  memberSuffix: number,
  date: string,
): CoverageCategory[] {
  const active = family.filter(
    ({ suffix, ...record }) => suffix === memberSuffix && planRecordStatus(record, date) === 'ACTIVE',
  )
  return coverageCategories
    .filter(({ letter }) => active.some(({ productCategory }) => productCategory === letter))
    .map(({ category }) => category)
}

/** Active, future or termed (STATE-11 to 13); the first and the last day count in full (OPEN-09). `today` is the local day, yyyy-mm-dd. */
export function planRecordStatus(
  record: Pick<rest.PlanEligibility, 'effectiveDate' | 'termedDate'>,
  today: string,
): PlanStatus {
  if (today < record.effectiveDate) return 'FUTURE'
  return today <= record.termedDate ? 'ACTIVE' : 'TERMED'
}

/**
 * The day as of which a plan is asked about: its last one when it is over, so that everything counts that was met by then,
 * its first one while it is to come, else today (MEMBER-05, HISTORY-04). Dates are yyyy-mm-dd.
 */
export function dayToAsk({ startDate, endDate }: { startDate: string; endDate: string | null }, today: string): string {
  if (today < startDate) return startDate
  return endDate !== null && endDate < today ? endDate : today
}

/**
 * The day as of which a member's plan of a category is asked about when nobody names one: that of the record that counts
 * (MEMBER-08); today without one, or when it ended before the lookback (MEMBER-07).
 */
export function dayOfSelected(
  family: readonly rest.PlanEligibility[],
  memberSuffix: number,
  category: CoverageCategory,
  today: string,
): string {
  const own = family.filter(({ suffix }) => suffix === memberSuffix)
  const record = eligibilityOf(own, category, today)
  if (!record || !countsAsEligible(record, today)) return today
  return dayToAsk({ startDate: record.effectiveDate, endDate: record.termedDate }, today)
}

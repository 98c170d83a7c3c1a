import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, PlanEligibility, PlanStatus } from '../generated/resolver-types.ts'
import { categoryOfLetter, coverageCategories } from '../shared/coverage-categories.ts'
import { endedWithinLookback } from '../shared/lookback.ts'

/** A record with its status on a day (STATE-11 to 13) and whether it counts as eligible then (OPEN-08). */
export function toPlanEligibility(record: rest.PlanEligibility, today: string): PlanEligibility {
  const { memberKey, suffix, productCategory, effectiveDate, termedDate, source } = record
  const status = planRecordStatus(record, today)
  const countsAsEligible = status !== 'TERMED' || endedWithinLookback(termedDate, today)
  const category = categoryOfLetter[productCategory]
  return { memberKey, memberSuffix: suffix, category, status, effectiveDate, termedDate, countsAsEligible, source }
}

/** The record of each category that counts for one member, from the family's records. */
export function toPlanEligibilities(
  family: readonly rest.PlanEligibility[],
  memberKey: string | undefined,
  today: string,
): PlanEligibility[] {
  const own = family.filter(record => record.memberKey === memberKey)
  return coverageCategories.flatMap(({ letter }) => {
    const ofCategory = own.filter(({ productCategory }) => productCategory === letter)
    const record = selectEligibility(ofCategory, today)
    return record ? [toPlanEligibility(record, today)] : []
  })
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

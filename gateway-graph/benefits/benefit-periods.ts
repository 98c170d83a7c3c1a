import type * as rest from '../../schema/generated/gateway-types.ts'
import type { CoverageCategory, PeriodPlan, PlanStatus, ResolversParentTypes } from '../generated/resolver-types.ts'
import { categoryOfField, categoryOfLetter, coverageCategories } from '../shared/coverage-categories.ts'
import { dayAfter, lastDay } from '../shared/dates.ts'
import { endedWithinLookback } from '../shared/lookback.ts'
import { eligibilityOf, planRecordStatus } from './plan-eligibility.ts'

/** A period without its benefits, which have a resolver of their own. */
export type FoundPeriod = ResolversParentTypes['PlanPeriod']

/** A plan that has ended, and so has a last day. */
type EndedPlan = PeriodPlan & { endDate: string }

/** What the gateway tells of the times in which a family has plans. */
export interface PlanTimes {
  /** The plans that ended, with their names (`GET benefits/history`). */
  history: readonly rest.PlanPeriod[]
  /** The plans of any time (`GET eligibility/family`). */
  family: readonly rest.PlanEligibility[]
}

/**
 * The plan periods of one member on a day (yyyy-mm-dd), newest first (HISTORY-01, MEMBER-04): those to come, the current one,
 * and those that ended within the lookback (MEMBER-07). Plans that begin on the same day are one period; all that run today
 * are one, too, whenever they began.
 */
export function benefitPeriods({ history, family }: PlanTimes, memberSuffix: number, today: string): FoundPeriod[] {
  const ended = history
    .filter(({ suffix, terminationDate }) => suffix === memberSuffix && terminationDate < today)
    .map(({ category, planName, effectiveDate, terminationDate }) => ({
      ...{ category: categoryOfField[category], name: planName },
      ...{ startDate: effectiveDate, endDate: terminationDate },
    }))
  const own = family.filter(({ suffix }) => suffix === memberSuffix)
  const current = coverageCategories.flatMap(({ category }) => currentPlan(own, ended, category, today))
  const inSight = ended.filter(({ endDate }) => endedWithinLookback(endDate, today))
  return [
    ...comingPeriods(family, memberSuffix, today),
    ...(current.length > 0 ? [periodOf(current, 'ACTIVE', memberSuffix)] : []),
    ...byStart(inSight).map(plans => periodOf(plans, 'TERMED', memberSuffix)),
  ]
}

/** The periods of a member that have not begun on a day, the latest one first; behind a current one as well as alone. */
export function comingPeriods(
  family: readonly rest.PlanEligibility[],
  memberSuffix: number,
  today: string,
): FoundPeriod[] {
  const plans = family
    .filter(record => record.suffix === memberSuffix && planRecordStatus(record, today) === 'FUTURE')
    .map(({ productCategory, effectiveDate, termedDate }) => ({
      ...{ category: categoryOfLetter[productCategory], name: null },
      ...{ startDate: effectiveDate, endDate: lastDay(termedDate) },
    }))
  return byStart(plans).map(starting => periodOf(starting, 'FUTURE', memberSuffix))
}

/** The plan that runs today: coverage may be older than the plan, which then begins where the last one ended. */
function currentPlan(
  own: readonly rest.PlanEligibility[],
  ended: readonly EndedPlan[],
  category: CoverageCategory,
  today: string,
): PeriodPlan[] {
  const record = eligibilityOf(own, category, today)
  if (!record || planRecordStatus(record, today) !== 'ACTIVE') return []
  const begins = ended
    .filter(plan => plan.category === category)
    .map(({ endDate }) => dayAfter(endDate))
    .reduce((one, other) => (one > other ? one : other), record.effectiveDate)
  return [{ category, name: null, startDate: begins, endDate: lastDay(record.termedDate) }]
}

/** Plans by their first day, the latest one first. */
function byStart(plans: readonly PeriodPlan[]): PeriodPlan[][] {
  const groups = Map.groupBy(plans, ({ startDate }) => startDate)
  return [...groups].sort(([one], [other]) => other.localeCompare(one)).map(([, group]) => group)
}

function periodOf(plans: readonly PeriodPlan[], status: PlanStatus, memberSuffix: number): FoundPeriod {
  return {
    ...{ memberSuffix, status },
    startDate: plans.map(({ startDate }) => startDate).reduce((one, other) => (one < other ? one : other)),
    endDate: plans.map(({ endDate }) => endDate).reduce(latest),
    plans: plans.toSorted((one, other) => listingOrder(one) - listingOrder(other)),
  }
}

/** The later one of two last days; null is later than any. */
function latest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null
  return one > other ? one : other
}

function listingOrder({ category }: PeriodPlan): number {
  return coverageCategories.findIndex(entry => entry.category === category)
}

/**
 * The period that a day means: the one that it begins, else the newest one in which it lies (HISTORY-07). Plans of different
 * kinds end each at its own time, so that periods overlap and can begin on one day: where a kind of coverage is named, one
 * with such a plan goes first.
 */
export function periodOn(
  periods: readonly FoundPeriod[],
  day: string,
  category?: CoverageCategory | null,
): FoundPeriod | undefined {
  const withPlan = (fits: (plan: PeriodPlan) => boolean) =>
    periods.find(({ plans }) => plans.some(plan => plan.category === category && fits(plan)))
  return (
    withPlan(({ startDate }) => startDate === day) ??
    withPlan(plan => isWithin(plan, day)) ??
    periods.find(({ startDate }) => startDate === day) ??
    periods.find(({ plans }) => plans.some(plan => isWithin(plan, day)))
  )
}

function isWithin({ startDate, endDate }: PeriodPlan, day: string): boolean {
  return startDate <= day && (endDate === null || day <= endDate)
}

/** The period that a day begins. The current one is asked for without a day, so that an ended one with the same first day goes before it (MEMBER-04). */
export function periodFrom(periods: readonly FoundPeriod[], day: string): FoundPeriod | undefined {
  return periods.findLast(({ startDate }) => startDate === day)
}

/** The period that shows when none is asked for: the current one, else the next one to come (MEMBER-03, STATE-15). */
export function periodToShow(periods: readonly FoundPeriod[]): FoundPeriod | undefined {
  return periods.find(({ status }) => status === 'ACTIVE') ?? periods.findLast(({ status }) => status === 'FUTURE')
}

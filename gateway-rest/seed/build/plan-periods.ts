import type { Category } from '../../../schema/generated/gateway-types.ts'
import { addDays, firstOfMonth, yearOf } from '../calendar-dates.ts'
import type { PlanDesign } from '../data/plans/plan-design.ts'
import { planVersions } from '../data/plans/plan-designs.ts'
import type { CoverageKind, GroupUse } from '../traits.ts'
import type { FamilyPlan } from './family-plan.ts'

/** The time that a family is in one plan. */
interface SeedPlanPeriod {
  readonly design: PlanDesign
  readonly effectiveDate: string
  /** null when open-ended. */
  readonly terminationDate: string | null
}

/**
 * The plan years of a family's coverage of a category in a group, latest first: the coverage names the plan of the latest one;
 * earlier ones have the plan that the brand sold then.
 */
export function planPeriods({ domain, today }: FamilyPlan, use: GroupUse, category: Category): SeedPlanPeriod[] {
  const { effectiveDate, terminationDate: end } = periodOf(use.coverage, today)
  const terminationDate = use.coverage === 'changing' ? `${yearOf(today)}-12-31` : end
  const versions = planVersions(domain.id, use.group, category)
  const lastYear = yearOf(terminationDate !== null && terminationDate < today ? terminationDate : today)
  const latest = laterOf(`${lastYear}-01-01`, effectiveDate)
  const periods: SeedPlanPeriod[] = [{ design: versions.now, effectiveDate: latest, terminationDate }]
  for (let start = latest; start > effectiveDate; ) {
    const before = addDays(start, -1)
    start = laterOf(`${yearOf(before)}-01-01`, effectiveDate)
    periods.push({ design: versions.before, effectiveDate: start, terminationDate: before })
  }
  return periods
}

/** The plans that follow the latest one of a category: one from the next year on where plans change, else none. */
export function nextPlanPeriods({ domain, today }: FamilyPlan, use: GroupUse, category: Category): SeedPlanPeriod[] {
  if (use.coverage !== 'changing') return []
  const design = planVersions(domain.id, 'individual', category).now
  return [{ design, effectiveDate: `${yearOf(today) + 1}-01-01`, terminationDate: null }]
}

/** The plan on a date; the earliest one for a date before all of them. */
export function planOn(periods: readonly SeedPlanPeriod[], day: string): PlanDesign | undefined {
  return (periods.find(period => period.effectiveDate <= day) ?? periods.at(-1))?.design
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}

interface Period {
  readonly effectiveDate: string
  /** null when open-ended. */
  readonly terminationDate: string | null
}

const PERIODS: Readonly<Record<CoverageKind, (today: string) => Period>> = {
  active: today => ({ effectiveDate: `${yearOf(today) - 2}-01-01`, terminationDate: null }),
  changing: today => ({ effectiveDate: `${yearOf(today) - 1}-01-01`, terminationDate: null }),
  ending: today => ({ effectiveDate: `${yearOf(today) - 2}-01-01`, terminationDate: addDays(today, 120) }),
  future: today => ({ effectiveDate: firstOfMonth(today, 2), terminationDate: null }),
  termed: today => ({ effectiveDate: `${yearOf(today) - 3}-01-01`, terminationDate: addDays(today, -150) }),
  none: today => ({ effectiveDate: `${yearOf(today) - 1}-01-01`, terminationDate: null }),
}

/** When coverage with this status today began, and when it ends. */
export function periodOf(kind: CoverageKind, today: string): Period {
  return PERIODS[kind](today)
}

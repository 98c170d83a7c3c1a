import type { ClaimCategory } from '../../../schema/generated/gateway-types.ts'
import { addDays } from '../calendar-dates.ts'
import type { Random } from '../random.ts'
import { categoriesOf, type Traits } from '../traits.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { periodOf } from './plan-periods.ts'

/** A visit to make a claim of. */
export interface ClaimDraft {
  readonly memberKey: string
  readonly category: ClaimCategory
  readonly serviceDate: string
  /** 01 In Process, 02 Paid, 03 Denied. */
  readonly status: '01' | '02' | '03'
}

/** How many visits somebody has, and how far apart: `daysBetween`, plus up to `spread` days. */
interface Habit {
  readonly counts: Readonly<Record<ClaimCategory, number>>
  readonly daysBetween: number
  readonly spread: number
}

const ORDINARY: Readonly<Record<MemberPlan['relationship'], Habit>> = {
  SUB: { counts: { medical: 7, dental: 4, vision: 2 }, daysBetween: 80, spread: 20 },
  SPS: { counts: { medical: 3, dental: 2, vision: 1 }, daysBetween: 80, spread: 20 },
  CHD: { counts: { medical: 2, dental: 2, vision: 1 }, daysBetween: 80, spread: 20 },
}
const HABITS: Readonly<Record<Exclude<Traits['claims'], 'none'>, Readonly<Record<MemberPlan['relationship'], Habit>>>> =
  {
    ordinary: ORDINARY,
    many: { ...ORDINARY, SUB: { counts: { medical: 48, dental: 24, vision: 12 }, daysBetween: 14, spread: 10 } },
  }

const CATEGORIES: readonly ClaimCategory[] = ['medical', 'dental', 'vision']
const IN_PROCESS_DAYS = 60

/** The visits of a family while it was covered, in order of service. */
export function claimDrafts({ traits, random, today }: FamilyPlan, members: readonly MemberPlan[]): ClaimDraft[] {
  const use = traits.groups[0]
  if (traits.claims === 'none' || use === undefined) return []
  const { effectiveDate, terminationDate } = periodOf(use.coverage, today)
  const end = terminationDate !== null && terminationDate < today ? terminationDate : today
  const habits = HABITS[traits.claims]
  return members
    .flatMap(member =>
      CATEGORIES.filter(category => categoriesOf(use, member).includes(category)).flatMap(category =>
        visits(random, member.memberKey, category, habits[member.relationship], { end, today }),
      ),
    )
    .filter(draft => draft.serviceDate >= effectiveDate)
    .sort((one, other) => one.serviceDate.localeCompare(other.serviceDate))
}

interface Span {
  readonly end: string
  readonly today: string
}

function visits(
  random: Random,
  memberKey: string,
  category: ClaimCategory,
  { counts, daysBetween, spread }: Habit,
  { end, today }: Span,
): ClaimDraft[] {
  return Array.from({ length: counts[category] }, (_, index) => {
    const serviceDate = addDays(end, -5 - index * daysBetween - random.between(0, spread))
    const isRecent = serviceDate > addDays(today, -IN_PROCESS_DAYS)
    const status = isRecent ? '01' : index % 5 === 2 ? '03' : '02'
    return { memberKey, category, serviceDate, status }
  })
}

import type { ClaimCategory } from '../../../schema/generated/gateway-types.ts'
import { addDays } from '../calendar-dates.ts'
import type { Random } from '../random.ts'
import type { FamilyPlan } from './family-plan.ts'
import type { MemberPlan } from './member-plans.ts'
import { periodOf } from './period-of.ts'

/** A visit that a claim is to be made of. */
export interface ClaimDraft {
  readonly memberKey: string
  readonly category: ClaimCategory
  readonly serviceDate: string
  /** 01 In Process, 02 Paid, 03 Denied. */
  readonly status: '01' | '02' | '03'
}

const COUNT: Readonly<Record<MemberPlan['relationship'], Readonly<Record<ClaimCategory, number>>>> = {
  SUB: { medical: 7, dental: 4, vision: 2 },
  SPS: { medical: 3, dental: 2, vision: 1 },
  CHD: { medical: 2, dental: 2, vision: 1 },
}

const CATEGORIES: readonly ClaimCategory[] = ['medical', 'dental', 'vision']
const DAYS_BETWEEN = 80
const IN_PROCESS_DAYS = 60

/** The visits of a family in all the time it was covered, in order of service. */
export function claimDrafts({ traits, random, today }: FamilyPlan, members: readonly MemberPlan[]): ClaimDraft[] {
  const use = traits.groups[0]
  if (!traits.hasClaims || use === undefined) return []
  const { effectiveDate, terminationDate } = periodOf(use.coverage, today)
  const end = terminationDate !== null && terminationDate < today ? terminationDate : today
  const covered = CATEGORIES.filter(category => use.categories.includes(category))
  return members
    .flatMap(member => covered.flatMap(category => visits(random, member, category, end, today)))
    .filter(draft => draft.serviceDate >= effectiveDate)
    .sort((one, other) => one.serviceDate.localeCompare(other.serviceDate))
}

function visits(random: Random, member: MemberPlan, category: ClaimCategory, end: string, today: string): ClaimDraft[] {
  return Array.from({ length: COUNT[member.relationship][category] }, (_, index) => {
    const serviceDate = addDays(end, -5 - index * DAYS_BETWEEN - random.between(0, 20))
    const isRecent = serviceDate > addDays(today, -IN_PROCESS_DAYS)
    const status = isRecent ? '01' : index % 5 === 2 ? '03' : '02'
    return { memberKey: member.memberKey, category, serviceDate, status }
  })
}

import { addDays } from '../calendar-dates.ts'
import { firstNames, lastNames } from '../data/people.ts'
import type { Random } from '../random.ts'
import type { FamilyRole } from '../traits.ts'
import { type FamilyPlan, memberKeyOf } from './family-plan.ts'

/** One person of a family that is being made. */
export interface MemberPlan {
  readonly memberKey: string
  readonly suffix: number
  readonly firstName: string
  readonly middleInitial: string | null
  readonly lastName: string
  readonly relationship: 'SUB' | 'SPS' | 'CHD'
  readonly sex: 'F' | 'M'
  readonly dateOfBirth: string
}

const ADULT = { youngest: 34, oldest: 58 }
const ROLES = {
  single: [{ relationship: 'SUB', ...ADULT }],
  couple: [
    { relationship: 'SUB', ...ADULT },
    { relationship: 'SPS', ...ADULT },
  ],
  family: [
    { relationship: 'SUB', ...ADULT },
    { relationship: 'SPS', ...ADULT },
    { relationship: 'CHD', youngest: 11, oldest: 15 },
    { relationship: 'CHD', youngest: 4, oldest: 9 },
  ],
} as const satisfies Record<string, readonly FamilyRole[]>

// Not everybody has a middle name.
const INITIALS = ['A', 'J', null, 'M', 'R', 'L', null, 'E', 'K', 'T', 'S'] as const

/** The people of a family, the subscriber first. */
export function memberPlans(plan: FamilyPlan): MemberPlan[] {
  const { random, today, traits } = plan
  const roles = typeof traits.household === 'string' ? ROLES[traits.household] : traits.household
  const lastName = random.pick(lastNames)
  const taken = new Set<string>()
  return roles.map(({ relationship, youngest, oldest }, suffix) => {
    const sex = random.pick(['F', 'M'] as const)
    return {
      memberKey: memberKeyOf(plan, suffix),
      suffix,
      firstName: freshName(random, firstNames[sex], taken),
      middleInitial: INITIALS[(plan.number * 7 + suffix * 3) % INITIALS.length] ?? null,
      lastName: relationship === 'SPS' && random.chance(30) ? random.pick(lastNames) : lastName,
      relationship,
      sex,
      dateOfBirth: addDays(today, -Math.floor(random.between(youngest, oldest) * 365.25) - random.between(1, 360)),
    }
  })
}

function freshName(random: Random, names: readonly string[], taken: Set<string>): string {
  let name = random.pick(names)
  while (taken.has(name)) name = random.pick(names)
  taken.add(name)
  return name
}

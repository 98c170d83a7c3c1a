import type { Category } from '../../../../schema/generated/gateway-types.ts'
import type { GroupName } from '../groups.ts'
import { dentalPlans } from './dental-plans.ts'
import { medicalPlans } from './medical-plans.ts'
import { pharmacyPlans } from './pharmacy-plans.ts'
import type { PlanDesign } from './plan-design.ts'
import { visionPlans } from './vision-plans.ts'

type PlanLine = 'choice' | 'saver' | 'regional' | 'advantage'

/** A plan in a member's latest plan year, and in the years before. */
interface PlanVersions {
  readonly now: PlanDesign
  readonly before: PlanDesign
}

const plans: Readonly<Record<Category, Readonly<Record<PlanLine, PlanVersions>>>> = {
  medical: medicalPlans,
  dental: dentalPlans,
  vision: visionPlans,
  pharmacy: pharmacyPlans,
}

const LINE_OF_DOMAIN: Readonly<Record<string, PlanLine>> = { '2': 'advantage', '5': 'regional' }
const LINE_OF_GROUP: Partial<Readonly<Record<GroupName, PlanLine>>> = { medicare: 'advantage', individual: 'saver' }

/** The plan of a category that a brand sells to a group. */
export function planVersions(domainId: string, group: GroupName, category: Category): PlanVersions {
  return plans[category][LINE_OF_GROUP[group] ?? LINE_OF_DOMAIN[domainId] ?? 'choice']
}

/** Every plan once. */
export const planDesigns: readonly PlanDesign[] = [
  ...new Set(
    Object.values(plans)
      .flatMap(lines => Object.values(lines))
      .flatMap(({ now, before }) => [now, before]),
  ),
]

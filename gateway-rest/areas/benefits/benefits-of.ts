import type {
  BenefitDeductible,
  BenefitPlan,
  Category,
  ServiceDetail,
} from '../../../schema/generated/gateway-types.ts'
import type { Services } from '../../http/call.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'
import { deductibleOf } from './deductible-of.ts'
import type { PlanPeriodRow } from './plan-periods-of.ts'
import { plansOn } from './plans-on.ts'
import { serviceDetailOf } from './service-detail-of.ts'
import { type PlanService, servicesOf } from './services-of.ts'
import { yearlyAmounts } from './yearly-amounts.ts'

interface Asked extends Pick<Services, 'database'> {
  readonly viewer: Viewer
  readonly params: { readonly suffix: number; readonly asOfDate: string }
}

interface Benefits<Kind extends Category, Service> {
  category: Kind
  asOfDate: string
  plan: BenefitPlan | null
  deductibles: BenefitDeductible[]
  services: Service[]
  details: ServiceDetail[]
  headlineIds: string[]
}

/**
 * The benefits of one category that a member has on a date: plan, yearly amounts and services, or no plan and nothing else.
 * @throws GatewayError 403 or 404 when the viewer may not see the member, or there is none.
 */
export function benefitsOf<Kind extends Category, Service>(
  { database, viewer, params: { suffix, asOfDate } }: Asked,
  category: Kind,
  entries: (service: PlanService) => Service[],
): Benefits<Kind, Service> {
  const member = memberWithSuffix(database, viewer, suffix)
  const plan = plansOn(database, viewer, member.memberKey, asOfDate).find(row => row.category === category)
  if (plan === undefined) {
    return { category, asOfDate, plan: null, deductibles: [], services: [], details: [], headlineIds: [] }
  }
  const services = servicesOf(database, plan.classPlanId)
  return {
    category,
    asOfDate,
    plan: planOf(plan),
    deductibles: yearlyAmounts(database, member, viewer.groupId, plan.classPlanId, asOfDate).map(row =>
      deductibleOf(category, row),
    ),
    services: services.flatMap(entries),
    details: services.filter(service => service.url === null).map(serviceDetailOf),
    headlineIds: headlineIds(database, plan.classPlanId),
  }
}

function planOf({ classPlanId, planName, insuranceType, effectiveDate, terminationDate }: PlanPeriodRow): BenefitPlan {
  return { classPlanId, planName, insuranceType, effectiveDate, terminationDate }
}

function headlineIds(database: Database, classPlanId: string): string[] {
  const row = database.get<{ headlineIds: string }>(
    'select headlineIds from classPlan where classPlanId = ?',
    classPlanId,
  )
  return JSON.parse(row?.headlineIds ?? '[]') as string[]
}

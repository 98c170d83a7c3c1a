import type {
  BenefitDeductible,
  BenefitPlan,
  Category,
  ServiceDetail,
} from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Handler, Services } from '../../http/call.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database } from '../../store/database.ts'
import { type PlanPeriodRow, plansOn } from './plan-periods.ts'
import { dentalServicesOf, medicalServicesOf, type PlanService, serviceDetailOf, servicesOf } from './services.ts'
import { detailDescription, type YearlyAmount, yearlyAmounts } from './yearly-amounts.ts'

/** `GET benefits/medical` (CALL-31): what the medical plan of a member pays for on a date. */
export const getMedicalBenefits: Handler<'getMedicalBenefits'> = call => benefitsOf(call, 'medical', medicalServicesOf)

/** `GET benefits/pharmacy` (CALL-32): what the pharmacy plan of a member pays for on a date. */
export const getPharmacyBenefits: Handler<'getPharmacyBenefits'> = call =>
  benefitsOf(call, 'pharmacy', medicalServicesOf)

/** `GET benefits/vision` (CALL-33): what the vision plan of a member pays for on a date. */
export const getVisionBenefits: Handler<'getVisionBenefits'> = call => benefitsOf(call, 'vision', medicalServicesOf)

/** `GET benefits/dental` (CALL-34, OPEN-56): what the dental plan of a member pays for on a date. */
export const getDentalBenefits: Handler<'getDentalBenefits'> = call => benefitsOf(call, 'dental', dentalServicesOf)

interface BenefitsCall extends Pick<Services, 'database'> {
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
 * A member's benefits in one category on a date: plan, yearly amounts and services. Without a plan, everything is empty.
 * @throws GatewayError 403 or 404 when the viewer may not see the member, or the family has no such member.
 */
function benefitsOf<Kind extends Category, Service>(
  { database, viewer, params: { suffix, asOfDate } }: BenefitsCall,
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

/** A yearly amount as the benefits of its category have it (ENT-24). */
function deductibleOf(category: Category, amount: YearlyAmount): BenefitDeductible {
  return {
    category,
    label: amount.header ?? amount.limitType,
    total: formatCents(amount.total),
    met: formatCents(amount.met),
    remaining: formatCents(amount.total - amount.met),
    coverage: amount.coverageType,
    tier: amount.networkTier,
    detailDescription: detailDescription(amount),
  }
}

import type { CoverageType, ProductCategory } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'

/** What counts towards a limit. */
export type LimitMeasure = 'deductible' | 'paid' | 'responsibility' | 'nothing'

const COUNTED: Readonly<Record<LimitMeasure, string>> = {
  deductible: 'deductible',
  paid: 'paid',
  responsibility: 'deductible + coinsurance + copay',
  nothing: '0',
}

interface Counted {
  readonly productCategory: ProductCategory
  readonly coverageType: CoverageType
  readonly measure: LimitMeasure
}

/**
 * Cents that the claim lines of one calendar year, up to a date, add to a limit of a plan in a group: those of one member,
 * or of the whole family.
 */
export function amountMet(
  database: Database,
  member: { readonly memberKey: string; readonly subscriberKey: string },
  groupId: string | null,
  limit: Counted,
  asOfDate: string,
): number {
  const whose = limit.coverageType === 'FAMILY' ? 'subscriberKey' : 'memberKey'
  const row = database.get<{ met: number | null }>(
    `select sum(${COUNTED[limit.measure]}) as met
     from member join claim using (memberKey) join claimLine on claimLine.claimId = claim.id
     where ${whose} = ? and groupId = ? and claimType = ? and serviceDateFrom between ? and ?`,
    member[whose],
    groupId,
    limit.productCategory,
    `${asOfDate.slice(0, 4)}-01-01`,
    asOfDate,
  )
  return row?.met ?? 0
}

import type {
  CoverageType,
  DetailDescription,
  NetworkTier,
  ProductCategory,
} from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'
import type { MemberRow } from '../../store/members.ts'

/** A yearly amount of a class plan; money in cents. */
export interface YearlyAmount {
  readonly productCategory: ProductCategory
  readonly coverageType: CoverageType
  readonly limitType: string
  readonly networkTier: NetworkTier
  readonly measure: LimitMeasure
  readonly header: string | null
  readonly body: string | null
  readonly total: number
  /** Met by the claims of that calendar year up to the date. */
  readonly met: number
}

/** The yearly amounts of a class plan in a group, in the plan's order, with what a member has met of them by a date (yyyy-mm-dd). */
export function yearlyAmounts(
  database: Database,
  member: MemberRow,
  groupId: string | null,
  classPlanId: string,
  asOfDate: string,
): YearlyAmount[] {
  return database
    .all<Omit<YearlyAmount, 'met'>>('select * from planLimit where classPlanId = ? order by position', classPlanId)
    .map(row => ({ ...row, met: amountMet(database, member, groupId, row, asOfDate) }))
}

/** What counts towards a limit. */
type LimitMeasure = 'deductible' | 'paid' | 'responsibility' | 'nothing'

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
 * Cents that count towards a limit: the claim lines of one calendar year, up to a date, in one group, of one member or of
 * the whole family.
 */
function amountMet(
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

/** The text that explains an amount, or null when the plan has none. */
export function detailDescription(row: {
  readonly header: string | null
  readonly body: string | null
}): DetailDescription | null {
  return row.header === null || row.body === null ? null : { header: row.header, body: row.body }
}

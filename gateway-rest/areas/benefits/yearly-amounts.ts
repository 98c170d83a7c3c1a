import type { CoverageType, NetworkTier, ProductCategory } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'
import type { MemberRow } from '../../store/members.ts'
import { amountMet, type LimitMeasure } from './amount-met.ts'

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
  /** What the claims of that calendar year, up to the date, have met. */
  readonly met: number
}

/** The yearly amounts of a class plan in a group, in the plan's own order, with what a member has met of them on a date (yyyy-mm-dd). */
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

import type { Limit } from '../../../schema/generated/gateway-types.ts'
import { formatCents } from '../../format-cents.ts'
import type { Handler } from '../../http/call.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import { coverageOf } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'
import { planStatus } from '../../store/plan-status.ts'
import { amountMet, type LimitMeasure } from './amount-met.ts'

interface LimitRow extends Readonly<Pick<Limit, 'productCategory' | 'coverageType' | 'limitType' | 'networkTier'>> {
  readonly total: number
  readonly measure: LimitMeasure
  readonly header: string | null
  readonly body: string | null
}

/**
 * `GET benefits/limits` (CALL-36, OPEN-56): the limits of the plans a member is in on a date, with what the claims of
 * that calendar year, up to the date, have met.
 */
export const listLimits: Handler<'listLimits'> = ({ params, viewer, database }) => {
  const member = memberWithSuffix(database, viewer, params.suffix)
  return coverageOf(database, member.memberKey, viewer.groupId)
    .filter(row => row.eligible === 1 && planStatus(row, params.asOfDate) === 'ACTIVE')
    .flatMap(row => limitRows(database, row.classPlanId))
    .map(row => limitOf(row, amountMet(database, member, row, params.asOfDate)))
}

function limitRows(database: Database, classPlanId: string): LimitRow[] {
  return database.all<LimitRow>('select * from planLimit where classPlanId = ? order by position', classPlanId)
}

function limitOf(row: LimitRow, met: number): Limit {
  return {
    productCategory: row.productCategory,
    coverageType: row.coverageType,
    limitType: row.limitType,
    networkTier: row.networkTier,
    total: formatCents(row.total),
    totalMet: formatCents(met),
    totalRemaining: formatCents(row.total - met),
    detailDescription: row.header === null || row.body === null ? null : { header: row.header, body: row.body },
  }
}

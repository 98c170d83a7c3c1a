import type { Handler } from '../../http/call.ts'
import { checkDateRange } from '../../http/check-request.ts'
import { pageOf } from '../../http/page-of.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import type { SqlValue } from '../../store/database.ts'
import { claimOf, claimRows, claimTypeOf } from './claim.ts'

/** `GET claims/{medical|dental|vision}` (CALL-37, OPEN-39): a page of one member's claims, latest service date first. */
export const listClaims: Handler<'listClaims'> = ({ params, viewer, database }) => {
  checkDateRange(params)
  const member = memberWithSuffix(database, viewer, params.suffix)
  const conditions = ['claim.memberKey = ?', 'claimType = ?', 'serviceDateFrom between ? and ?']
  const values: SqlValue[] = [member.memberKey, claimTypeOf(params.category), params.startDate, params.endDate]
  if (params.claimStatus !== undefined) {
    conditions.push('claimStatusCode = ?')
    values.push(params.claimStatus)
  }
  if (params.providerIds !== undefined) {
    conditions.push('claim.providerId in (select value from json_each(?))')
    values.push(JSON.stringify(params.providerIds.split(',')))
  }
  const where = conditions.join(' and ')
  const total =
    database.get<{ count: number }>(`select count(*) as count from claim where ${where}`, ...values)?.count ?? 0
  const latestFirst = `${where} order by serviceDateFrom desc, id desc limit ? offset ?`
  const rows = claimRows(database, latestFirst, ...values, params.size, params.page * params.size)
  return pageOf(
    rows.map(row => claimOf(database, row, member)),
    { number: params.page, size: params.size, totalElements: total },
  )
}

import type { ClaimCategory, ClaimType } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { pageOf } from '../../http/page-of.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import type { SqlValue } from '../../store/database.ts'
import { type ClaimRow, claimOf } from './claim-of.ts'

const TYPE: Readonly<Record<ClaimCategory, ClaimType>> = { medical: 'M', dental: 'D', vision: 'V' }

/** `GET claims/{medical|dental|vision}` (CALL-37, OPEN-39): a page of one member's claims, latest service first. */
export const listClaims: Handler<'listClaims'> = ({ params, viewer, database }) => {
  const member = memberWithSuffix(database, viewer, params.suffix)
  const conditions = ['memberKey = ?', 'claimType = ?', 'serviceDateFrom between ? and ?']
  const values: SqlValue[] = [member.memberKey, TYPE[params.category], params.startDate, params.endDate]
  if (params.claimStatus !== undefined) {
    conditions.push('claimStatusCode = ?')
    values.push(params.claimStatus)
  }
  if (params.providerIds !== undefined) {
    conditions.push('providerId in (select value from json_each(?))')
    values.push(JSON.stringify(params.providerIds.split(',')))
  }
  const where = conditions.join(' and ')
  const total =
    database.get<{ count: number }>(`select count(*) as count from claim where ${where}`, ...values)?.count ?? 0
  const rows = database.all<ClaimRow>(
    `select * from claim where ${where} order by serviceDateFrom desc, id desc limit ? offset ?`,
    ...values,
    params.size,
    params.page * params.size,
  )
  return pageOf(
    rows.map(row => claimOf(database, row, member)),
    { number: params.page, size: params.size, totalElements: total },
  )
}

import type { EobPage } from '../../../schema/generated/gateway-types.ts'
import { pageOf } from '../../http/page-of.ts'
import { memberWithKey } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database, SqlValue } from '../../store/database.ts'
import type { EobListAsked } from './eob-list-asked.ts'
import { eobOf } from './eob-of.ts'
import type { EobRow } from './eob-row.ts'

/** A page of the family's EOBs by date, latest first, narrowed to those that name a member or providers (CALL-40, ENT-34). */
export function pageOfEobs(database: Database, viewer: Viewer, asked: EobListAsked): EobPage {
  const conditions = ['subscriberKey = ?', 'claimType = ?', 'date between ? and ?']
  const values: SqlValue[] = [viewer.subscriberKey, asked.claimType, asked.startDate, asked.endDate]
  const names: string[] = []
  if (asked.memberKey !== undefined) {
    names.push('claim.memberKey = ?')
    values.push(memberWithKey(database, viewer, asked.memberKey).memberKey)
  }
  if (asked.providerIds !== undefined) {
    names.push('claim.providerId in (select value from json_each(?))')
    values.push(JSON.stringify(asked.providerIds.split(',')))
  }
  // One claim has to meet both: the chosen member at a chosen provider.
  if (names.length > 0) {
    const claim = ['claim.eobDocumentId = eob.documentId', ...names].join(' and ')
    conditions.push(`exists (select 1 from claim where ${claim})`)
  }
  const where = conditions.join(' and ')
  const total =
    database.get<{ count: number }>(`select count(*) as count from eob where ${where}`, ...values)?.count ?? 0
  const rows = database.all<EobRow>(
    `select * from eob where ${where} order by date desc, documentId desc limit ? offset ?`,
    ...values,
    asked.size,
    asked.page * asked.size,
  )
  return pageOf(
    rows.map(row => eobOf(database, row)),
    { number: asked.page, size: asked.size, totalElements: total },
  )
}

import type { Database } from '../../store/database.ts'

interface Selection {
  readonly memberKey: string
  readonly providerId: string
  /** yyyy-mm-dd */
  readonly effectiveDate: string
}

/**
 * Makes a provider the selected one of a member from a day on. What was chosen for that day or later gives way; what
 * lasted until then ends the day before. To be run in a transaction.
 */
export function storeSelection(database: Database, { memberKey, providerId, effectiveDate }: Selection): void {
  database.run('delete from pcpHistory where memberKey = ? and beginDate >= ?', memberKey, effectiveDate)
  database.run('update pcpHistory set pcpSelected = 0 where memberKey = ?', memberKey)
  database.run(
    `update pcpHistory set endDate = date(?, '-1 day'), pcpTerminationReason = 'Member chose another provider'
     where memberKey = ? and (endDate is null or endDate >= ?)`,
    effectiveDate,
    memberKey,
    effectiveDate,
  )
  database.insert('pcpHistory', {
    memberKey,
    providerId,
    beginDate: effectiveDate,
    endDate: null,
    pcpSelected: 1,
    pcpTerminationReason: null,
  })
}

import type { Category } from '../../schema/generated/gateway-types.ts'
import type { Database } from './database.ts'

export interface CoverageRow {
  readonly memberKey: string
  readonly category: Category
  readonly classPlanId: string
  readonly effectiveDate: string
  readonly terminationDate: string | null
  readonly classPlanEffectiveDate: string
  readonly eligible: number
  readonly insuranceType: string
  readonly source: string
}

/** What a member is or was covered by in a group, latest period first; nothing without a group. */
export function coverageOf(database: Database, memberKey: string, groupId: string | null): CoverageRow[] {
  if (groupId === null) return []
  return database.all<CoverageRow>(
    'select * from coverage where memberKey = ? and groupId = ? order by effectiveDate desc',
    memberKey,
    groupId,
  )
}

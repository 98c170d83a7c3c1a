import { type CoverageRow, coverageOf } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'
import { planStatus } from '../../store/plan-status.ts'

/** The medical period in which a member may select a primary care provider: the active or next one, or undefined. */
export function selectablePeriod(
  database: Database,
  memberKey: string,
  groupId: string | null,
  today: string,
): CoverageRow | undefined {
  return coverageOf(database, memberKey, groupId)
    .filter(row => row.category === 'medical' && row.eligible === 1 && planStatus(row, today) !== 'TERMED')
    .at(-1)
}

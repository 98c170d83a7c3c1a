import type { Handler } from '../../http/call.ts'
import { visibleMembers } from '../../security/family-access.ts'
import { type CoverageRow, coverageOf, planStatus } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'

/** `GET pcp/eligibility` (CALL-53): which of the members whom the viewer may see can select a primary care provider. */
export const getPcpEligibility: Handler<'getPcpEligibility'> = ({ viewer, database, clock }) => {
  const members = visibleMembers(database, viewer)
    .filter(({ memberKey }) => selectablePeriod(database, memberKey, viewer.groupId, clock.today()) !== undefined)
    .map(({ memberKey }) => ({ memberKey }))
  return { eligible: members.length > 0, members }
}

const MONTHS_AHEAD = 3

/** The first days of the next months on which a selection can start, within a period of coverage: with the first day of a period to come, if that is one. */
export function eligibleDates(
  period: { effectiveDate: string; terminationDate: string | null },
  today: string,
): string[] {
  const isComing = period.effectiveDate > today
  const [year = 0, month = 1] = (isComing ? period.effectiveDate : today).split('-').map(Number)
  const next = isComing && period.effectiveDate.endsWith('-01') ? month - 1 : month
  const dates = Array.from({ length: MONTHS_AHEAD }, (_, ahead) =>
    new Date(Date.UTC(year, next + ahead, 1)).toISOString().slice(0, 10),
  )
  return dates.filter(date => period.terminationDate === null || date <= period.terminationDate)
}

/** The medical coverage for which a member may select a primary care provider: active or future, or undefined. */
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

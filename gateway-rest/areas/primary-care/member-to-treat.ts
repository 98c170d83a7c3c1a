import { GatewayError } from '../../gateway-error.ts'
import type { Services } from '../../http/call.ts'
import { memberWithKey } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import { eligibleDates, selectablePeriod } from './eligible-dates.ts'

/** A member for whom a provider is searched or selected. */
export interface MemberToTreat {
  readonly memberKey: string
  /** yyyy-mm-dd, one of the member's eligible dates. */
  readonly effectiveDate: string
  /** Whole years on that day. */
  readonly age: number
}

interface MemberOnDate {
  readonly memberKey: string
  /** yyyy-mm-dd */
  readonly effectiveDate: string
}

/**
 * A member of the viewer's family with a date on which a selection can start (PCP-17).
 * `path` is where the two are in the body, for errors.
 * @throws GatewayError 403 or 404 for a member whom the viewer may not see, 400 PCP_DATE_NOT_ELIGIBLE for any other date.
 */
export function memberToTreat(
  { database, clock, viewer }: Pick<Services, 'database' | 'clock'> & { readonly viewer: Viewer },
  { memberKey, effectiveDate }: MemberOnDate,
  path: string,
): MemberToTreat {
  const member = memberWithKey(database, viewer, memberKey, `${path}.memberKey`)
  const period = selectablePeriod(database, memberKey, viewer.groupId, clock.today())
  const dates = period === undefined ? [] : eligibleDates(period, clock.today())
  if (!dates.includes(effectiveDate)) {
    throw new GatewayError('PCP_DATE_NOT_ELIGIBLE', 'A selection cannot start on this day.', {
      field: `${path}.effectiveDate`,
    })
  }
  return { memberKey, effectiveDate, age: ageOn(member.dateOfBirth, effectiveDate) }
}

/** Age in whole years on a date, both yyyy-mm-dd. */
function ageOn(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

import { useSearchParams } from 'react-router'
import type { PathOf } from '../../../schema/path-of.ts'
import { routeError } from '../../errors/failure.ts'
import type { CoverageCategory } from '../../generated/schema-types.ts'
import { memberSuffixIn } from '../../screen/member-suffix.ts'
import { today } from '../../ui/format/dates.ts'
import { withQuery } from '../../ui/link/addresses.ts'

/** Path of a coverage category's page: today's, or that of the plan period that begins at `effectiveTime` (HISTORY-03). */
export const categoryPath = (pathOf: PathOf, category: CoverageCategory, effectiveTime?: string): string =>
  effectiveTime === undefined
    ? pathOf(`benefits-${wordOf(category)}`)
    : pathOf('history-benefits', { effectiveTime, category: wordOf(category) })

/** Query of the summary's address: of a plan period by its time, of the current one without (ROUTE-35). */
export const summaryQuery = (time: string | undefined): Record<string, string> =>
  time === undefined ? {} : { asOfDate: time }

/** Path of a dental service's page, today's or another plan period's (BENEFIT-21, HISTORY-06, OPEN-16). */
export const dentalServicePath = (pathOf: PathOf, code: string, effectiveTime?: string): string =>
  effectiveTime === undefined
    ? pathOf('dental-service', { code })
    : pathOf('dental-service-of-period', { effectiveTime, code })

/** A coverage category as addresses and text keys write it. */
export type CategoryWord = Lowercase<CoverageCategory>

/** "MEDICAL" as addresses and text keys write it: "medical". */
const wordOf = (category: CoverageCategory) => category.toLowerCase() as CategoryWord

/** The member suffix that an address names; null, which means the signed-in member, for anything else. */
export function memberIn(search: URLSearchParams): number | null {
  return memberSuffixIn(search.get('member')) ?? null
}

/**
 * The date (yyyy-mm-dd) of a time in an address (ROUTE-35, ROUTE-54): the portal writes midnights in UTC, which are the same
 * date everywhere; any other instant is its day in the zone of the person who asks. Undefined for anything but whole
 * milliseconds, which with more digits would be of a year with five.
 */
export function dateInAddress(time: string, timeZone: string | undefined): string | undefined {
  if (!/^\d{1,14}$/.test(time)) return undefined
  const instant = Number(time)
  return today(new Date(instant), instant % 86_400_000 === 0 ? 'UTC' : timeZone)
}

/** Throws the 403 page where an address names somebody of the family whom the viewer may not see. */
export function refuseUnseen(viewer: { family: { member: unknown } | null } | null): void {
  if (viewer?.family?.member === null) throw routeError({ status: 403 })
}

/** Makes addresses that keep the family member being viewed. */
export function useMemberAddress() {
  const [search] = useSearchParams()
  const member = new URLSearchParams([...search].filter(([name]) => name === 'member'))
  return (path: string, query: Record<string, string> = {}) => withQuery(path, member, query)
}

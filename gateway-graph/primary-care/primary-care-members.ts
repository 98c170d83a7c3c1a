import type { MemberPcp, PcpEligibility, PcpHistory, PcpMembers } from '../../schema/generated/gateway-types.ts'
import type { GraphContext } from '../context/graph-context.ts'
import type {
  EligibilityStatus,
  PrimaryCareHindrance,
  PrimaryCareHistory,
  ResolversParentTypes,
} from '../generated/resolver-types.ts'
import { lastDay, today as todayBy } from '../shared/dates.ts'
import { readPcpEligibility, readPcpMembers } from './rest.ts'

/** Primary care of a member as the area gives it; provider, hindrance and member have resolvers. */
type FoundPrimaryCare = ResolversParentTypes['MemberPrimaryCare']

/** Primary care of everybody whom the viewer may see; null where it is nobody's (PCP-05). */
export async function primaryCareOfAll({ rest, session, clock }: GraphContext) {
  const [members, eligibility] = await Promise.all([readPcpMembers(rest), readPcpEligibility(rest)])
  const isShown = hasPrimaryCareHistory(members, session.claims?.memberKey) || eligibility.eligible
  return isShown ? primaryCareLists(members, eligibility, todayBy(clock)) : null
}

/**
 * Members with a provider, of today or chosen for a later day, and everybody else, those among them who cannot choose:
 * nobody is in both and nobody in neither (HOME-23, HOME-24, HOME-26, PCP-05). `today` is yyyy-mm-dd.
 */
export function primaryCareLists(
  { members, subscriberHasHistory }: PcpMembers,
  eligibility: PcpEligibility,
  today: string,
): ResolversParentTypes['PrimaryCare'] {
  const all = members.map(member => toMemberPrimaryCare(member, eligibility, today))
  const isChosen = ({ providerName, coming }: FoundPrimaryCare) => providerName !== null || coming !== null
  return {
    withProvider: all.filter(isChosen),
    withoutProvider: all.filter(member => !isChosen(member)),
    eligible: eligibility.eligible,
    subscriberHasHistory,
  }
}

/** A member's primary care in the schema's names. */
export function toMemberPrimaryCare(
  { memberKey, suffix, firstName, lastName, eligibleDates, selection, history }: MemberPcp,
  eligibility: PcpEligibility,
  today: string,
): FoundPrimaryCare {
  const { current, coming } = providersOn(today, history)
  const timeOf = (entry: PcpHistory) => {
    if (entry === current) return 'CURRENT'
    return entry.beginDate > today && !isVoid(entry) ? 'COMING' : 'PAST'
  }
  const toEntry = (entry: PcpHistory) => toHistory(entry, timeOf(entry))
  // The history tells from when on somebody was chosen; a selection that it does not know holds at once. An entry that is over and
  // was not this selection's does not know it: who was the provider once may have been chosen again.
  const isKnown = history.some(
    entry => entry.providerName === selection?.providerName && (entry.pcpSelected || timeOf(entry) !== 'PAST'),
  )
  return {
    memberKey,
    suffix,
    firstName,
    lastName,
    eligible: eligibility.members.some(member => member.memberKey === memberKey),
    eligibleDates: eligibleDates.toSorted(),
    providerName: current?.providerName ?? (isKnown ? null : (selection?.providerName ?? null)),
    coming: coming ? toEntry(coming) : null,
    history: newestFirst(history).map(toEntry),
  }
}

/**
 * Whose patient a member is on a day, and who comes next (MEMBER-06, PCP-18): first and last day of an entry count. The
 * gateway marks as selected who was chosen last, be it from a later day on, so the dates decide.
 */
export function providersOn<Entry extends Pick<PcpHistory, 'beginDate' | 'endDate'>>(
  day: string,
  history: readonly Entry[],
): { readonly current: Entry | undefined; readonly coming: Entry | undefined } {
  const notOver = newestFirst(history).filter(
    entry => !isVoid(entry) && (entry.endDate === null || entry.endDate >= day),
  )
  return {
    current: notOver.find(({ beginDate }) => beginDate <= day),
    coming: notOver.findLast(({ beginDate }) => beginDate > day),
  }
}

/** An entry that ends before it begins was taken back before it held. */
const isVoid = ({ beginDate, endDate }: Pick<PcpHistory, 'beginDate' | 'endDate'>): boolean =>
  endDate !== null && endDate < beginDate

/** Newest first, whatever the gateway's order (PCP-08). */
const newestFirst = <Entry extends Pick<PcpHistory, 'beginDate'>>(history: readonly Entry[]): Entry[] =>
  history.toSorted((one, other) => other.beginDate.localeCompare(one.beginDate))

/** While it lasts nothing has ended it, even where the gateway knows its last day. */
function toHistory(
  { providerId, beginDate, pcpSelected, pcpTerminationReason, ...entry }: PcpHistory,
  time: PrimaryCareHistory['time'],
): PrimaryCareHistory {
  const ended = { endDate: lastDay(entry.endDate), terminationReason: time === 'PAST' ? pcpTerminationReason : null }
  return { ...entry, ...ended, providerNumber: providerId, startDate: beginDate, time, selected: pcpSelected }
}

/** Why a member cannot choose a provider now; null for one who can (PCP-05, PCP-17). */
export function hindranceOf(
  { eligible, eligibleDates }: Pick<FoundPrimaryCare, 'eligible' | 'eligibleDates'>,
  medical: EligibilityStatus,
): PrimaryCareHindrance | null {
  if (eligible) return eligibleDates.length > 0 ? null : 'NO_START_DATE'
  return medical === 'ACTIVE' || medical === 'FUTURE' ? 'NOT_IN_PLAN' : 'NO_MEDICAL_PLAN'
}

/** Whether the subscriber or the member has a primary care history (PERM-15, PCP-01, PCP-02). */
export function hasPrimaryCareHistory(data: PcpMembers, memberKey: string | undefined): boolean {
  if (data.subscriberHasHistory) return true
  return data.members.some(member => member.memberKey === memberKey && member.history.length > 0)
}

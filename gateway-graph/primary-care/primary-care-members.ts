import type { MemberPcp, PcpEligibility, PcpHistory, PcpMembers } from '../../schema/generated/gateway-types.ts'
import type { PrimaryCare, PrimaryCareHistory, PrimaryCareMember } from '../generated/resolver-types.ts'

/** Members with a selected provider, and members who may select one and have not: nobody is in both (HOME-23, HOME-24, HOME-26). */
export function primaryCareLists(
  { members, subscriberHasHistory }: PcpMembers,
  eligibility: PcpEligibility,
): PrimaryCare {
  const all = members.map(member => toPrimaryCareMember(member, eligibility))
  return {
    withProvider: all.filter(({ providerName }) => providerName !== null),
    withoutProvider: all.filter(({ providerName, eligible }) => providerName === null && eligible),
    eligible: eligibility.eligible,
    subscriberHasHistory,
  }
}

/** A member in the schema's names. */
export function toPrimaryCareMember(
  { memberKey, suffix, firstName, lastName, eligibleDates, selection, history }: MemberPcp,
  eligibility: PcpEligibility,
): PrimaryCareMember {
  return {
    memberKey,
    memberSuffix: suffix,
    firstName,
    lastName,
    eligible: eligibility.members.some(member => member.memberKey === memberKey),
    eligibleDates: eligibleDates.toSorted(),
    providerName: selection?.providerName ?? null,
    // Looked up by a resolver of its own, when it is asked for.
    provider: null,
    // Newest first, whatever the gateway's order (PCP-08).
    history: history.map(toHistory).sort((one, other) => other.beginDate.localeCompare(one.beginDate)),
  }
}

function toHistory({ pcpSelected, pcpTerminationReason, ...entry }: PcpHistory): PrimaryCareHistory {
  return { ...entry, selected: pcpSelected, terminationReason: pcpTerminationReason }
}

/** Whether the subscriber or the member has a primary care history (PERM-15, PCP-01, PCP-02). */
export function hasPrimaryCareHistory(data: PcpMembers, memberKey: string | undefined): boolean {
  if (data.subscriberHasHistory) return true
  return data.members.some(member => member.memberKey === memberKey && member.history.length > 0)
}

import type { MemberPcp, PcpEligibility, PcpHistory } from '../../schema/generated/gateway-types.ts'
import type { PrimaryCareHistory, PrimaryCareMember } from '../generated/resolver-types.ts'

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

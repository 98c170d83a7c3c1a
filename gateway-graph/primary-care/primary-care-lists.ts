import type { MemberPcp, PcpEligibility, PcpMembers } from '../../schema/generated/gateway-types.ts'
import type { PrimaryCare, PrimaryCareMember } from '../generated/resolver-types.ts'

/** Members with a selected provider, and members who may select one and have not: nobody is in both (HOME-23, HOME-24, HOME-26). */
export function primaryCareLists({ members }: PcpMembers, eligibility: PcpEligibility): PrimaryCare {
  const eligible = new Set(eligibility.members.map(({ memberKey }) => memberKey))
  return {
    withProvider: members.filter(({ selection }) => selection !== null).map(toMember),
    withoutProvider: members
      .filter(({ selection, memberKey }) => selection === null && eligible.has(memberKey))
      .map(toMember),
  }
}

function toMember({ memberKey, suffix, firstName, lastName, selection }: MemberPcp): PrimaryCareMember {
  return { memberKey, memberSuffix: suffix, firstName, lastName, providerName: selection?.providerName ?? null }
}

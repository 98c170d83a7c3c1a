import type { PcpEligibility, PcpMembers } from '../../schema/generated/gateway-types.ts'
import type { PrimaryCare } from '../generated/resolver-types.ts'
import { toPrimaryCareMember } from './to-primary-care-member.ts'

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

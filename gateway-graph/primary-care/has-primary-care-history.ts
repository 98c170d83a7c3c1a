import type { PcpMembers } from '../../schema/generated/gateway-types.ts'

/** Whether the subscriber or the member has a primary care history (PERM-15, PCP-01, PCP-02). */
export function hasPrimaryCareHistory(data: PcpMembers, memberKey: string | undefined): boolean {
  if (data.subscriberHasHistory) return true
  return data.members.some(member => member.memberKey === memberKey && member.history.length > 0)
}

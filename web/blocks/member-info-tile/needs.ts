import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

export interface MemberInfoNeeds {
  name: string
  subscriberId: string
  /** Absent when the account names no group. */
  groupName: string | undefined
  /** The member is eligible for an ID card and not termed (HOME-46, HOME-47). */
  mayHaveIdCard: boolean
}

/** Name, subscriber ID and group; the ID card link only for a member who may have a card (HOME-46, HOME-47). */
export function memberInfoNeeds(
  _view: BlockView<'member-info-tile'>,
  { data }: HomeContext,
): MemberInfoNeeds | undefined {
  const { account, facts, idCardEligible, member } = data
  if (!account || !member) return undefined
  return {
    name: `${member.firstName} ${member.lastName}`,
    subscriberId: account.subscriberId,
    groupName: account.groupName ?? undefined,
    mayHaveIdCard: idCardEligible === true && facts?.memberStatus !== 'termed',
  }
}

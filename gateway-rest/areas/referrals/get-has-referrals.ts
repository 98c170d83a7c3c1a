import type { Handler } from '../../http/call.ts'
import { visibleMembers } from '../../store/members.ts'

/** `GET referrals/hasReferrals` (CALL-47): whether anyone whom the token may see has a referral. */
export const getHasReferrals: Handler<'getHasReferrals'> = ({ viewer, database }) => ({
  hasReferrals: visibleMembers(database, viewer).some(
    member => database.get('select 1 from referral where memberKey = ? limit 1', member.memberKey) !== undefined,
  ),
})

import type { Provider, ReferralMember, ReferralStatusCode } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { membersAsked } from '../../security/family-access.ts'
import { referralStatus } from './referral-status.ts'

const OF_MEMBERS = 'memberKey in (select value from json_each(?))'

/** `GET referrals/metadata` (CALL-46): members, states and providers by which referrals can be narrowed down. */
export const getReferralMetadata: Handler<'getReferralMetadata'> = ({ params, viewer, database }) => {
  const keysOf = (memberKey?: string) =>
    JSON.stringify(membersAsked(database, viewer, memberKey).map(member => member.memberKey))
  const asked = keysOf(params.memberKey)
  const statuses = database.all<{ statusCode: ReferralStatusCode }>(
    `select distinct statusCode from referral where ${OF_MEMBERS} order by statusCode`,
    asked,
  )
  return {
    members: database.all<ReferralMember>(
      `select memberKey, suffix, firstName || ' ' || lastName as memberName from member
       where ${OF_MEMBERS} and exists (select 1 from referral where referral.memberKey = member.memberKey) order by suffix`,
      keysOf(),
    ),
    statuses: statuses.map(({ statusCode }) => ({ statusCode, statusDescription: referralStatus[statusCode] })),
    providers: database.all<Provider>(
      `select providerId, providerName from provider where providerId in (
         select referringProviderId from referral where ${OF_MEMBERS}
         union select referredToProviderId from referral where ${OF_MEMBERS}
       ) order by providerName, providerId`,
      asked,
      asked,
    ),
  }
}

import type { EobMember, Provider } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { checkDateRange } from '../../http/check-request.ts'
import { memberWithKey, requireSubscriber } from '../../security/family-access.ts'

const ON_EOBS = `from eob join claim on claim.eobDocumentId = eob.documentId
  where subscriberKey = ? and eob.claimType = ? and date between ? and ?`

/**
 * `GET eobs/metadata` (CALL-42), for the subscriber only: the members and providers on the EOBs of a claim type. A chosen
 * member narrows down the providers but not the members, so that another member can be chosen.
 */
export const getEobsMetadata: Handler<'getEobsMetadata'> = ({ params, viewer, database }) => {
  requireSubscriber(viewer)
  checkDateRange(params)
  const asked = [viewer.subscriberKey, params.claimType, params.startDate, params.endDate]
  const chosen = params.memberKey && memberWithKey(database, viewer, params.memberKey).memberKey
  const members = database.all<EobMember>(
    `select memberKey, firstName, middleInitial, lastName from member
     where memberKey in (select claim.memberKey ${ON_EOBS}) order by suffix`,
    ...asked,
  )
  const providers = database.all<Provider>(
    `select providerId, providerName from provider
     where providerId in (select providerId ${ON_EOBS} ${chosen === undefined ? '' : 'and claim.memberKey = ?'})
     order by providerName, providerId`,
    ...asked,
    ...(chosen === undefined ? [] : [chosen]),
  )
  return { members: members.map(member => ({ ...member })), providers: providers.map(provider => ({ ...provider })) }
}

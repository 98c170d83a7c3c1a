import type { Provider } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { checkDateRange } from '../../http/check-request.ts'
import { memberWithSuffix } from '../../security/family-access.ts'
import { claimStatus } from './claim.ts'

const OF_MEMBER = 'memberKey = ? and claimType = ? and serviceDateFrom between ? and ?'

/** `GET claims/metadata` (CALL-39): the providers and statuses of a member's claims, for the filters of the list. */
export const getClaimsMetadata: Handler<'getClaimsMetadata'> = ({ params, viewer, database }) => {
  checkDateRange(params)
  const { memberKey } = memberWithSuffix(database, viewer, params.suffix)
  const asked = [memberKey, params.claimType, params.startDate, params.endDate]
  const providers = database.all<Provider>(
    `select providerId, providerName from provider
     where providerId in (select providerId from claim where ${OF_MEMBER}) order by providerName, providerId`,
    ...asked,
  )
  const states = database.all<{ claimStatusCode: string }>(
    `select distinct claimStatusCode from claim where ${OF_MEMBER} order by claimStatusCode`,
    ...asked,
  )
  return {
    providers: providers.map(({ providerId, providerName }) => ({ providerId, providerName })),
    statuses: states.map(({ claimStatusCode }) => ({
      claimStatusCode,
      claimStatusDescription: claimStatus(claimStatusCode),
    })),
  }
}

import type { RegistrationDetails } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'

/** `GET account/registration/details` (CALL-27): what is known about the person whose token it is. */
export const getRegistrationDetails: Handler<'getRegistrationDetails'> = ({ viewer, database }) => {
  const details = database.get<RegistrationDetails>(
    `select subscriberId, firstName, lastName, dateOfBirth, emailAddress
     from member join family using (subscriberKey) left join preference using (memberKey) where memberKey = ?`,
    viewer.memberKey,
  )
  if (details === undefined) throw new GatewayError('NOT_FOUND', 'There is no such member.')
  return { ...details }
}

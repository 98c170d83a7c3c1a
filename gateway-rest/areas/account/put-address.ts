import type { Address } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import { checkAddress } from './check-address.ts'

/** `PUT account/address` (CALL-25): the address of the family, which is the subscriber's to change (ACCOUNT-03). */
export const putAddress: Handler<'putAddress'> = ({ body, viewer, database }) => {
  requireSubscriber(viewer)
  checkAddress(body)
  const stored = database.get<Address>(
    `update family set addressLine1 = ?, addressLine2 = ?, city = ?, state = ?, zipCode = ?, country = ?, phoneNumber = ?
     where subscriberKey = ?
     returning addressLine1, addressLine2, city, state, zipCode, country, phoneNumber`,
    body.addressLine1.trim(),
    body.addressLine2?.trim() || null,
    body.city.trim(),
    body.state,
    body.zipCode,
    body.country,
    body.phoneNumber,
    viewer.subscriberKey,
  )
  if (stored === undefined) throw new GatewayError('NOT_FOUND', 'There is no such family.')
  return { ...stored }
}

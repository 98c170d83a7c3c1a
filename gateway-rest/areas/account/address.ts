import type { Address, AddressUpdate, Code } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { requireSubscriber } from '../../security/family-access.ts'
import type { Say } from '../../words/say.ts'
import { countries } from './countries.ts'

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

const listed = (say: Say) =>
  countries.map(
    ({ code, name }, index): Code => ({
      ...{ codeKey: code, codeType: 'COUNTRY' },
      ...{ description: say(name), sortOrder: index + 1 },
    }),
  )
const states = countries
  .flatMap(country => country.states)
  .map(([codeKey, description], index): Code => ({ codeKey, codeType: 'STATE', description, sortOrder: index + 1 }))

/** `GET account/address/codes` (ENT-13, ACCOUNT-04): countries and states, each type in its sortOrder. */
export const listAddressCodes: Handler<'listAddressCodes'> = ({ say }) => [...listed(say), ...states]

/**
 * Checks that the country is known, the state is one of that country's, and the ZIP code has that country's form (ENT-13).
 * @throws GatewayError 400 naming the first field that is wrong.
 */
function checkAddress({ country, state, zipCode }: AddressUpdate): void {
  const known = countries.find(({ code }) => code === country)
  if (known === undefined) throw wrong('country')
  if (!known.states.some(([code]) => code === state)) throw wrong('state')
  if (!known.zipCode.test(zipCode)) throw wrong('zipCode')
}

function wrong(field: keyof AddressUpdate): GatewayError {
  return new GatewayError('BAD_REQUEST', `${field} is not one that the rest of the address allows.`, { field })
}

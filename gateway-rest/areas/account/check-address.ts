import type { AddressUpdate } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import { countries } from './countries.ts'

/**
 * Refuses an address that no post office knows: country, state within it, ZIP code as the country writes it (ENT-13).
 * @throws GatewayError 400 naming the first field that is wrong.
 */
export function checkAddress({ country, state, zipCode }: AddressUpdate): void {
  const known = countries.find(({ code }) => code === country)
  if (known === undefined) throw wrong('country')
  if (!known.states.some(([code]) => code === state)) throw wrong('state')
  if (!known.zipCode.test(zipCode)) throw wrong('zipCode')
}

function wrong(field: keyof AddressUpdate): GatewayError {
  return new GatewayError('BAD_REQUEST', `${field} is not one that the rest of the address allows.`, { field })
}

import type { Account } from '../../schema/generated/gateway-types.ts'
import { validateAccount } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** `GET account` (CALL-14): the family, which several areas and facts read. */
export function readAccount(rest: RestClient): Promise<Account> {
  return rest.get('account', {}, validateAccount)
}

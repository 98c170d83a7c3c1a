import type { Code } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'
import { countries } from './countries.ts'

const listed = countries.map(
  ({ code, name }, index): Code => ({ codeKey: code, codeType: 'COUNTRY', description: name, sortOrder: index + 1 }),
)
const states = countries
  .flatMap(country => country.states)
  .map(([codeKey, description], index): Code => ({ codeKey, codeType: 'STATE', description, sortOrder: index + 1 }))

/** `GET account/address/codes` (ENT-13, ACCOUNT-04): countries and states, each type in its sortOrder. */
export const listAddressCodes: Handler<'listAddressCodes'> = () => [...listed, ...states]

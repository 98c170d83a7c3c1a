import type * as rest from '../../schema/generated/gateway-types.ts'
import type { Provider } from '../generated/resolver-types.ts'

/** Who gives a service, in the schema's names. */
export const toProvider = ({ providerId, providerName }: rest.Provider): Provider => ({
  ...{ number: providerId, name: providerName },
})

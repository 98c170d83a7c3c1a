import type { PcpProvider } from '../../schema/generated/gateway-types.ts'
import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { ResolversParentTypes } from '../generated/resolver-types.ts'
import { readPcpProvider } from './rest.ts'

/** A provider as the primary care area gives it, with the distance that a search found; its id has a resolver. */
export type FoundProvider = ResolversParentTypes['PrimaryCareProvider']

/** The provider with a number; null for one whom the gateway does not know (PCP-10). Any other failure is thrown, for the screen to handle (ERR-18). */
export async function findProvider(rest: RestClient, number: string): Promise<FoundProvider | null> {
  try {
    return toPrimaryCareProvider(await readPcpProvider(rest, number))
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 404) return null
    throw error
  }
}

/** A provider in the schema's names. */
export function toPrimaryCareProvider({
  providerId,
  providerName,
  providerGroupName,
  ...provider
}: PcpProvider): FoundProvider {
  return { ...provider, number: providerId, name: providerName, groupName: providerGroupName }
}

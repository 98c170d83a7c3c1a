import type { RestClient } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { PrimaryCareProvider } from '../generated/resolver-types.ts'
import { readPcpProvider } from './rest.ts'

/**
 * The provider of an id. Without an id, or when the gateway does not know it, only the name is given (PCP-10). Any other
 * failure is thrown, for the screen to handle (ERR-18).
 */
export async function findProvider(
  rest: RestClient,
  providerId: string | undefined,
  providerName: string | null | undefined,
): Promise<PrimaryCareProvider | null> {
  if (providerId === undefined) return nameOnlyProvider(providerName)
  try {
    return await readPcpProvider(rest, providerId)
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 404) return nameOnlyProvider(providerName)
    throw error
  }
}

/** A provider with nothing but a name; null without a name (PCP-10). */
function nameOnlyProvider(providerName: string | null | undefined): PrimaryCareProvider | null {
  if (!providerName) return null
  return {
    ...{ providerId: null, providerName, providerGroupName: null, title: null, acceptingNewPatients: null },
    ...{ distance: null, specialty: null, languages: [], locations: [] },
  }
}

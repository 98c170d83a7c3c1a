import type { SelectPrimaryCareProviderInput, SelectPrimaryCareProviderPayload } from '../generated/resolver-types.ts'
import type { RestClient } from '../upstream/rest-client.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { readPcpMembers, readPcpProvider, selectPcpProvider } from './rest.ts'
import { selectionError } from './selection-error.ts'
import { toSelection } from './to-selection.ts'

/** Makes a choice, or says what stands in its way; the gateway has the last word (PCP-16 to 19). */
export async function selectProvider(
  rest: RestClient,
  input: SelectPrimaryCareProviderInput,
): Promise<SelectPrimaryCareProviderPayload> {
  const [{ members }, provider] = await Promise.all([readPcpMembers(rest), knownProvider(rest, input.providerId)])
  const { request, errors } = toSelection(input, members, provider)
  if (errors.length > 0) return { message: null, errors: [...errors] }
  try {
    return { message: await selectPcpProvider(rest, request), errors: [] }
  } catch (error) {
    const mendable = error instanceof UpstreamError ? selectionError(error) : undefined
    if (!mendable) throw error
    return { message: null, errors: [mendable] }
  }
}

async function knownProvider(rest: RestClient, providerId: string) {
  try {
    return await readPcpProvider(rest, providerId)
  } catch (error) {
    if (error instanceof UpstreamError && error.failure.status === 404) return null
    throw error
  }
}

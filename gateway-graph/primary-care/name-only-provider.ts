import type { PrimaryCareProvider } from '../generated/resolver-types.ts'

/** A provider of whom only the name is known; null without a name (PCP-10). */
export function nameOnlyProvider(providerName: string | null | undefined): PrimaryCareProvider | null {
  if (!providerName) return null
  return {
    ...{ providerId: null, providerName, providerGroupName: null, title: null, acceptingNewPatients: null },
    ...{ distance: null, specialty: null, languages: [], locations: [] },
  }
}

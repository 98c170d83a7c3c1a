import type * as rest from '../../schema/generated/gateway-types.ts'
import type { ClaimType } from '../generated/resolver-types.ts'

/** What a claim type letter means (CONST-02), and how members read it. */
export const claimTypeNames: { readonly [Letter in rest.ClaimType]: { type: ClaimType; description: string } } = {
  M: { type: 'MEDICAL', description: 'Medical' },
  D: { type: 'DENTAL', description: 'Dental' },
  V: { type: 'VISION', description: 'Vision' },
  U: { type: 'UNKNOWN', description: 'Unknown' },
}

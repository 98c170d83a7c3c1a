import type { ClaimType } from '../../../schema/generated/gateway-types.ts'

const WORDS: Readonly<Record<ClaimType, string>> = { M: 'Medical', D: 'Dental', V: 'Vision', U: 'Unknown' }

/** A type of claims in words. */
export function typeOfClaims(claimType: ClaimType): string {
  return WORDS[claimType]
}

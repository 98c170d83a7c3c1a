import type { Claim } from '../../schema/generated/gateway-types.ts'

/** Only the principal member's claims with status code 02 have an EOB button (HOME-36, CLAIM-23, CONST-33). */
export function hasEobButton(claim: Pick<Claim, 'memberSuffix' | 'claimStatusCode'>): boolean {
  return claim.memberSuffix === 0 && claim.claimStatusCode === '02'
}

import type { ClaimCategory, ClaimPage } from '../../schema/generated/gateway-types.ts'
import { lookbackStart } from '../shared/lookback.ts'
import { type FoundClaim, toClaim } from './claim.ts'
import type { ClaimsAsked } from './rest.ts'

/** How many claims show and are asked for (CONST-05). */
const maxRecentClaims = 3

/**
 * The recent claims of a member: the last two years, medical as answered, then dental, which is asked only when fewer
 * than three came (HOME-43 to 45, OPEN-27). `read` asks the gateway for one list; `viewerSuffix` is who asks.
 */
export async function recentClaims(
  read: (list: ClaimCategory, asked: ClaimsAsked) => Promise<ClaimPage>,
  { suffix, viewerSuffix, today }: { suffix: number; viewerSuffix: number; today: string },
): Promise<FoundClaim[]> {
  const asked = { startDate: lookbackStart(today), endDate: today, suffix, page: 0, size: maxRecentClaims }
  const claims: FoundClaim[] = []
  for (const list of ['medical', 'dental'] as const) {
    if (claims.length >= maxRecentClaims) break
    const { content } = await read(list, asked)
    claims.push(...content.map(claim => toClaim(claim, list, viewerSuffix)))
  }
  return claims.slice(0, maxRecentClaims)
}

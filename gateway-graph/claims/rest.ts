import type { ClaimCategory, ClaimPage } from '../../schema/generated/gateway-types.ts'
import { validateClaimPage } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../upstream/rest-client.ts'

/** What a list of claims is asked for; dates are yyyy-mm-dd, pages count from 0. */
export type ClaimsAsked = { startDate: string; endDate: string; suffix: number; page: number; size: number }

/** `GET claims/{medical|dental|vision}` (CALL-37). */
export function readClaims(rest: RestClient, category: ClaimCategory, asked: ClaimsAsked): Promise<ClaimPage> {
  return rest.get(`claims/${category}`, asked, validateClaimPage)
}

import type {
  Claim,
  ClaimCategory,
  ClaimPage,
  ClaimsMetadata,
  ClaimType,
} from '../../schema/generated/gateway-types.ts'
import { validateClaim, validateClaimPage, validateClaimsMetadata } from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** What a list of claims is asked for; dates are yyyy-mm-dd, pages count from 0, providers are a comma list. */
export type ClaimsAsked = {
  startDate: string
  endDate: string
  suffix: number
  page: number
  size: number
  providerIds?: string | undefined
  claimStatus?: string | undefined
}

/** What the metadata of claims is asked for. */
export type ClaimsMetadataAsked = Pick<ClaimsAsked, 'startDate' | 'endDate' | 'suffix'> & { claimType: ClaimType }

/** `GET claims/{medical|dental|vision}` (CALL-37). */
export function readClaims(rest: RestClient, list: ClaimCategory, asked: ClaimsAsked): Promise<ClaimPage> {
  return rest.get(`claims/${list}`, asked, validateClaimPage)
}

/** `GET claims/{type}/{id}` (CALL-38). */
export function readClaim(rest: RestClient, list: ClaimCategory, id: string, suffix: number): Promise<Claim> {
  return rest.get(`claims/${list}/${encodeURIComponent(id.toWellFormed())}`, { suffix }, validateClaim)
}

/** `GET claims/metadata` (CALL-39). */
export function readClaimsMetadata(rest: RestClient, asked: ClaimsMetadataAsked): Promise<ClaimsMetadata> {
  return rest.get('claims/metadata', asked, validateClaimsMetadata)
}

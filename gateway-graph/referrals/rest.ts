import type {
  HasReferrals,
  ReferralMetadata,
  ReferralPage,
  ReferralStatusCode,
} from '../../schema/generated/gateway-types.ts'
import {
  validateHasReferrals,
  validateReferralMetadata,
  validateReferralPage,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** What a list of referrals is asked for; pages count from 0. */
export type ReferralsAsked = {
  page: number
  size: number
  memberKey: string | undefined
  statusCode: ReferralStatusCode | undefined
  providerId: string | undefined
  excludeExpired: 'true' | undefined
}

/** `GET referrals/hasReferrals` (CALL-47). */
export function readHasReferrals(rest: RestClient): Promise<HasReferrals> {
  return rest.get('referrals/hasReferrals', {}, validateHasReferrals)
}

/** `GET referrals` (CALL-45). */
export function readReferrals(rest: RestClient, asked: ReferralsAsked): Promise<ReferralPage> {
  return rest.get('referrals', asked, validateReferralPage)
}

/** `GET referrals/metadata` (CALL-46). */
export function readReferralMetadata(rest: RestClient, memberKey: string | undefined): Promise<ReferralMetadata> {
  return rest.get('referrals/metadata', { memberKey }, validateReferralMetadata)
}

import type { ClaimType, Eob, EobPage, EobReference, EobsMetadata } from '../../schema/generated/gateway-types.ts'
import {
  validateEob,
  validateEobPage,
  validateEobReference,
  validateEobsMetadata,
} from '../../schema/generated/gateway-validators.js'
import type { RestClient } from '../context/rest-client.ts'

/** What a list of EOBs is asked for; dates are yyyy-mm-dd, pages count from 0, providers are a comma list. */
export type EobsAsked = {
  startDate: string
  endDate: string
  claimType: ClaimType
  page: number
  size: number
  memberKey?: string | undefined
  providerIds?: string | undefined
}

/** What the metadata of EOBs is asked for. */
export type EobsMetadataAsked = Pick<EobsAsked, 'startDate' | 'endDate' | 'claimType' | 'memberKey'>

/** `GET v2/eobs` by dates and type (CALL-40). */
export function readEobs(rest: RestClient, asked: EobsAsked): Promise<EobPage> {
  return rest.get('v2/eobs', asked, validateEobPage)
}

/** `GET v2/eobs` with the claim id alone (CALL-41, OPEN-46). */
export function findEobByClaim(rest: RestClient, claimId: string): Promise<EobReference> {
  return rest.get('v2/eobs', { claimId }, validateEobReference)
}

/** `GET eobs/metadata` (CALL-42). */
export function readEobsMetadata(rest: RestClient, asked: EobsMetadataAsked): Promise<EobsMetadata> {
  return rest.get('eobs/metadata', asked, validateEobsMetadata)
}

/** `GET eobs/eob-detail` (CALL-43). */
export function readEob(rest: RestClient, documentId: string): Promise<Eob> {
  return rest.get('eobs/eob-detail', { documentId }, validateEob)
}

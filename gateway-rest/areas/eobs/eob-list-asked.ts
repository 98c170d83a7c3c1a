import type { ListEobsParams } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import { checkDateRange } from '../../http/check-date-range.ts'

const NEEDED = ['startDate', 'endDate', 'claimType', 'page', 'size'] as const

/** What a page of EOBs is asked for. */
export type EobListAsked = Required<Pick<ListEobsParams, (typeof NEEDED)[number]>> &
  Pick<ListEobsParams, 'memberKey' | 'providerIds'>

/**
 * The parameters of a list: the contract has to leave open those that the other way to ask does without.
 * @throws GatewayError 400 that names the first one missing.
 */
export function listAskedOf(params: ListEobsParams): EobListAsked {
  if (!isWhole(params)) {
    const field = NEEDED.find(name => params[name] === undefined) ?? ''
    throw new GatewayError('BAD_REQUEST', `${field} is missing or not valid.`, { field })
  }
  checkDateRange(params)
  return params
}

function isWhole(params: ListEobsParams): params is EobListAsked {
  return NEEDED.every(name => params[name] !== undefined)
}

import type { EobPage, EobReference, ListEobsParams } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Call, Handler } from '../../http/call.ts'
import { checkDateRange } from '../../http/check-request.ts'
import { pageOf } from '../../http/page-of.ts'
import { memberWithKey, requireSubscriber } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { Database, SqlValue } from '../../store/database.ts'
import { type EobRow, eobOf } from './eob.ts'

/** `GET v2/eobs`, for the subscriber only: a page of EOBs (CALL-40), or for a claim id the document of its EOB (CALL-41, OPEN-46). */
export const listEobs: Handler<'listEobs'> = call => {
  const { params, viewer, database } = call
  requireSubscriber(viewer)
  return params.claimId === undefined
    ? pageOfEobs(call, listAskedOf(params))
    : eobOfClaim(database, viewer, params.claimId)
}

function eobOfClaim(database: Database, viewer: Viewer, claimId: string): EobReference {
  const claim = database.get<{ eobDocumentId: string | null }>(
    'select eobDocumentId from claim join member using (memberKey) where id = ? and subscriberKey = ?',
    claimId,
    viewer.subscriberKey,
  )
  if (claim === undefined)
    throw new GatewayError('NOT_FOUND', 'There is no such claim in this family.', { field: 'claimId' })
  return { documentId: claim.eobDocumentId }
}

/** A page of the family's EOBs, latest first, optionally only those with claims of a member or of providers (CALL-40, ENT-34). */
function pageOfEobs({ database, viewer, say }: Call<'listEobs'>, asked: EobListAsked): EobPage {
  const conditions = ['subscriberKey = ?', 'claimType = ?', 'date between ? and ?']
  const values: SqlValue[] = [viewer.subscriberKey, asked.claimType, asked.startDate, asked.endDate]
  const names: string[] = []
  if (asked.memberKey !== undefined) {
    names.push('claim.memberKey = ?')
    values.push(memberWithKey(database, viewer, asked.memberKey).memberKey)
  }
  if (asked.providerIds !== undefined) {
    names.push('claim.providerId in (select value from json_each(?))')
    values.push(JSON.stringify(asked.providerIds.split(',')))
  }
  // One and the same claim has to match both the member and a provider.
  if (names.length > 0) {
    const claim = ['claim.eobDocumentId = eob.documentId', ...names].join(' and ')
    conditions.push(`exists (select 1 from claim where ${claim})`)
  }
  const where = conditions.join(' and ')
  const total =
    database.get<{ count: number }>(`select count(*) as count from eob where ${where}`, ...values)?.count ?? 0
  const rows = database.all<EobRow>(
    `select * from eob where ${where} order by date desc, documentId desc limit ? offset ?`,
    ...values,
    asked.size,
    asked.page * asked.size,
  )
  return pageOf(
    rows.map(row => eobOf({ database, say }, row)),
    { number: asked.page, size: asked.size, totalElements: total },
  )
}

const NEEDED = ['startDate', 'endDate', 'claimType', 'page', 'size'] as const

/** The parameters of a page of EOBs. */
type EobListAsked = Required<Pick<ListEobsParams, (typeof NEEDED)[number]>> &
  Pick<ListEobsParams, 'memberKey' | 'providerIds'>

/**
 * Checks the parameters of a list. The contract cannot require them, because a request by claim id has none of them.
 * @throws GatewayError 400 that names the first one missing.
 */
function listAskedOf(params: ListEobsParams): EobListAsked {
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

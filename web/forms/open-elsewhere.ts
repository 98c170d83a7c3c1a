import { routeError } from '../errors/failure.ts'
import { EobOfClaimDocument } from '../generated/eob-of-claim.ts'
import { OpenEbillDocument } from '../generated/open-ebill.ts'
import type { Sent } from '../screen/action.ts'
import { redirectTo } from '../screen/redirect.ts'

/**
 * Leads to the eBill address in the same window (TILE-08, TILE-10, TILE-11). Any failure shows the error page with its
 * status and opens nothing: calls for tokens are exempt from the global rules, so this is said here (TILE-09).
 */
export async function openEbill({ query }: Pick<Sent, 'query'>): Promise<never> {
  const { data, errors } = await query(OpenEbillDocument, {})
  const url = data?.openEbill.url
  if (errors[0] || !url) throw routeError({ status: errors[0]?.status ?? 500 })
  throw redirectTo(url)
}

/**
 * Leads to the explanation of benefits of a claim (HOME-37), or to the error page when it has none (HOME-38). A lapsed
 * session goes to the log-in page although EOB calls are exempt from the global rules (OPEN-58).
 */
export async function openEob({ form, query, follow }: Pick<Sent, 'form' | 'query' | 'follow'>): Promise<never> {
  const { data, errors } = await query(EobOfClaimDocument, { claimId: String(form.get('claimId') ?? '') })
  await follow(errors.map(({ call: _exemption, ...error }) => error))
  const documentId = data?.eobDocumentId
  if (!documentId) throw routeError({ status: 404 })
  throw redirectTo(`/eobs/${encodeURIComponent(documentId)}`)
}

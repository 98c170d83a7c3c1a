import { routeError } from '../errors/failure.ts'
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

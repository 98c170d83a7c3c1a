import { routeError } from '../errors/failure.ts'
import { EobOfClaimDocument } from '../generated/eob-of-claim.ts'
import { OpenEbillDocument } from '../generated/open-ebill.ts'
import type { Sent } from '../screen/action.ts'

/**
 * Leads to the eBill address in the same window (TILE-08, TILE-10, TILE-11). Any failure, a 401 too, shows the error page
 * with its status and opens nothing (TILE-09, ERR-10).
 */
export async function openEbill({ run, redirectTo }: Pick<Sent, 'run' | 'redirectTo'>): Promise<never> {
  const { url } = (await run(OpenEbillDocument, {}, { handles: ['openEbill'] })).openEbill
  if (!url) throw routeError({ status: 500 })
  throw redirectTo(url)
}

/** Leads to the explanation of benefits of a claim (HOME-37), or to the error page when it has none (HOME-38, OPEN-58). */
export async function openEob({
  form,
  run,
  redirectTo,
  pathOf,
}: Pick<Sent, 'form' | 'run' | 'redirectTo' | 'pathOf'>): Promise<never> {
  const { viewer } = await run(EobOfClaimDocument, { claim: String(form.get('claimId') ?? '') })
  if (!viewer) throw redirectTo(pathOf('login'))
  const { number } = viewer.family?.explanationOfClaim ?? {}
  if (!number) throw routeError({ status: 404 })
  throw redirectTo(pathOf('eob', { documentId: number }))
}

import { top } from '../../../../server/build/build-paths.ts'
import { cookieNames } from '../../../../server/session/cookie-names.ts'
import { readTokenClaims } from '../../../../server/session/token-claims.ts'
import type { TestBrand } from '../../../browser/support/brands.ts'
import type { GrowthResult } from '../report/result.ts'
import { cookieHeader, password } from '../rig/bench-member.ts'
import { largerManifests } from '../rig/larger-manifests.ts'
import type { Rig } from '../rig/open-rig.ts'
import { setClaims } from '../rig/set-claims.ts'
import { signIn } from '../rig/sign-in.ts'
import { startPortalProcess } from '../rig/start-portal-process.ts'
import { warmUp } from './answer-cost.ts'
import { growth } from './growth.ts'

/** Claims of the member whose list is opened. */
const claims = [10, 100, 500, 2000]
/** How many times as many items the larger manifests have. */
const times = 10

/** How the list of claims does with more claims, and Home with ten times the manifest, on one brand. */
export async function grow(rig: Rig, brand: TestBrand, rounds: number): Promise<GrowthResult[]> {
  const { browser, portal, gateway, dataFile, ports } = rig
  const at = (port: number) => `http://${brand.host}:${port}`
  const cookies = await signIn(browser, at(portal.port), `manyclaims${brand.domainId}`, password)
  const token = cookies.find(({ name }) => name === cookieNames.token)?.value ?? ''
  const member = readTokenClaims(token)?.memberKey ?? ''
  const longer = claims.map(count => ({
    what: `List of ${count} claims`,
    url: `${at(portal.port)}/claims`,
    cookies,
    prepare: () => setClaims(dataFile, member, count),
  }))
  const found = await growth(browser, longer, rounds)
  const manifests = largerManifests(times)
  const large = await startPortalProcess({ checkout: top, port: ports.spare, gateway, manifests })
  try {
    const home = rig.cookies.get(brand) ?? []
    // As warm as the portal that it is compared with.
    await warmUp(large, brand.host, cookieHeader(home))
    const larger = [
      { what: 'Home', url: `${at(portal.port)}/home`, cookies: home },
      { what: `Home, manifests ${times} times as large`, url: `${at(ports.spare)}/home`, cookies: home },
    ]
    return [...found, ...(await growth(browser, larger, rounds))]
  } finally {
    await large.stop()
  }
}

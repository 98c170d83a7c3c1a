import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Cookie } from 'playwright'
import type { TestBrand } from '../../../browser/support/brands.ts'
import { cookieHeader, password, userOf } from './bench-member.ts'
import { expectSameMember } from './expect-same-member.ts'
import { webFolder } from './folders.ts'
import { readPage, type SentHome } from './read-home.ts'
import { type PortalProcess, startPortalProcess } from './start-portal-process.ts'

/** The portal of another checkout over the reference gateway of that checkout, with members signed in. */
export interface OtherPortal {
  portal: PortalProcess
  cookies: ReadonlyMap<TestBrand, Cookie[]>
  /** Processor time of rendering a brand's Home as that checkout's bench takes it, milliseconds. */
  renderCost(brand: TestBrand): Promise<number>
}

interface Open {
  checkout: string
  port: number
  browser: Browser
  /** Each brand's Home as the portal sends it. */
  homes: ReadonlyMap<TestBrand, SentHome>
  /** Hears how to stop what was started. */
  started: (stop: () => Promise<void>) => void
}

/**
 * Starts both and signs the members in. The contract, the log-in form, the data in a page and the renderer may have been others: what
 * speaks with them is the checkout's own.
 */
export async function openOther({ checkout, port, browser, homes, started }: Open): Promise<OtherPortal> {
  const own = (path: string) => import(pathToFileURL(resolve(checkout, path)).href)
  const { startGatewayProcess }: typeof import('../../../../server/start/gateway-process.ts') = await own(
    'server/start/gateway-process.ts',
  )
  const domainIds = [...homes.keys()].map(({ domainId }) => domainId)
  const data = resolve(webFolder, 'gateway-before.sqlite')
  const gateway = await startGatewayProcess({ data, fresh: true, domainIds, portals: '' }, ({ stop }) => started(stop))
  const portal = await startPortalProcess({ checkout, port, gateway: gateway.url })
  started(portal.stop)
  const { signIn }: typeof import('./sign-in.ts') = await own('tests/bench/web/rig/sign-in.ts')
  const cookies = new Map<TestBrand, Cookie[]>()
  for (const [brand, { html, data: known }] of homes) {
    const ofMember = await signIn(browser, `http://${brand.host}:${port}`, userOf(brand), password)
    cookies.set(brand, ofMember)
    const sent = await readPage(port, brand.host, '/home', cookieHeader(ofMember))
    expectSameMember(`${brand.folder} of ${checkout}`, html, sent, known)
  }
  return {
    portal,
    cookies,
    async renderCost(brand) {
      const { readHome }: typeof import('./read-home.ts') = await own('tests/bench/web/rig/read-home.ts')
      const { renderCost }: typeof import('../measure/render-cost.ts') = await own(
        'tests/bench/web/measure/render-cost.ts',
      )
      return renderCost(await readHome(port, brand.host, cookieHeader(cookies.get(brand))), brand.host)
    },
  }
}

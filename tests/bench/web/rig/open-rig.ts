import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, type Cookie, chromium } from 'playwright'
import { top } from '../../../../server/build/build-paths.ts'
import { startGatewayProcess } from '../../../../server/start/gateway-process.ts'
import { findChromium } from '../../../browser/find-chromium.ts'
import type { TestBrand } from '../../../browser/support/brands.ts'
import type { BenchOptions } from '../bench-options.ts'
import type { PageName } from '../pages/page-names.ts'
import { cookieHeader, password, userOf } from './bench-member.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { webFolder } from './folders.ts'
import { type OtherPortal, openOther } from './open-other.ts'
import { beside, openPages } from './open-pages.ts'
import { readHome, type SentHome } from './read-home.ts'
import { signIn } from './sign-in.ts'
import { type PortalProcess, startPortalProcess } from './start-portal-process.ts'

/** Everything that the bench needs, running. */
export interface Rig {
  browser: Browser
  portal: PortalProcess
  /** The portal of another checkout, when one is compared. */
  other: OtherPortal | undefined
  gateway: string
  ports: Record<PageName | 'spare' | 'debugging', number>
  /** The gateway's data. */
  dataFile: string
  cookies: ReadonlyMap<TestBrand, Cookie[]>
  homes: ReadonlyMap<TestBrand, SentHome>
  stop(): Promise<void>
}

/** Starts gateway, browser, portals and the pages beside them; signs a member of each brand in. */
export async function openRig(brands: readonly TestBrand[], { port, pages, against }: BenchOptions): Promise<Rig> {
  mkdirSync(webFolder, { recursive: true })
  const dataFile = resolve(webFolder, 'gateway.sqlite')
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  const ports = {
    portal: port,
    static: port + 1,
    'hand-written': port + 2,
    'client-rendered': port + 3,
    spare: port + 4,
    debugging: port + 5,
    before: port + 6,
  }
  try {
    const gateway = await startGatewayProcess(
      {
        data: dataFile,
        fresh: true,
        domainIds: brands.map(({ domainId }) => domainId),
        portals: '',
      },
      child => stops.push(child.stop),
    )
    const portal = await startPortalProcess({ checkout: top, port, gateway: gateway.url })
    stops.push(portal.stop)
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
    stops.push(() => browser.close())

    const cookies = new Map<TestBrand, Cookie[]>()
    const homes = new Map<TestBrand, SentHome>()
    for (const brand of brands) {
      const own = await signIn(browser, `http://${brand.host}:${port}`, userOf(brand), password)
      cookies.set(brand, own)
      homes.set(brand, await readHome(port, brand.host, cookieHeader(own)))
    }
    const started = (end: () => Promise<void>) => void stops.push(end)
    const other =
      against !== undefined && pages.includes('before')
        ? await openOther({ checkout: against, port: ports.before, browser, homes, started })
        : undefined
    const wanted = beside.filter(name => pages.includes(name))
    if (wanted.length > 0) {
      const own = Object.fromEntries(wanted.map(name => [name, ports[name]]))
      const served = await openPages({ ports: own, portal: port, gateway: gateway.url, homes, cookies })
      stops.push(...served.map(one => one.stop))
    }
    return { browser, portal, other, gateway: gateway.url, dataFile, ports, cookies, homes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

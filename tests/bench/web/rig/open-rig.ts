import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, type Cookie, chromium } from 'playwright'
import { manifestsFolder } from '../../../../server/content/manifest-files.ts'
import { parseCookies } from '../../../../server/session/cookie-jar.ts'
import { cookieNames } from '../../../../server/session/cookie-names.ts'
import { readTokenClaims } from '../../../../server/session/token-claims.ts'
import { startGatewayProcess } from '../../../../server/start/gateway-process.ts'
import { findChromium } from '../../../browser/find-chromium.ts'
import type { TestBrand } from '../../../browser/support/brands.ts'
import { homeAnswer } from '../../graph/contenders/home-answer.ts'
import { ownOfBrand, restOfHome } from '../pages/rest-of-home.ts'
import { staticPage } from '../pages/static-page.ts'
import { buildPages } from './build-pages.ts'
import { chromiumArguments } from './chromium-arguments.ts'
import { expectSameWords } from './expect-same-words.ts'
import { webFolder } from './folders.ts'
import { readHome, type SentHome } from './read-home.ts'
import { servePage } from './serve-page.ts'
import { signIn } from './sign-in.ts'
import { type PortalProcess, startPortalProcess } from './start-portal-process.ts'

export const password = 'Portal2026!'
export const userOf = (brand: TestBrand) => `active${brand.domainId}`

/** Everything that the bench needs, running. */
export interface Rig {
  browser: Browser
  portal: PortalProcess
  gateway: string
  ports: { static: number; handWritten: number; clientRendered: number; spare: number; debugging: number }
  /** The gateway's data. */
  dataFile: string
  cookies: ReadonlyMap<TestBrand, Cookie[]>
  homes: ReadonlyMap<string, SentHome>
  stop(): Promise<void>
}

export const cookieHeader = (cookies: readonly Cookie[] = []) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

/** Starts gateway, portal, browser and the pages beside the portal; signs a member of each brand in. */
export async function openRig(brands: readonly TestBrand[], port: number): Promise<Rig> {
  mkdirSync(webFolder, { recursive: true })
  const dataFile = resolve(webFolder, 'gateway.sqlite')
  const stops: (() => unknown)[] = []
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
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
    const portal = await startPortalProcess({ port, gateway: gateway.url, manifests: manifestsFolder() })
    stops.push(portal.stop)
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
    stops.push(() => browser.close())

    const cookies = new Map<TestBrand, Cookie[]>()
    const homes = new Map<string, SentHome>()
    for (const brand of brands) {
      const own = await signIn(browser, `http://${brand.host}:${port}`, userOf(brand), password)
      cookies.set(brand, own)
      homes.set(brand.folder, await readHome(port, brand.host, cookieHeader(own)))
    }
    const built = await buildPages(new Map([...homes].map(([brand, { words }]) => [brand, words])))
    const homeOf = (host = '') => {
      const brand = brands.find(one => one.host === host.split(':')[0])
      const home = brand && homes.get(brand.folder)
      if (!brand || !home) throw new Error(`No brand has the host ${host}`)
      return { ...home, brand }
    }
    const sheetsOf = (html: string) =>
      [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const theme = (html: string) => sheetsOf(html)[0] ?? ''
    const htmlTag = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en">'
    const ask = homeAnswer(gateway.url)
    const askRest = restOfHome(gateway.url)
    const handWrittenHome = async (host?: string, cookie?: string) => {
      const { html, words, shown, brand } = homeOf(host)
      const token = parseCookies(cookie).get(cookieNames.token) ?? ''
      const claims = readTokenClaims(token)
      const assets = built.handWritten.get(brand.folder)
      if (!claims || !assets) throw new Error('The hand-written page has no session')
      const clock = { now: () => new Date(), timeZone: words.shell.shell.brand.timeZone }
      const [viewer, rest] = await Promise.all([ask(token, claims, clock), askRest(token, ownOfBrand(shown), clock)])
      const styles = [theme(html), ...assets.styles]
      const frame = { ...assets, styles, html: htmlTag(html) }
      return { styles, page: await built.render(words, { ...viewer, ...rest }, frame) }
    }
    for (const [brand, own] of cookies) {
      const { page } = await handWrittenHome(brand.host, cookieHeader(own))
      expectSameWords(`Hand-written ${brand.folder}`, homeOf(brand.host).html, page)
    }
    const ports = {
      static: port + 1,
      handWritten: port + 2,
      clientRendered: port + 3,
      spare: port + 4,
      debugging: port + 5,
    }
    const common = { portal: port, folder: built.folder }
    const served = [
      await servePage({
        ...common,
        port: ports.static,
        home: async ({ headers }) => {
          const { html } = homeOf(headers.host)
          return { styles: sheetsOf(html), page: staticPage(html) }
        },
      }),
      await servePage({
        ...common,
        port: ports.handWritten,
        home: ({ headers }) => handWrittenHome(headers.host, headers.cookie),
      }),
      await servePage({
        ...common,
        port: ports.clientRendered,
        home: async ({ headers }) => {
          const { html } = homeOf(headers.host)
          const styles = [theme(html), ...built.clientRendered.styles]
          const sheets = styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')
          const page = `<!doctype html>${htmlTag(html)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Home</title>${sheets}</head><body><div id="portal"></div><script type="module" src="${built.clientRendered.script}"></script></body></html>`
          return { styles, page }
        },
      }),
    ]
    stops.push(...served.map(one => one.stop))
    return { browser, portal, gateway: gateway.url, dataFile, ports, cookies, homes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

import type { Cookie } from 'playwright'
import { parseCookies } from '../../../../server/session/cookie-jar.ts'
import { cookieNames } from '../../../../server/session/cookie-names.ts'
import { readTokenClaims } from '../../../../server/session/token-claims.ts'
import type { TestBrand } from '../../../browser/support/brands.ts'
import { homeAnswer } from '../../graph/contenders/home-answer.ts'
import type { PageName } from '../pages/page-names.ts'
import { ownOfBrand, restOfHome } from '../pages/rest-of-home.ts'
import { staticPage } from '../pages/static-page.ts'
import { cookieHeader } from './bench-member.ts'
import { buildPages } from './build-pages.ts'
import { expectSameWords } from './expect-same-words.ts'
import type { SentHome } from './read-home.ts'
import { type ServedPage, servePage } from './serve-page.ts'

/** Home made otherwise than by a portal. */
export const beside = ['static', 'hand-written', 'client-rendered'] as const satisfies readonly PageName[]
type PageBeside = (typeof beside)[number]

interface Open {
  /** Which of them, and their ports. */
  ports: Partial<Record<PageBeside, number>>
  portal: number
  gateway: string
  homes: ReadonlyMap<TestBrand, SentHome>
  cookies: ReadonlyMap<TestBrand, Cookie[]>
}

/** Builds and serves the pages that stand beside the portal. */
export async function openPages({ ports, portal, gateway, homes, cookies }: Open): Promise<ServedPage[]> {
  const built = await buildPages(new Map([...homes].map(([{ folder }, { words }]) => [folder, words])))
  const homeOf = (host = '') => {
    const found = [...homes].find(([one]) => one.host === host.split(':')[0])
    if (!found) throw new Error(`No brand has the host ${host}`)
    const [brand, home] = found
    return { ...home, brand }
  }
  const sheetsOf = (html: string) => [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  const theme = (html: string) => sheetsOf(html)[0] ?? ''
  const htmlTag = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en">'
  const ask = homeAnswer(gateway)
  const askRest = restOfHome(gateway)
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
  const homesOf: Record<PageBeside, Parameters<typeof servePage>[0]['home']> = {
    static: async ({ headers }) => {
      const { html } = homeOf(headers.host)
      return { styles: sheetsOf(html), page: staticPage(html) }
    },
    'hand-written': ({ headers }) => handWrittenHome(headers.host, headers.cookie),
    'client-rendered': async ({ headers }) => {
      const { html } = homeOf(headers.host)
      const styles = [theme(html), ...built.clientRendered.styles]
      const sheets = styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')
      const page = `<!doctype html>${htmlTag(html)}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Home</title>${sheets}</head><body><div id="portal"></div><script type="module" src="${built.clientRendered.script}"></script></body></html>`
      return { styles, page }
    },
  }
  if (ports['hand-written'] !== undefined)
    for (const [brand, own] of cookies) {
      const { page } = await handWrittenHome(brand.host, cookieHeader(own))
      expectSameWords(`Hand-written ${brand.folder}`, homeOf(brand.host).html, page)
    }
  const served = beside.flatMap(name => {
    const port = ports[name]
    return port === undefined ? [] : [servePage({ port, portal, folder: built.folder, home: homesOf[name] })]
  })
  return Promise.all(served)
}

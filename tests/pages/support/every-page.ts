import { DEMO_PASSWORD } from '../../../gateway-rest/seed/personas.ts'
import { brands, type TestBrand } from '../../browser/support/brands.ts'
import { type Screen, screensOn } from '../../browser/support/screens.ts'
import type { RealWorld, Visitor } from './real-portal.ts'

/** A screen as its server sends it. */
export interface Opened {
  name: string
  html: string
}

/** The screens of a brand as its server sends them, to browsers that have these cookies besides. */
export async function everyPage(
  world: RealWorld,
  brand: TestBrand,
  cookies: Readonly<Record<string, string>> = {},
): Promise<Opened[]> {
  const portal = await world.portal(brand.domainId)
  const screens = screensOn(new Date()).filter(({ on = brands }) => on.includes(brand))
  const pages: Opened[] = []
  for (const screen of screens) {
    const session = screen.persona && screen.path ? await world.signIn(screen.persona, brand.domainId) : []
    const visitor = portal.visitor(new Map([...Object.entries(cookies), ...session]))
    pages.push({ name: screen.name, html: await htmlOf(screen, brand, visitor) })
  }
  return pages
}

async function htmlOf({ persona, path, follow = [] }: Screen, brand: TestBrand, visitor: Visitor): Promise<string> {
  const landing =
    persona && !path
      ? await visitor.submit('/login', { username: `${persona}${brand.domainId}`, password: DEMO_PASSWORD })
      : undefined
  let html = (await visitor.open(path ?? landing?.location ?? '/')).text
  for (const selector of follow) {
    const [, start = '-'] = /href\^="([^"]+)"/.exec(selector) ?? []
    const main = html.slice(html.indexOf('<main'))
    const [link = ''] = /^[^"]+/.exec(main.slice(main.indexOf(`href="${start}`) + 'href="'.length)) ?? []
    html = (await visitor.open(link.replaceAll('&amp;', '&'))).text
  }
  return html
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { brands, first, type TestBrand } from '../browser/support/brands.ts'
import { type Screen, screensOn } from '../browser/support/screens.ts'
import { namesOn } from './support/names-on.ts'
import { type RealWorld, startRealWorld, type Visitor } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

interface Opened {
  name: string
  html: string
}

/** The screens of a brand as its server sends them. */
async function opened(brand: TestBrand): Promise<Opened[]> {
  const portal = await world.portal(brand.domainId)
  const screens = screensOn(new Date()).filter(({ on = brands }) => on.includes(brand))
  const pages: Opened[] = []
  for (const screen of screens) {
    const cookies = screen.persona && screen.path ? await world.signIn(screen.persona, brand.domainId) : undefined
    pages.push({ name: screen.name, html: await htmlOf(screen, brand, portal.visitor(cookies)) })
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

describe.each(brands)('$folder', brand => {
  let pages: Opened[]
  beforeAll(async () => {
    pages = await opened(brand)
    expect(pages.length).toBeGreaterThan(60)
  }, 120_000)

  if (brand === first)
    it('[MEMBER-45] every screen has a title of its own before the name of the brand', () => {
      const titles = pages.map(({ name, html }) => ({ name, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '' }))
      const wanted = new RegExp(`^\\S.* \\| ${brand.name}$`)
      expect(titles.filter(({ title }) => !wanted.test(title))).toEqual([])
    })

  it('[MEMBER-48] the name of every control begins with its visible words, and no name says a word twice over', () => {
    const names = pages.flatMap(({ name: screen, html }) => namesOn(html).map(found => ({ screen, ...found })))
    expect(names.length).toBeGreaterThan(3_000)
    expect(names.filter(({ name, visible }) => !`${name} `.startsWith(visible && `${visible} `))).toEqual([])
    expect(names.filter(({ name }) => /(?<=^| )(\p{L}[\p{L} ]*) \1(?= |$)/u.test(name))).toEqual([])
    expect(names.filter(({ name }) => !/[\p{L}\p{N}]/u.test(name))).toEqual([])
  })
})

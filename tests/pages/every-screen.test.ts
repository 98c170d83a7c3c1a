import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brands, first } from '../browser/support/brands.ts'
import { everyPage, type Opened } from './support/every-page.ts'
import { namesOn } from './support/names-on.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

describe.each(brands)('$folder', brand => {
  let pages: Opened[]
  beforeAll(async () => {
    pages = await everyPage(world, brand)
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

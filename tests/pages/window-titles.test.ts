import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../gateway-rest/seed/personas.ts'
import { first as brand } from '../browser/support/brands.ts'
import { type Screen, screensOn } from '../browser/support/screens.ts'
import { type RealWorld, startRealWorld } from './support/real-portal.ts'

let world: RealWorld
beforeAll(async () => {
  world = await startRealWorld()
})
afterAll(() => world.close())

const screens = screensOn(new Date()).filter(({ on }) => on === undefined || on.includes(brand))

/** The window's title on a screen, as the server sends it, with how the screen was reached. */
async function titleOf({ name, persona, path, follow = [] }: Screen): Promise<{ name: string; title: string }> {
  const { submit, open } = (await world.portal(brand.domainId)).visitor(new Map())
  const signedIn =
    persona && (await submit('/login', { username: `${persona}${brand.domainId}`, password: DEMO_PASSWORD }))
  let html = (await open(path ?? (signedIn ? signedIn.location : undefined) ?? '/')).text
  for (const selector of follow) {
    const [, start = '-'] = /href\^="([^"]+)"/.exec(selector) ?? []
    const main = html.slice(html.indexOf('<main'))
    const [link = ''] = /^[^"]+/.exec(main.slice(main.indexOf(`href="${start}`) + 'href="'.length)) ?? []
    html = (await open(link.replaceAll('&amp;', '&'))).text
  }
  return { name, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '' }
}

it('[MEMBER-45] every screen has a title of its own before the name of the brand', async () => {
  const titles: { name: string; title: string }[] = []
  for (const screen of screens) titles.push(await titleOf(screen))
  expect(titles.length).toBeGreaterThan(60)
  const wanted = new RegExp(`^\\S.* \\| ${brand.name}$`)
  expect(titles.filter(({ title }) => !wanted.test(title))).toEqual([])
}, 120_000)

import type { Page } from 'playwright/test'
import { inheritedProperties, ownProperties } from './looks/looked-at.ts'
import { readSeen } from './looks/read-seen.ts'
import { brands, type TestBrand } from './support/brands.ts'
import { read, show } from './support/kept-page.ts'
import { expect } from './support/portal.ts'
import { scriptRuns } from './support/script-runs.ts'

/** Nobody else is them, so that a sign-in of another test never changes what a screen lists. */
const persona = 'changing'

const seen = (page: Page) =>
  page.evaluate(readSeen, { part: 'main' as const, own: ownProperties, inherited: inheritedProperties })

/** Addresses of the screens in a brand's menus, Home's own aside. */
async function menuAddresses(page: Page, brand: TestBrand): Promise<string[]> {
  await show(page, brand, persona, '/home')
  const addresses = await page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"], footer a[href^="/"]')
    return [...new Set([...links].map(link => link.getAttribute('href') ?? ''))].filter(path => path !== '/home')
  })
  expect(addresses.length).toBeGreaterThan(5)
  return addresses
}

/** The screens of all menus, each with one of the brands that have it: the style modules are the same on every brand. */
async function deal(page: Page): Promise<Map<TestBrand, string[]>> {
  const having = new Map<string, TestBrand[]>()
  for (const brand of brands)
    for (const address of await menuAddresses(page, brand)) having.set(address, [...(having.get(address) ?? []), brand])
  const dealt = [...having].map(([address, those], index) => ({ address, brand: those[index % those.length] }))
  return new Map(brands.map(one => [one, dealt.flatMap(({ address, brand }) => (brand === one ? [address] : []))]))
}

read.describe('all menus', () => {
  // In one worker: the screens are dealt once.
  read.describe.configure({ mode: 'default' })
  let dealt: ReturnType<typeof deal> | undefined

  for (const brand of brands)
    read(
      `[ROUTE-15] ${brand.folder}: a screen that a click opens has all the styles of one that its address opens`,
      async ({ page }) => {
        dealt ??= deal(page)
        const addresses = (await dealt).get(brand) ?? []
        expect(addresses.length).toBeGreaterThan(3)
        for (const address of addresses) {
          await show(page, brand, persona, '/home')
          await page.getByRole('heading', { level: 1 }).evaluate(heading => heading.setAttribute('data-left', ''))
          await page.evaluate(path => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), address)
          await expect(page.locator('h1:not([data-left])')).toBeVisible()
          const clicked = await seen(page)
          await page.reload()
          await scriptRuns(page)
          expect(clicked, `${address} on ${brand.folder}`).toEqual(await seen(page))
        }
      },
    )
})

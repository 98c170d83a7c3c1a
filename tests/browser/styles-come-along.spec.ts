import type { Page } from 'playwright/test'
import { inheritedProperties, ownProperties } from './looks/looked-at.ts'
import { readSeen } from './looks/read-seen.ts'
import { brands } from './support/brands.ts'
import { expect, signIn, test, visit } from './support/portal.ts'
import { scriptRuns } from './support/script-runs.ts'

const seen = (page: Page) =>
  page.evaluate(readSeen, { part: 'main' as const, own: ownProperties, inherited: inheritedProperties })

/** Addresses of the menus' screens, Home's own aside. */
const menuAddresses = (page: Page) =>
  page.evaluate(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('header nav a[href^="/"], footer a[href^="/"]')
    return [...new Set([...links].map(link => link.getAttribute('href') ?? ''))].filter(path => path !== '/home')
  })

for (const brand of brands)
  test(`${brand.folder}: [ROUTE-15] a screen that a click opens has all the styles of one that its address opens`, async ({
    page,
  }) => {
    await signIn(page, brand, 'active', '/home')
    const addresses = await menuAddresses(page)
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      await visit(page, brand, '/home')
      const left = page.getByRole('heading', { level: 1 })
      await left.evaluate(heading => heading.setAttribute('data-left', ''))
      await page.evaluate(path => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(), address)
      await expect(page.locator('h1:not([data-left])')).toBeVisible()
      const clicked = await seen(page)
      await page.reload()
      await scriptRuns(page)
      expect(clicked, `${address} on ${brand.folder}`).toEqual(await seen(page))
    }
  })

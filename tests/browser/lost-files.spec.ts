import { brands } from './support/brands.ts'
import { address, expect, signIn, test } from './support/portal.ts'
import { scriptRuns } from './support/script-runs.ts'

/** The browser says itself which files it did not get; the whole page stays as the server rendered it. */
const lost = /net::ERR_FAILED|Failed to fetch dynamically imported module/

for (const brand of brands)
  for (const kind of ['js', 'css'])
    test(`${brand.folder}: [ROUTE-15] a screen whose ${kind} file is gone opens as a whole page, and the way back works`, async ({
      page,
      complaints,
    }) => {
      await signIn(page, brand, 'active', '/home')
      const files = `**/assets/claims-screen*.${kind}`
      await page.route(files, route => route.abort())
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/claims"]')?.click())
      await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
      await expect(page).toHaveURL(address(brand, '/claims'))
      await expect(page).toHaveTitle(/^Claims/)
      await page.unroute(files)
      await page.goBack()
      await scriptRuns(page)
      await expect(page).toHaveURL(address(brand, '/home'))
      await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/claims"]')?.click())
      await expect(page.getByRole('heading', { level: 1, name: 'Claims' })).toBeVisible()
      const others = complaints.filter(text => !lost.test(text))
      complaints.splice(0, complaints.length, ...others)
    })

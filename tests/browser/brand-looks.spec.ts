import type { Locator, Page } from 'playwright/test'
import { brands } from './support/brands.ts'
import { read, show } from './support/kept-page.ts'
import { accountMenu, expect, test } from './support/portal.ts'

const smallPhone = { width: 375, height: 667 }
const widths = [768, 1024, 1180, 1280]
const accountPages = ['/account/summary', '/account/settings', '/account/settings/change-password', '/account/support']

async function boxOf(found: Locator) {
  const box = await found.boundingBox()
  if (!box) throw new Error(`${found.toString()} is not in sight`)
  return { ...box, bottom: box.y + box.height, middle: box.y + box.height / 2 }
}

/** Middles of what is seen of a menu, each once. */
const rowsOf = async (found: Locator) =>
  new Set(await Promise.all((await found.all()).map(async each => Math.round((await boxOf(each)).middle))))

const header = (page: Page) => page.getByRole('banner')
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu', exact: true })

for (const brand of brands) {
  test.describe(brand.folder, () => {
    read(
      '[MEMBER-34] [MEMBER-35] [MEMBER-51] Home on a small phone has the ID card in its first screen, what is left of the deductible within two, and the typeface and picture of the brand',
      async ({ page }) => {
        await show(page, brand, 'active')
        await page.setViewportSize(smallPhone)
        const bar = await boxOf(page.getByRole('navigation', { name: /bottom of the screen/ }))
        const card = page.getByRole('main').getByRole('link', { name: 'ID card', exact: true })
        expect((await boxOf(card)).bottom).toBeLessThanOrEqual(bar.y)
        const amounts = page.getByRole('region', { name: /plan this year$/ })
        expect((await boxOf(amounts)).bottom).toBeLessThanOrEqual(2 * smallPhone.height)
        expect(await amounts.getByRole('meter').count()).toBeGreaterThan(0)
        await expect(amounts).toContainText(/Out-of-pocket maximum.*\$[\d,]+.*Remaining\$[\d,]+/)
        expect(await page.evaluate(() => document.querySelector('main img')?.clientWidth)).toBeGreaterThan(100)
        const faces = await page.evaluate(async () => {
          const loaded = await document.fonts.load(`16px ${getComputedStyle(document.body).fontFamily}`)
          return loaded.map(({ family, status }) => `${family} ${status}`)
        })
        expect(faces.some(face => /^(?!.*stand-in).* loaded$/.test(face))).toBe(true)
      },
    )

    read('[MEMBER-61] header and menus stand in one row each at 768, 1024, 1180 and 1280 pixels', async ({ page }) => {
      await show(page, brand, 'active')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const logo = await boxOf(header(page).getByRole('img').first())
        const account = await boxOf(accountMenu(page))
        const entries = mainMenu(page).locator('> ul > li')
        expect([...(await rowsOf(entries))], `${width}`).toHaveLength(1)
        expect(Math.abs(logo.middle - account.middle), `${width}`).toBeLessThan(8)
        const menu = await boxOf(mainMenu(page))
        const isBeside = Math.abs(menu.middle - logo.middle) < 8
        expect(isBeside || menu.y >= logo.bottom, `${width}: the menu is beside the logo or below it`).toBe(true)
      }
    })

    read(
      '[MEMBER-43] pages of the account share one left edge and a menu that marks the one in sight',
      async ({ page }) => {
        const edges = new Set<number>()
        for (const path of accountPages) {
          await show(page, brand, 'active', path)
          edges.add(Math.round((await boxOf(page.getByRole('heading', { level: 1 }))).x))
          const menu = page.getByRole('navigation', { name: 'Your account' })
          const marked = menu.locator('[data-here]')
          await expect(marked).toHaveCount(1)
          expect(path).toContain((await marked.getAttribute('href')) ?? 'nothing')
        }
        expect([...edges]).toHaveLength(1)
      },
    )

    read('[MEMBER-38] Print stands beside the heading, on phones at the end of the page', async ({ page }) => {
      await show(page, brand, 'active', '/benefits/summary')
      const print = page.getByRole('button', { name: 'Print' })
      const heading = page.getByRole('heading', { level: 1 })
      expect(Math.abs((await boxOf(print)).middle - (await boxOf(heading)).middle)).toBeLessThan(40)
      await page.setViewportSize(smallPhone)
      const last = page.getByRole('main').locator('p, dd, td, h2, h3').last()
      expect((await boxOf(print)).y).toBeGreaterThan((await boxOf(last)).y)
    })
  })
}

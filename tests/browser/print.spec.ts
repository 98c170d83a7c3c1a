import type { Page } from 'playwright/test'
import { readPdf } from '../../gateway-rest/testing/read-pdf.ts'
import { brands } from './support/brands.ts'
import { openScreen } from './support/open-screen.ts'
import { expect, expectNoSidewaysScroll, test } from './support/portal.ts'
import { screensOn } from './support/screens.ts'

const printed = ['claim', 'eob', 'benefits-dental', 'benefits-summary', 'id-card-whole']
const screens = screensOn(new Date()).filter(({ name }) => printed.includes(name))
/** A sheet of paper is this wide. */
const sheet = { width: 720, height: 1020 }

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr:visible, dl > div:visible').count()

for (const brand of brands) {
  for (const screen of screens) {
    test(`${brand.folder}: ${screen.name} prints a clean page: all that it says, nothing that only a screen can do`, async ({
      page,
    }) => {
      await openScreen(page, brand, screen)
      const rows = await rowsOf(page)
      const heading = (await page.getByRole('heading', { level: 1 }).innerText()).trim()
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(sheet)
      for (const chrome of ['banner', 'navigation', 'search'] as const)
        await expect(page.getByRole(chrome).filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
      expect(await rowsOf(page)).toBeGreaterThanOrEqual(rows)
      expect(rows).toBeGreaterThan(0)
      await expectNoSidewaysScroll(page)
      const { pages } = await readPdf(await page.pdf({ format: 'Letter' }))
      expect(pages.length).toBeGreaterThan(0)
      expect(pages[0]).toContain(heading)
    })
  }
}

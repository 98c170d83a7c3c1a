import type { Page } from 'playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectOrderFree } from './expect-order-free.ts'
import { expectSteady } from './expect-steady.ts'
import { desktop, expect, expectNoSidewaysScroll, phone } from './portal.ts'

/** The narrowest width that has to do: a desktop at 400 %. */
const narrowest = { width: 320, height: 640 }
const half = { width: 640, height: 800 }

/**
 * Looks at the screen that a page shows in every way that all screens have to stand, with one page load: wide and on a
 * phone, both also in forced colours, at the narrowest width, and with text of twice the size. Styles follow the width
 * by themselves, and not the order in which they came. Nothing may have jumped while it loaded.
 */
export async function inspectScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expectOrderFree(page)
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // As it was opened: by now the script has taken over, and whatever it was to fetch is there.
    if (viewport === desktop) await expectSteady(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: null })
  }
  await page.setViewportSize(narrowest)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const viewport of [phone, half, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
}

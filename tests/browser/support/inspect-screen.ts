import type { Page } from 'playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectCleanPrint } from './expect-clean-print.ts'
import { expectOrderFree } from './expect-order-free.ts'
import { expectSteady } from './expect-steady.ts'
import { expectTargets } from './expect-targets.ts'
import { desktop, expect, expectNoSidewaysScroll, inForcedColors, phone } from './portal.ts'
import { type Share, wholeShare } from './share.ts'

/** The narrowest width that has to do: a desktop at 400 %. */
const narrowest = { width: 320, height: 640 }

interface Inspection {
  /** What is this brand's to do; everything when left out. */
  share?: Share
  /** Whether the screen has a Print button; its print is looked at then. */
  prints?: boolean | undefined
  /** Called while the page is wide, and again while it is as wide as a phone. */
  look?: (width: 'wide' | 'phone') => Promise<void>
}

/**
 * Looks at the screen that a page shows in every way that all screens have to stand, with one page load: wide and on a
 * phone, by axe and in forced colours too, at the narrowest width, and with text of twice the size. Styles follow the
 * width by themselves, and not the order in which they came. Nothing may have jumped while it loaded.
 */
export async function inspectScreen(page: Page, { share = wholeShare, prints, look }: Inspection = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/\S/)
  await expectOrderFree(page)
  const ways = (forcedColors: boolean) => share.axe.filter(way => way.forcedColors === forcedColors)
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    await look?.(viewport === desktop ? 'wide' : 'phone')
    await expectTargets(page)
    if (ways(false).some(way => way.viewport === viewport)) await expectAccessible(page)
    // As it was opened: by now the script has taken over, and whatever it was to fetch is there.
    if (viewport === desktop) await expectSteady(page)
  }
  if (prints !== undefined) {
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveCount(prints ? 1 : 0)
    if (prints) await expectCleanPrint(page)
  }
  for (const { viewport } of ways(true)) {
    await page.setViewportSize(viewport)
    await inForcedColors(page, async () => {
      await expectAccessible(page)
      expect(await page.evaluate(iconsInOtherColours), 'icons in colours of their own').toEqual([])
    })
  }
  await page.setViewportSize(narrowest)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const viewport of share.largeText) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
}

/** Runs in the page: icons that keep a colour of the theme where the reader's colours rule, on whose background it may be lost. */
function iconsInOtherColours(): string[] {
  const colourOf = (element: Element | null) => (element ? getComputedStyle(element).color : '')
  const icons = [...document.querySelectorAll('svg')].filter(icon => icon.checkVisibility())
  return icons.flatMap(icon => (colourOf(icon) === colourOf(icon.parentElement) ? [] : [icon.outerHTML.slice(0, 200)]))
}

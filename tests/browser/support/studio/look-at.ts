import { expect, type Page } from 'playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { desktop, expectNoSidewaysScroll, inForcedColors } from '../portal.ts'

/** axe finds nothing on a screen as it stands: wide and light, and at 320 px dark and in forced colours (STUDIO-32). */
export async function lookAt(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await goingOver(page)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await inForcedColors(page, () => expectAccessible(page))
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(desktop)
}

/** What still goes over from the colours of before into new ones: nothing does for whoever wants less motion, parts out of sight included. */
const goingOver = (page: Page) =>
  page.evaluate(() => {
    // Whoever asks for a style has the browser work it out.
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color
    return document
      .getAnimations()
      .flatMap(each => (each instanceof CSSTransition ? [`${each.transitionProperty} ${each.playState}`] : []))
  })

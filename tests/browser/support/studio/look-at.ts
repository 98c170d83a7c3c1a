import type { Page } from 'playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { desktop, expectNoSidewaysScroll, inForcedColors } from '../portal.ts'

/** axe finds nothing on a screen as it stands: wide and light, and at 320 px dark and in forced colours (STUDIO-32). */
export async function lookAt(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  // Colours that go over into others are neither of them meanwhile.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await settled(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await inForcedColors(page, () => expectAccessible(page))
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await page.setViewportSize(desktop)
}

/** Parts that are out of sight get their new colours when somebody asks for them, and others go over into theirs. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    // Whoever asks for a style has the browser work it out.
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

import type { BrowserContext, Page } from 'playwright/test'
import { test as base, desktop } from './portal.ts'

let kept: { context: BrowserContext; page: Page } | undefined

/**
 * Tests that only look, and leave nothing behind but cookies: all of a worker's share one page, whose browser has the
 * portal's scripts and styles at hand. A page of its own for each costs more than looking at it.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    if (!kept) {
      const context = await browser.newContext()
      kept = { context, page: await context.newPage() }
    }
    const { context, page } = kept
    await page.goto('about:blank')
    await context.clearCookies()
    await page.setViewportSize(desktop)
    await use(context)
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The page that tests share was closed')
    await use(page)
  },
})

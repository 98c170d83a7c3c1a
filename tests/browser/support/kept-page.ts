import type { BrowserContext, Page } from 'playwright/test'
import { fixedDay } from '../looks/start-on-fixed-day.ts'
import { test as base, desktop } from './portal.ts'

let kept: { context: BrowserContext; page: Page } | undefined

/**
 * Tests that only look, and leave nothing behind but a session: all of a worker's share one page, whose browser has the
 * portal's scripts and styles at hand, and whose day is the fixed one. A page of its own for each costs more than
 * looking at it.
 */
export const test = base.extend({
  context: async ({ browser }, use) => {
    if (!kept) {
      const context = await browser.newContext()
      await context.clock.setFixedTime(fixedDay)
      kept = { context, page: await context.newPage() }
    }
    await kept.page.setViewportSize(desktop)
    await use(kept.context)
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The page that tests share was closed')
    await use(page)
  },
})

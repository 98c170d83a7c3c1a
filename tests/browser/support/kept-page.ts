import type { BrowserContext, Page } from 'playwright/test'
import { fixedDay } from '../looks/start-on-fixed-day.ts'
import type { TestBrand } from './brands.ts'
import { openScreen } from './open-screen.ts'
import { test as base, desktop } from './portal.ts'

/** Tests whose page is one that all of a worker's share. */
function onKeptPage(prepare: (context: BrowserContext) => Promise<unknown>) {
  let kept: Page | undefined
  return base.extend({
    context: async ({ browser }, use) => {
      if (!kept) {
        const context = await browser.newContext()
        await prepare(context)
        kept = await context.newPage()
      }
      await kept.setViewportSize(desktop)
      await use(kept.context())
    },
    page: async ({ context }, use) => {
      const [page] = context.pages()
      if (!page) throw new Error('The page that tests share was closed')
      await use(page)
    },
  })
}

/**
 * Tests that only read, and leave nothing behind but a session. Their page is kept, and its browser has the portal's
 * scripts and styles at hand: a page of its own for each test costs more than reading it.
 */
export const read = onKeptPage(async () => {})

/** Tests that only read a page as it is on the fixed day. */
export const readOnFixedDay = onKeptPage(context => context.clock.setFixedTime(fixedDay))

const shown = new WeakMap<Page, string>()

/**
 * Shows somebody's page, without a path the one that the sign-in leads to; nothing is loaded again when the page shows it
 * still. For tests that only read: what they leave behind is what the next one finds.
 *
 * @param persona nobody when empty
 */
export async function show(page: Page, brand: TestBrand, persona: string, path?: string): Promise<void> {
  const wanted = [brand.folder, persona, path].join(' ')
  if (shown.get(page) === `${wanted} ${page.url()}`) return
  shown.delete(page)
  await openScreen(page, brand, { ...(persona && { persona }), ...(path !== undefined && { path }) })
  shown.set(page, `${wanted} ${page.url()}`)
}

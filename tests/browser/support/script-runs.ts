import type { Page } from 'playwright/test'

/**
 * Waits until the client has taken over the page that the server rendered and says so. Before that a link or a form
 * works as a plain one, which is a different journey.
 */
export async function scriptRuns(page: Page): Promise<void> {
  await page.locator('[data-hydrated]').waitFor({ state: 'attached' })
}

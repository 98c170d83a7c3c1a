import type { Page } from 'playwright/test'

/**
 * Waits until the client has taken over the page that the server rendered: React leaves its mark on what it took over.
 * Before that a link or a form works as a plain one, which is a different journey.
 */
export async function scriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading && Object.keys(heading).some(key => key.startsWith('__reactFiber'))
  })
}

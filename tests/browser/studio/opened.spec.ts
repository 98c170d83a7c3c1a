import type { Page } from 'playwright/test'
import { changedHome, saveDraft } from '../support/studio/ask-graph.ts'
import { lookAt } from '../support/studio/look-at.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The first preview of all, and the first report, wait for programs that start. */
const slow = { timeout: 40_000 }

const openAll = async (page: Page) => {
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
}

/** What is opened on a screen of a draft, and how. */
const opened: readonly [what: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'many items at once',
    '/many?brand=first&find=claims',
    async page => {
      await page.getByRole('button', { name: /^Pick all/ }).click()
      await expect(page.getByText(/items are picked$/)).toBeVisible()
    },
  ],
  [
    'words to replace',
    '/words?brand=first',
    async page => {
      // The table of all words is looked at by itself.
      await page.getByLabel('Find words').fill('ID card')
      await page.getByText('Replace words over brands').click()
      await page.getByLabel('Find', { exact: true }).fill('ID card')
      await expect(page.getByText(/^Found in \d+ places/)).toBeVisible()
    },
  ],
  [
    'facts of a member and what is hidden',
    '/preview?brand=first',
    async page => {
      // It is there when the brand is known, below what else can be opened.
      await expect(page.getByText('Show it to a colleague')).toBeVisible(slow)
      await openAll(page)
      await expect(page.getByText(/items are not shown to this member/)).toBeVisible(slow)
      const loading = page.getByRole('main').getByRole('status')
      await expect(loading.filter({ hasText: /^Loading/ })).toHaveCount(0, slow)
    },
  ],
  [
    'a review',
    '/review',
    async page => {
      await expect(page.getByRole('heading', { name: 'Whose screens change' })).toBeVisible(slow)
      await openAll(page)
    },
  ],
]

for (const [what, path, open] of opened)
  test(`[STUDIO-32] axe finds nothing on what is opened: ${what}`, async ({ page, studio }) => {
    await openStudio(page, studio, { as: 'administrator', heading: 'Overview' })
    await saveDraft(page, 'Opened', changedHome('first'))
    await page.goto(`${studio.origin}/drafts/Opened${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open(page)
    await lookAt(page)
  })

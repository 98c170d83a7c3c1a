import { changedHome, saveDraft } from '../support/studio/ask-graph.ts'
import { lookAt } from '../support/studio/look-at.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The first preview of all, and the first report, wait for programs that start. */
const slow = { timeout: 40_000 }

test('[STUDIO-32] axe finds nothing on what is opened: many items at once, words to replace, facts and what is hidden, a review', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'administrator', heading: 'Overview' })
  await saveDraft(page, 'Opened', changedHome('first'))
  const draft = `${studio.origin}/drafts/Opened`
  await page.goto(`${draft}/many?brand=first&find=claims`)
  await page.getByRole('button', { name: /^Pick all/ }).click()
  await expect(page.getByText(/items are picked$/)).toBeVisible()
  await lookAt(page)

  await page.goto(`${draft}/words?brand=first`)
  await page.getByText('Replace words over brands').click()
  await page.getByLabel('Find', { exact: true }).fill('ID card')
  await expect(page.getByText(/^Found in \d+ places/)).toBeVisible()
  await lookAt(page)

  await page.goto(`${draft}/preview?brand=first`)
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0, slow)
  await lookAt(page)

  await page.goto(`${draft}/review`)
  await expect(page.getByRole('heading', { name: 'Whose screens change' })).toBeVisible(slow)
  for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click()
  await lookAt(page)
})

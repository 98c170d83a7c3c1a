import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, staff, test } from '../support/studio/studio.ts'

test('[STUDIO-01] staff see each brand and every draft, begin one, and leave', async ({ page, studio }) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  const brands = page.getByRole('region', { name: 'Brands' }).getByRole('article')
  await expect(brands).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Waits for you' })).toContainText('Nothing waits for you.')
  await expect(page.getByText(/Live is revision \d/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const drafts = page.getByRole('region', { name: 'Open drafts' })
  await drafts.getByLabel('New draft').fill('an / impossible name')
  await drafts.getByRole('button', { name: 'Begin' }).click()
  await expect(drafts.getByRole('alert')).toContainText('letters, digits')

  await page.getByText(staff.editor, { exact: true }).click()
  await expect(page.getByText('of all brands, and of what they share')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Manifest studio' })).toBeVisible()
  await page.goto(`${studio.origin}/drafts`)
  await expect(page).toHaveURL(/\/sign-in$/)
})

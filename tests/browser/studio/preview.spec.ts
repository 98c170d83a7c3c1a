import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

test('the real page as a sample member, in whom nothing changes', async ({ page, studio }) => {
  const heading = 'What is live'
  await openStudio(page, studio, { as: 'editor', path: '/live/preview?brand=first&persona=termed', heading })
  const frame = page.frameLocator('iframe[title="Preview"]')
  // Elements carry the item that made them as soon as the client has taken the page over.
  await expect(frame.locator('[data-item="menus/primary/home"]').first()).toBeVisible()
  const benefits = frame.locator('[data-item="menus/primary/benefits"]')
  await expect(benefits).toHaveCount(0)

  // What is sent anywhere else is refused, and said.
  await frame.getByRole('button', { name: 'Log out' }).first().click()
  await expect(frame.getByText('This is a preview: nothing is sent or changed.')).toBeVisible()
  await expect(frame.locator('[data-item="menus/primary/home"]').first()).toBeVisible()

  // Another member in the same frame, and the first one beside.
  await page.getByLabel('Member', { exact: true }).selectOption('active')
  await expect(benefits.first()).toBeVisible()
  await page.getByLabel('Beside it').selectOption('persona')
  await page.getByLabel('Other member').selectOption('termed')
  const other = page.frameLocator('iframe[title="Preview, beside it"]')
  await expect(other.locator('[data-item="menus/primary/home"]').first()).toBeVisible()

  await page.getByText('What this member does not see, and why').click()
  await expect(page.getByText('It is hidden by its own rules.').first()).toBeVisible()
  await expectAccessible(page)
})

import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

test('[STUDIO-04] [STUDIO-06] by keys alone an editor finds what a group sees, and says for whom it is instead', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  const find = page.getByRole('dialog', { name: 'Find an item' })
  const words = find.getByRole('combobox', { name: /^Words/ })
  const options = find.getByRole('listbox', { name: 'Items' }).getByRole('option')
  // As it is live, only to read, where no draft is in sight.
  await page.keyboard.press('Control+k')
  await words.fill('10004760')
  await expect(options.first()).toContainText('Group: 10004760 Lighthouse Retirees')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('What is live, Menus of base')).toBeVisible()
  await expectAccessible(page)

  await page.goto(studio.origin)
  await page.getByLabel('New draft').fill('Found by keys')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Found by keys' })).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await words.fill('lighthouse medical')
  await expect(options).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('F3')
  await words.fill('lighthouse')
  await expect(options.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/drafts\/Found%20by%20keys\?brand=base&surface=menus&item=benefits-medical/)

  const form = page.getByRole('region', { name: 'Form' })
  const beside = form.getByRole('region', { name: 'What follows from it' })
  await expect(beside).toContainText(/Holds for \d+/)
  await expect(beside).toContainText('somebody who is signed in, has an active medical plan')
  await expect(beside).toContainText('If the account cannot be had, it is not known of everyone who is signed in.')
  const sentence = form.getByRole('status').first()
  await expect(sentence).toContainText('Everyone who')
  const before = await sentence.textContent()
  const press = async (name: string | RegExp) => {
    await form.getByRole('button', { name }).last().focus()
    await page.keyboard.press('Enter')
  }
  await press('And …')
  await expect(form.getByRole('combobox', { name: 'Condition' }).last()).toBeFocused()
  await press(/^Move or wrap: Everyone who has coverage now/)
  await press('Wrap in “any of”')
  await press('Unwrap')
  await press('Up')
  await expect(form.getByRole('button', { name: 'Up', exact: true })).toBeFocused()
  // That somebody has coverage now follows from the active medical plan.
  await press('Take the shorter one')
  await expect(sentence).toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sentence).toContainText('has coverage now')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
})

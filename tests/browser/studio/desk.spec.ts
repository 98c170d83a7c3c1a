import { expect, openStudio, test } from '../support/studio/studio.ts'

test('[STUDIO-10] an editor renames a menu entry, is told of a mistake at its field, and takes steps back and again after a reload', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editorOfOne', heading: 'Overview' })
  await page.getByLabel('New draft').fill('One entry renamed')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One entry renamed' })).toBeVisible()
  const tree = page.getByRole('treegrid', { name: 'Surfaces and items' })
  const form = page.getByRole('region', { name: 'Form' })
  const mistakes = page.getByRole('region', { name: 'Mistakes' })
  const saved = page.getByText('All changes saved')
  await expect(mistakes).toContainText('No mistakes')

  await tree.getByRole('row', { name: 'Menus', exact: true }).click()
  await tree.getByRole('row', { name: 'primary', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await tree.getByRole('row', { name: 'Account', exact: true }).click()
  const title = form.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('Account')
  await title.fill('')
  await expect(mistakes).toContainText(/\d mistake/)
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await title.fill('My account')
  await expect(mistakes).toContainText('No mistakes')
  await expect(form.getByText('Changed in this draft')).toBeVisible()
  await expect(saved).toBeVisible()

  await page.reload()
  await expect(title).toHaveValue('My account')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Account')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(title).toHaveValue('My account')
})

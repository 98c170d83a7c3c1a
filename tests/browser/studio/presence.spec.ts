import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

test('[STUDIO-30] two people in one draft see each other and at which item, and nobody who has left', async ({
  page,
  studio,
  browser,
}) => {
  const path = '/drafts/In%20company'
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await page.getByLabel('New draft').fill('In company')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'In company' })).toBeVisible()
  const othersOn = (on: Page) => on.getByRole('list', { name: 'Also in this draft' })
  const treeOn = (on: Page) => on.getByRole('treegrid', { name: 'Surfaces and items' })
  const others = othersOn(page)
  await expect(treeOn(page)).toBeVisible()
  await expect(others).toHaveCount(0)

  const second = await browser.newContext()
  const colleague = await second.newPage()
  await openStudio(colleague, studio, { as: 'publisher', path, heading: 'In company' })
  await expect(treeOn(colleague)).toBeVisible()
  await expect(others).toContainText('Lucia Brandt')
  await expect(othersOn(colleague)).toContainText('Amir Sato')

  // At an item: in the line at the top, which leads there, and in the tree.
  await treeOn(colleague)
    .getByRole('row', { name: /^Recent claims/ })
    .click()
  await expect(others).toContainText('Lucia Brandt at Recent claims')
  await expect(treeOn(page).getByRole('row', { name: 'Recent claims, Lucia Brandt is here' })).toBeVisible()
  await expectAccessible(page)
  await others.getByRole('link', { name: 'Recent claims' }).click()
  await expect(others).toContainText('Lucia Brandt, here too')
  await expect(othersOn(colleague)).toContainText('Amir Sato, here too')
  // On another screen of the draft, and in another brand.
  const brands = colleague.getByRole('combobox', { name: 'Brand' })
  await brands.selectOption({ index: 1 })
  const name = (await brands.locator('option').nth(1).textContent()) ?? ''
  await expect(others).toContainText(`Lucia Brandt at Home, ${name}`)
  await colleague.getByRole('link', { name: 'Theme' }).click()
  await expect(colleague.getByRole('heading', { name: 'Colours' })).toBeVisible()
  await expect(others).toContainText(`Lucia Brandt at Theme, ${name}`)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  // Whoever goes to another screen, or closes the window, is there no more.
  await colleague.getByRole('link', { name: 'Drafts', exact: true }).click()
  await expect(others).toHaveCount(0)
  await colleague.goBack()
  await expect(others).toContainText('Lucia Brandt')
  await colleague.close({ runBeforeUnload: true })
  await expect(others).toHaveCount(0)

  // A viewer looks on, and is told to nobody.
  const viewer = await second.newPage()
  await openStudio(viewer, studio, { as: 'viewer', path, heading: 'In company' })
  await expect(othersOn(viewer)).toContainText('Amir Sato')
  await expect(others).toHaveCount(0)
  await second.close()
})

test('[STUDIO-30] what one saves in a draft comes to a colleague who only looks at it, and takes nothing that they type', async ({
  page,
  studio,
  browser,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await page.getByLabel('New draft').fill('Looked on')
  await page.getByRole('button', { name: 'Begin' }).click()
  const itemOn = (on: Page) =>
    on
      .getByRole('treegrid', { name: 'Surfaces and items' })
      .getByRole('row', { name: /^(Recent claims|Claims of late)/ })
  const fieldOn = (on: Page, label: string) =>
    on.getByRole('region', { name: 'Form' }).getByLabel(label, { exact: true })
  const lastDay = 'Last day (optional)'
  await itemOn(page).click()
  const second = await browser.newContext()
  const colleague = await second.newPage()
  await openStudio(colleague, studio, { as: 'publisher', path: '/drafts/Looked%20on', heading: 'Looked on' })
  await itemOn(colleague).click()
  await expect(fieldOn(colleague, 'Title')).toHaveValue('Recent claims')

  await fieldOn(page, 'Title').fill('Claims of late')
  await expect(fieldOn(colleague, 'Title')).toHaveValue('Claims of late')
  await expect(itemOn(colleague)).toContainText('Claims of late')
  // Somebody without a line goes on typing, and has both when it is back.
  await second.setOffline(true)
  await fieldOn(colleague, lastDay).fill('2031-05-06')
  await expect(colleague.getByText('Not saved: kept in this browser')).toBeVisible()
  await fieldOn(page, 'Title').fill('Claims of late, again')
  await expect(page.getByText('All changes saved')).toBeVisible()
  await second.setOffline(false)
  await expect(fieldOn(colleague, 'Title')).toHaveValue('Claims of late, again')
  await expect(fieldOn(colleague, lastDay)).toHaveValue('2031-05-06')
  await expect(fieldOn(page, lastDay)).toHaveValue('2031-05-06')

  // Thrown away by one of them, it is for the other as well.
  await page.getByRole('link', { name: 'Drafts', exact: true }).click()
  await page.getByRole('button', { name: 'Throw away Looked on' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep Looked on' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Throw Looked on away' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Looked on', exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Drafts' })).toBeFocused()
  await expect(colleague.getByRole('heading', { level: 1, name: 'Looked on was thrown away' })).toBeVisible()
  await second.close()
})

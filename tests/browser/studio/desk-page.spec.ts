import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The parts of a desk. */
const partsOf = (page: Page) => ({
  tree: page.getByRole('treegrid', { name: 'Surfaces and items' }),
  form: page.getByRole('region', { name: 'Form' }),
  pages: page.getByRole('region', { name: 'Page' }),
  saved: page.getByText('All changes saved'),
})

async function beginDraft(page: Page, name: string) {
  await page.getByLabel('New draft').fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The first preview of all starts the process of sample members. */
const slow = { timeout: 40_000 }

test('[STUDIO-03] [STUDIO-20] [STUDIO-21] the page stands in the middle of the desk, follows each edit, and leads to the form of what is clicked', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editorOfOne', heading: 'Overview' })
  await beginDraft(page, 'Page in the middle')
  const { tree, form, pages, saved } = partsOf(page)
  const shown = pages.frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible(slow)

  // A click opens the form, and the tree knows it.
  await expect(shown.locator('[data-item]').first()).toBeVisible(slow)
  const tile = shown.locator('[data-item="home/recent-claims"]')
  await tile.click({ position: { x: 5, y: 5 } })
  await expect(form.getByText('recent-claims', { exact: true })).toBeVisible()
  await expect(tree.getByRole('row', { selected: true })).toHaveAccessibleName(/^Recent claims/)

  // Each edit is drawn where the page stands.
  const title = form.getByLabel('Title', { exact: true })
  const top = () => shown.locator('html').evaluate(() => scrollY)
  const before = await top()
  for (let edit = 1; edit <= 3; edit += 1) {
    await title.fill(`Claims, edit ${edit}`)
    await expect(tile).toContainText(`Claims, edit ${edit}`)
    await expect(saved).toBeVisible()
  }
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
  await expect(tree.getByRole('row', { name: 'Claims, edit 3, changed in this draft' })).toBeVisible()
  await expectAccessible(page)

  // What is chosen in the tree is brought into sight.
  await tree.getByRole('row', { name: 'Home', exact: true }).first().click()
  await shown.locator('html').evaluate(() => scrollTo(0, 0))
  await tree.getByRole('row', { name: /^Claims, edit 3/ }).click()
  await expect(tile).toBeInViewport()

  // Widths change by keys and by mouse, and are kept.
  const items = page.getByRole('region', { name: 'Items' })
  const line = page.getByRole('slider', { name: 'Width of items' })
  const width = async () => (await items.boundingBox())?.width ?? 0
  const first = await width()
  await line.press('ArrowRight')
  expect(await width()).toBeCloseTo(first + 16)
  const box = await line.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 100)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 104, (box?.y ?? 0) + 120, { steps: 5 })
  await page.mouse.up()
  expect(await width()).toBeCloseTo(first + 116)
  await line.press('Home')
  expect(await width()).toBeCloseTo(200)
  await page.reload()
  await expect(tree).toBeVisible()
  expect(await width()).toBeCloseTo(200)

  // One pane at a time on narrow windows.
  for (const narrow of [800, 320]) {
    await page.setViewportSize({ width: narrow, height: 700 })
    for (const name of ['Items', 'Page', 'Form']) {
      await page.getByRole('tab', { name, exact: true }).first().click()
      for (const other of ['Items', 'Page', 'Form'])
        await expect(page.getByRole('region', { name: other, exact: true })).toBeVisible({ visible: other === name })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow)
    }
  }
  // Whoever walks through the items by keys stays there until they open one.
  await page.getByRole('tab', { name: 'Items', exact: true }).click()
  const selected = tree.getByRole('row', { selected: true })
  await selected.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(selected).toBeFocused()
  await expect(selected).not.toHaveAccessibleName(/^Claims, edit 3/)
  await expect(items).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form).toBeVisible()
  await expect(items).toBeHidden()
  await page.getByRole('tab', { name: 'Items', exact: true }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Page', exact: true })).toBeFocused()
  await expect(shown.getByText('Claims, edit 3').first()).toBeVisible()
})

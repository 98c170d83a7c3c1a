import type { Page } from 'playwright/test'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The parts of a desk. */
const partsOf = (page: Page) => ({
  tree: page.getByRole('treegrid', { name: 'Surfaces and items' }),
  form: page.getByRole('region', { name: 'Form' }),
  clashes: page.getByRole('region', { name: 'Somebody else changed the same as you' }),
  saved: page.getByText('All changes saved'),
  undo: page.getByRole('button', { name: 'Undo' }),
})

async function beginDraft(page: Page, name: string) {
  await page.getByLabel('New draft').fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('[STUDIO-09] items are moved, added, duplicated, hidden and removed by dragging, by buttons and by keys, each in one step', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editorOfOne', heading: 'Overview' })
  await beginDraft(page, 'Moving about')
  const { tree, form, saved, undo } = partsOf(page)
  const row = (name: string) => tree.getByRole('row', { name: new RegExp(`^${name}(,|$)`) })
  /** Names of rows as they stand, each behind as many dots as it stands deep. */
  const outline = () =>
    tree
      .getByRole('row')
      .evaluateAll(rows =>
        rows
          .filter(each => Number(each.ariaLevel) > 1)
          .map(each => '.'.repeat(Number(each.ariaLevel) - 2) + (each.ariaLabel ?? '').replace(/,.*/, '')),
      )
  const takenBack = async (before: readonly string[]) => {
    await undo.click()
    await expect.poll(outline).toEqual(before)
  }
  await row('Menus').click()
  await row('primary').focus()
  await page.keyboard.press('ArrowRight')
  await expect(row('Account')).toBeVisible()
  const begun = await outline()
  const without = (name: string) => begun.filter(each => each !== name)
  const at = begun.indexOf('.Account')
  const benefits = begun.indexOf('.Benefits')

  // By keys: the focus goes along.
  await row('Account').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(outline).toEqual(without('.Account').toSpliced(at + 1, 0, '.Account'))
  await expect(row('Account')).toBeFocused()
  await takenBack(begun)
  await row('Account').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(outline).toEqual(without('.Account').toSpliced(at, 0, '..Account'))
  await expect(row('Account')).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect.poll(outline).toEqual(begun)
  await takenBack(without('.Account').toSpliced(at, 0, '..Account'))
  await takenBack(begun)

  // By dragging: between two others, and onto one into its list.
  await row('Account').hover()
  await row('Account').dragTo(row('Benefits'), { targetPosition: { x: 40, y: 29 } })
  await expect.poll(outline).toEqual(without('.Account').toSpliced(benefits, 0, '.Account'))
  await takenBack(begun)
  await row('Account').dragTo(row('Benefits'), { targetPosition: { x: 40, y: 15 } })
  await expect.poll(async () => (await outline()).includes('..Account')).toBe(true)
  await expect(form.getByText('account', { exact: true })).toBeVisible()
  await undo.click()
  await expect.poll(async () => (await outline()).includes('.Account')).toBe(true)
  await row('Benefits').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(outline).toEqual(begun)

  // By buttons: two clicks are two moves, however fast.
  await row('Account').click()
  await form.getByRole('button', { name: 'Move down' }).dblclick()
  await expect.poll(outline).toEqual(without('.Account').toSpliced(at + 2, 0, '.Account'))
  await takenBack(without('.Account').toSpliced(at + 1, 0, '.Account'))
  await takenBack(begun)
  await form.getByLabel('Move into').selectOption({ label: 'Benefits: items' })
  await expect.poll(async () => (await outline()).includes('..Account')).toBe(true)
  await undo.click()
  await row('Benefits').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(outline).toEqual(begun)

  // Another one, the same one again, and one fewer: by keys, then by buttons.
  await row('Account').focus()
  await page.keyboard.press('Alt+Enter')
  await expect(row('New title')).toBeFocused()
  await expect.poll(outline).toEqual(begun.toSpliced(at + 1, 0, '.New title'))
  await takenBack(begun)
  await row('Account').focus()
  await page.keyboard.press('Control+d')
  await expect(row('Account')).toHaveCount(2)
  await takenBack(begun)
  await row('Account').focus()
  await page.keyboard.press('Delete')
  await expect.poll(outline).toEqual(without('.Account'))
  await expect(row('Benefits')).toBeFocused()
  await takenBack(begun)
  await row('Account').click()
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await expect(row('Account')).toHaveCount(2)
  await takenBack(begun)
  await row('Account').click()
  await form.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(row('Benefits')).toBeFocused()
  await takenBack(begun)

  // Hidden from a day on is shown until the day before.
  await row('Home').first().click()
  await row('Recent claims').focus()
  await page.keyboard.press('Shift+Delete')
  await expect(form.getByLabel('Hide from')).toBeFocused()
  await form.getByLabel('Hide from').fill('2026-12-01')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Last day')).toHaveValue('2026-11-30')
  await expect(row('Recent claims')).toHaveAccessibleName(/shown on certain days/)
  await undo.click()
  await expect(form.getByLabel('Last day')).toHaveValue('')
  await expect(saved).toBeVisible()
})

test('[STUDIO-11] edits save themselves, wait where there is no line, outlast a reload, and clash field by field', async ({
  page,
  browser,
  studio,
  complaints,
}) => {
  await openStudio(page, studio, { as: 'editorOfOne', heading: 'Overview' })
  await beginDraft(page, 'Two at once')
  const { tree, form, saved, clashes } = partsOf(page)
  const title = form.getByLabel('Title', { exact: true })
  const more = form.getByRole('textbox', { name: 'Body' })
  await tree.getByRole('row', { name: 'Home', exact: true }).first().click()
  await form.getByLabel('Add to items').selectOption('info-banner')
  await form.getByRole('button', { name: 'Add it' }).click()
  await title.fill('Closed')
  await more.fill('All day.')
  await expect(saved).toBeVisible()

  // Without a line.
  const unsaved = page.getByText('Not saved: kept in this browser, and sent again by itself')
  await page.context().setOffline(true)
  await title.fill('Closed today')
  await expect(unsaved).toBeVisible()
  await page.context().setOffline(false)
  await expect(saved).toBeVisible()
  const forgetLine = () =>
    complaints.splice(0, complaints.length, ...complaints.filter(said => !said.includes('ERR_INTERNET_DISCONNECTED')))
  forgetLine()

  // Nothing is lost over a reload.
  let isDown = true
  await page.route('**/graphql', route =>
    isDown && route.request().postData()?.includes('saveDraft') ? route.fulfill({ status: 503 }) : route.fallback(),
  )
  await title.fill('Closed on Monday')
  await expect(unsaved).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('Closed on Monday')
  await expect(unsaved).toBeVisible()
  isDown = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(saved).toBeVisible()

  // Somebody else has the same draft open, and saves while there is no line to hear of it.
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' })
  const other = await context.newPage()
  const theirs = partsOf(other)
  await openStudio(other, studio, { as: 'editor', path: new URL(page.url()).pathname, heading: 'Two at once' })
  await other.goto(page.url())
  await expect(theirs.form.getByLabel('Title', { exact: true })).toHaveValue('Closed on Monday')
  await page.context().setOffline(true)
  await theirs.form.getByLabel('Title', { exact: true }).fill('Shut on Monday')
  await theirs.form.getByRole('textbox', { name: 'Body' }).fill('We are back on Tuesday.')
  await expect(theirs.saved).toBeVisible()

  await title.fill('Closed on Mondays')
  await more.fill('Back soon.')
  await expect(unsaved).toBeVisible()
  await page.context().setOffline(false)
  await expect(clashes).toBeVisible()
  forgetLine()
  // What is typed meanwhile is the side that one may choose, and nothing is lost over a reload.
  await expect(more).toHaveValue('Back soon.')
  await more.fill('Back on Tuesday.')
  await expect(clashes.getByText('“Back on Tuesday.”')).toBeVisible()
  await page.reload()
  await expect(clashes.getByText('2 of 2 still to choose')).toBeVisible()
  const choice = (name: string) => clashes.getByRole('group', { name })
  await choice('Title').getByRole('radio', { name: 'Mine “Closed on Mondays”' }).check()
  await choice('Body').getByRole('radio', { name: 'Theirs “We are back on Tuesday.”' }).check()
  await clashes.getByRole('button', { name: 'Settle it' }).click()
  await expect(clashes).toHaveCount(0)
  await expect(saved).toBeVisible()
  await expect(title).toHaveValue('Closed on Mondays')
  await expect(more).toHaveValue('We are back on Tuesday.')
  await other.reload()
  await expect(theirs.form.getByLabel('Title', { exact: true })).toHaveValue('Closed on Mondays')
  await context.close()
})

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The parts of a desk. */
const partsOf = (page: Page) => ({
  tree: page.getByRole('treegrid', { name: 'Surfaces and items' }),
  form: page.getByRole('region', { name: 'Form' }),
  mistakes: page.getByRole('region', { name: 'Mistakes' }),
  undo: page.getByRole('button', { name: 'Undo' }),
  brand: page.getByRole('combobox', { name: 'Brand' }),
})

async function begin(page: Page, name: string) {
  await page.getByLabel('New draft').fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('[STUDIO-05] [STUDIO-07] an entry, a notice and a tile are edited with widgets that fit, and each field tells where it comes from', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await begin(page, 'Forms that fit')
  const { tree, form, mistakes, undo, brand } = partsOf(page)
  const group = (name: string) => form.getByRole('group', { name: new RegExp(`^${name}`) })
  const field = (name: string) => form.locator(`[data-field="${name}"]`)

  // An entry: where it leads, its icon, the places it stands in, whom it is otherwise for.
  await tree.getByRole('row', { name: 'Menus', exact: true }).click()
  await tree.getByRole('row', { name: 'primary', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await tree.getByRole('row', { name: 'Account', exact: true }).click()
  const title = form.getByLabel('Title', { exact: true })
  await expect(title).toHaveAccessibleDescription(/From base/)
  await title.fill('My account')
  await expect(title).toHaveAccessibleDescription(/Changed in this draft/)
  await form.getByRole('button', { name: 'Take back the change of Title' }).click()
  await expect(title).toHaveValue('Account')
  await expect(title).toHaveAccessibleDescription(/From base/)
  await title.fill('My account')
  await form.getByRole('button', { name: 'Title as all brands have it' }).click()
  await expect(title).toHaveValue('Account')

  // One like it: rules of the business hold the other where it leads.
  await tree.getByRole('row', { name: 'Account', exact: true }).focus()
  await page.keyboard.press('Alt+Enter')
  await expect(title).toHaveValue('New title')
  await expect(title).toHaveAccessibleDescription(/New in this draft/)
  const kind = form.getByLabel('What Leads to is')
  const target = field('target').getByLabel('Leads to', { exact: true })
  await kind.selectOption('A phone number')
  await target.fill('503-555-0199')
  await kind.selectOption('An e-mail address')
  await target.fill('help@example.org')
  await kind.selectOption('A page elsewhere (https)')
  await target.fill('https://www.example.org')
  await expect(mistakes).toContainText('No mistakes')
  await kind.selectOption('A page of the portal')
  await target.selectOption({ value: '/claims' })
  await group('Icon').getByText('Change').click()
  await group('Icon').getByRole('radio', { name: 'Star' }).check()
  await expect(group('Icon').locator('summary')).toContainText('Star')
  await form.getByLabel('Opens in a new tab').check()
  await group('Otherwise for some members').getByRole('button', { name: 'Add a variant' }).click()
  await expect(form.getByRole('group', { name: 'Variant 1' }).getByLabel('Title')).toBeVisible()
  await form.getByRole('button', { name: 'Remove variant 1' }).click()
  await expect(mistakes).toContainText('No mistakes')

  // What the brand says itself, before this draft.
  await tree.getByRole('row', { name: 'Home', exact: true }).first().click()
  await tree.getByRole('row', { name: /^Hello, / }).click()
  const picture = group('Picture').first()
  await expect(picture.getByText('Said by this brand')).toBeVisible()
  await picture.getByLabel('File', { exact: true }).selectOption('dental.svg')
  await expect(picture.getByText('Changed in this draft')).toBeVisible()
  await form.getByRole('button', { name: 'Picture as all brands have it' }).click()
  await expect(field('picture').getByRole('button', { name: 'Take back the change of Picture' })).toBeVisible()
  await undo.click()
  await undo.click()
  await expect(picture.getByText('Said by this brand')).toBeVisible()

  // A notice: words with markup as members read them, its days, and the group that it is for, by its name.
  await tree.getByRole('row', { name: 'Home', exact: true }).first().click()
  await form.getByLabel('Add to items').selectOption('info-banner')
  await form.getByRole('button', { name: 'Add it' }).click()
  const body = form.getByRole('textbox', { name: 'Body' })
  await body.fill('Closed')
  await body.press('Control+a')
  await form.getByRole('button', { name: 'Bold' }).click()
  await expect(body).toHaveValue('**Closed**')
  await expect(group('Body').or(form).locator('figure strong')).toHaveText('Closed')
  await form.getByLabel('First day').fill('2026-12-01')
  await form.getByRole('button', { name: 'Choose for whom' }).click()
  await form.getByLabel('Condition', { exact: true }).last().selectOption('in')
  await form.getByLabel('by its name or number').fill('10002805')
  await form.getByRole('button', { name: 'Take this group' }).click()
  await expect(form.getByText(/^Everyone who is in the segment/)).toBeVisible()
  await expect(mistakes).toContainText('No mistakes')
  await expectAccessible(page)

  // A program, by its number with its name beside it.
  await tree.getByRole('row', { name: 'Tools', exact: true }).last().click()
  await form.getByLabel('Add to items').selectOption('program')
  await form.getByRole('button', { name: 'Add it' }).click()
  const program = form.getByRole('combobox', { name: 'Program', exact: true })
  const known = form.locator('datalist option').first()
  await program.fill((await known.getAttribute('value')) ?? '')
  await expect(field('program').getByText((await known.getAttribute('label')) ?? '', { exact: true })).toBeVisible()

  // What all brands share says whom an edit reaches, before it is made.
  await brand.selectOption({ label: 'All brands (base)' })
  await tree.getByRole('row', { name: 'Home', exact: true }).first().click()
  await tree.getByRole('row', { name: /^Hello, / }).click()
  const greeting = form.getByLabel('Greeting', { exact: true })
  await expect(greeting).toHaveAccessibleDescription(/A change here reaches .* and /)
  await expect(picture).toHaveAccessibleDescription(/Not .*: said otherwise there\./)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('[STUDIO-08] [STUDIO-12] the form and the JSON of a file are one text, which tells its mistakes in both', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await begin(page, 'One text')
  const { tree, form, mistakes, undo } = partsOf(page)
  const editor = form.getByRole('textbox', { name: /^JSON of / })
  const text = async () => (await editor.locator('.cm-line').allTextContents()).join('\n')
  // By no pointer: while the list of mistakes comes and goes its second click would be on another word.
  async function select(quoted: string) {
    await editor.focus()
    await editor.getByText(quoted, { exact: true }).evaluate(({ firstChild: written }) => {
      if (written) getSelection()?.setBaseAndExtent(written, 1, written, (written.textContent?.length ?? 0) - 1)
    })
  }
  const tab = (name: 'Form' | 'JSON') => form.getByRole('tab', { name, exact: true })
  // The page is drawn before anything is wrong that it could be drawn of.
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 })
  await tree.getByRole('row', { name: /^Hello, / }).click()
  await tab('JSON').click()
  await expect(editor).toContainText('"id": "welcome"')
  const shipped = await text()
  const fields = /"fields": \{.*\}$/m.exec(shipped)?.[0] ?? ''
  expect(fields).toContain('"src"')

  // An edit in the form goes into the line in which its neighbours stand, and back to the byte.
  await tab('Form').click()
  const greeting = form.getByLabel('Greeting', { exact: true })
  await greeting.fill('Hi')
  await tab('JSON').click()
  const edited = shipped.replace(fields, `${fields.slice(0, -2)}, "greeting": "Hi" }`)
  await expect.poll(text).toBe(edited)

  // What is typed here is in the form, with what can stand at the cursor, and what it means.
  await editor.getByText('"changes"', { exact: true }).hover()
  await expect(page.locator('.cm-tooltip-hover')).toContainText(/\w+ \w+/)
  await select('"welcome"')
  await page.keyboard.type('to')
  await page.keyboard.press('Control+Space')
  await expect(page.getByRole('option', { name: 'tools' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mistakes).toContainText(/\d mistake/)
  await expect(editor.locator('.cm-lintRange-error').first()).toHaveText('"to"')
  await expectAccessible(page)
  // Tab leaves the editor, as it is said beside it.
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
  // Each step is drawn before the next is taken back: one too many would take back the form's edit, too.
  for (let now = await text(); now !== edited; now = await text()) {
    await undo.click()
    await expect.poll(text).not.toBe(now)
  }
  await expect(mistakes).toContainText('No mistakes')
  await select('"Hi"')
  await page.keyboard.type('Welcome')
  await tab('Form').click()
  await expect(greeting).toHaveValue('Welcome')

  // A mistake stands at its field and in the list, in the same words, and leads back to it.
  await greeting.fill('')
  await expect(greeting).toHaveAttribute('aria-invalid', 'true')
  const told = mistakes.getByRole('listitem').first()
  const words = ((await told.textContent()) ?? '').replace(/^\S+ /, '')
  expect(words).toMatch(/^Found .*; expected /)
  await expect(greeting).toHaveAccessibleDescription(new RegExp(words.replaceAll(/[^\w ]/g, '.')))
  await tree.getByRole('row', { name: /^Alerts/ }).click()
  await told.getByRole('button').click()
  await expect(greeting).toBeVisible()
  await greeting.fill('Hello')
  await expect(mistakes).toContainText('No mistakes')
  while (await undo.isEnabled()) await undo.dispatchEvent('click')
  await tab('JSON').click()
  await expect.poll(text).toBe(shipped)
})

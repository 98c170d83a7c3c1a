import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The first who asks for sample members waits for the start of their gateway. */
const slow = { timeout: 40_000 }

async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('[STUDIO-04] [STUDIO-06] [STUDIO-16] an editor finds items by whatever is known of them, says for whom one is, and changes many at once', async ({
  page,
  studio,
}) => {
  const name = `Found by keys ${randomUUID().slice(0, 4)}`
  const find = page.getByRole('dialog', { name: 'Find an item' })
  const words = find.getByRole('combobox', { name: /^Words/ })
  const options = find.getByRole('listbox', { name: 'Items' }).getByRole('option')
  const form = page.getByRole('region', { name: 'Form' })
  const sentence = form.getByRole('status').first()

  await test.step('one key finds what is live, in all brands, and opens it to read', async () => {
    await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
    await page.keyboard.press('Control+k')
    await expect(words).toBeFocused()
    for (const [text, found] of [
      ['benefits-medical', 'Id: benefits-medical'],
      ['outline of coverage', 'Outline of coverage'],
      ['/benefits/medical', 'Leads to: /benefits/medical'],
      ['full-benefits-menu', 'Named condition: full-benefits-menu'],
      ['active dental plan', 'active dental plan'],
      ['lighthouse', 'Group: 10004760 Lighthouse Retirees'],
      ['program 37', 'Program: 37 Pharmacy'],
      ['10004760', 'Group: 10004760 Lighthouse Retirees'],
    ] as const) {
      await words.fill(text)
      await expect(options.filter({ hasText: found }).first()).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByText('What is live: Menus of all brands')).toBeVisible()
  })

  await test.step('in a draft, by keys alone', async () => {
    await page.goto(studio.origin)
    await page.getByLabel('New draft').fill(name)
    await page.getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
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
    // Sample members who do not answer are asked again.
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('query PersonaFacts') ? route.fulfill({ status: 503 }) : route.fallback(),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?brand=base&surface=menus&item=benefits-medical/)
  })

  const beside = form.getByRole('region', { name: 'What follows from it' })
  await test.step('what follows from a condition stands beside it', async () => {
    await expect(beside).toContainText('Could not load sample members')
    await page.unroute('**/graphql')
    await beside.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(beside).toContainText('somebody who is signed in, has an active medical plan')
    await expect(beside).toContainText(/Does not hold, for example, forsomebody who/)
    await expect(beside).toContainText('If the account cannot be had, it is not known of everyone who is signed in.')
    await expect(sentence).toContainText('Everyone who')
  })

  await test.step('the same is said by keys, by mouse, and shorter', async () => {
    const before = (await sentence.textContent()) ?? ''
    const press = async (label: string | RegExp) => {
      await form.getByRole('button', { name: label }).last().focus()
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
    await expect(sentence).toHaveText(before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(sentence).toContainText('has coverage now')

    const click = (label: string | RegExp) => form.getByRole('button', { name: label }).last().click()
    const condition = form.getByRole('combobox', { name: 'Condition' }).last()
    await click('And …')
    await condition.selectOption('dental')
    await form.getByRole('checkbox', { name: 'has a terminated dental plan' }).last().click()
    await expect(sentence).toContainText('dental plan')
    await click('And …')
    await condition.selectOption('use')
    await form.getByRole('combobox', { name: 'Named condition' }).last().selectOption('current-plan')
    await click('And …')
    await condition.selectOption('in')
    await form.getByLabel('by its name or number').last().fill('City of Portland')
    await click('Take this group')
    await expect(sentence).toContainText(/segment|group/)
    // What moves and wraps stays open, at the row that was edited last.
    await click('Wrap in “not”')
    await expect(form.getByText('This does not hold')).toBeVisible()
    await click(/^Remove: /)
    for (const outcome of [/Holds for [1-9]/, /Does not hold for [1-9]/, /Is not known of \d/])
      await expect(beside).toContainText(outcome, slow)
    await expectAccessible(page)
    await expectNarrow(page)
  })

  await test.step('one change of many items is listed first, and is one step', async () => {
    await page.keyboard.press('Control+k')
    await words.fill('lighthouse')
    await find.getByRole('button', { name: 'Change several of these at once' }).press('Enter')
    await page.getByRole('button', { name: 'Pick all 6 shown' }).press('Enter')
    await page.getByRole('radio', { name: 'Give a field a value' }).press('Space')
    await page.getByLabel('Field', { exact: true }).selectOption('until')
    await page.getByLabel('Last day').fill('2031-10-30')
    const effects = page.getByRole('region', { name: '3. What comes of it' })
    await expect(effects.getByRole('status')).toHaveText('6 items change in 1 file.')
    const medical = effects.getByRole('row', { name: /benefits-medical/ })
    // What all brands share is listed with each brand that it changes.
    await expect(medical).toContainText(/Menus of All brands \(base\), .+, /)
    await expect(medical).toContainText('Last day: nothing')
    await expect(medical).toContainText('Last day: 2031-10-30')
    // What it would break is told before it is made.
    await expect(effects).toContainText('Mistakes in what it changes: 1')
    await expectAccessible(page)
    await expectNarrow(page)
    await effects.getByRole('button', { name: 'Make this change' }).press('Enter')
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Last day of 6 items: done.')
    await page.getByRole('searchbox', { name: /^Words/ }).fill('2031-10-30')
    // One of them stands in a file of a brand's own, too.
    await expect(page.getByText('7 found')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByText('0 found')).toBeVisible()
  })
})

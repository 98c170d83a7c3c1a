import { first } from '../support/brands.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** A colour as browsers tell it. */
const rgbOf = (hex: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('[STUDIO-13] [STUDIO-14] [STUDIO-15] an editor replaces words over brands, begins a brand in five fields, and mends its look beside the page', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await page.getByLabel('New draft').fill('A fifth brand')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A fifth brand' })).toBeVisible()
  const screens = page.getByRole('navigation', { name: 'Of this draft' })
  const mistakes = page.getByRole('region', { name: 'Mistakes' })
  const messages = page.getByRole('log', { name: 'Messages' })
  const narrow = async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }

  // Words: found, said otherwise where they stand, and in Spanish.
  await screens.getByRole('link', { name: 'Words' }).click()
  await page.getByLabel('Find words').fill('Log out')
  await expect(page.getByText(/^\d{1,2} texts$/)).toBeVisible({ timeout: 30_000 })
  const row = page.getByRole('row', { name: /Text \/ shell \/ logOut\b/ })
  await row.getByRole('button', { name: /English: Log out$/ }).press('Enter')
  await row.getByRole('textbox', { name: /English$/ }).fill('Log out now')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: /English: Log out now$/ })).toBeFocused()
  await expect(row.getByText('Said by this brand')).toBeVisible()
  await row.getByRole('button', { name: /Spanish: / }).click()
  await row.getByRole('textbox', { name: /Spanish$/ }).fill('Salir ya')
  await page.keyboard.press('Escape')
  await expect(row.getByText('Salir ya')).toHaveCount(0)
  await row.getByRole('button', { name: /^Take these/ }).click()
  await expect(row.getByText('Said by this brand')).toHaveCount(0)

  // Replaced over brands: each place is shown first, one is left out, and one step takes all of it back.
  await page.getByText('Replace words over brands').click()
  await page.getByLabel('Find', { exact: true }).fill('ID card')
  await page.getByLabel('Put in its place').fill('member card')
  const found = page.getByText(/^Found in \d+ places/)
  const places = page.getByRole('checkbox', { name: /member card/ })
  await expect(places.first()).toBeVisible()
  const count = await places.count()
  expect(count).toBeGreaterThan(2)
  await places.first().uncheck()
  await expect(found).toHaveText(`Found in ${count} places, ${count - 1} of them chosen`)
  await narrow()
  await page.getByRole('button', { name: `Replace in ${count - 1} places` }).click()
  await expect(messages).toContainText(`Replaced in ${count - 1} places`)
  await expect(page.getByText('Found in 1 place, 0 of them chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(found).toHaveText(`Found in ${count} places, ${count - 1} of them chosen`)

  // A brand: what is taken is told at its field.
  await screens.getByRole('link', { name: 'New brand' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Lakeside Mutual')
  await expect(page.getByLabel('Folder')).toHaveValue('lakeside-mutual')
  await page.getByLabel('Domain id').fill('1')
  await page.getByRole('button', { name: 'Begin the brand' }).click()
  await expect(page.getByLabel('Domain id')).toBeFocused()
  await expect(page.getByText(/^Found domain id 1, which .* has too; expected a domain id of its own/)).toBeVisible()
  await expect(page.getByText(/^Found no host; expected a host name/)).toBeVisible()
  await narrow()
  await page.getByLabel('Domain id').fill('99')
  await page.getByLabel('Host').fill('lakeside.example')
  await page.getByLabel('Main colour', { exact: true }).fill('#8fd3a5')
  await page.getByRole('button', { name: /^Take #/ }).click()
  await page.getByRole('button', { name: 'Begin the brand' }).click()
  await expect(messages).toContainText('Lakeside Mutual is in the draft')
  await expect(page.getByRole('combobox', { name: 'Brand' })).toHaveValue('lakeside-mutual')
  await expect(mistakes).toContainText('No mistakes')

  // Its page beside its look, before anything of it is live.
  const after = page.frameLocator('iframe[title="Lakeside Mutual (new) as this draft makes it"]')
  // The first preview of all starts the process of sample members.
  await expect(after.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 })
  await expect(after.getByRole('img', { name: 'Lakeside Mutual' }).first()).toBeVisible()
  const text = page.getByLabel('Text', { exact: true })
  const pairs = page.getByText(/pairs of colours can(not)? be read/)
  await expect(pairs).toHaveText(/^All \d+ pairs of colours can be read$/)
  await text.fill('#bbbbbb')
  await expect(pairs).toHaveText(/^\d+ of \d+ pairs of colours cannot be read$/)
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await expect(text).toHaveAccessibleDescription(
    /Found "text" #bbbbbb on "page" .*, a contrast of [\d.]+; expected 4.5/,
  )
  const take = page.getByRole('button', { name: /^Take #\w{6} for text$/ })
  const [taken = ''] = /#\w{6}/.exec((await take.textContent()) ?? '') ?? []
  await take.click()
  await expect(pairs).toHaveText(/^All \d+/)
  // What cannot be read has no page: the one that comes after it is another one.
  await expect(after.locator('body')).toHaveCSS('color', rgbOf(taken))
  const card = after.getByRole('link', { name: 'View your ID card' })
  const corners = await card.evaluate(link => getComputedStyle(link).borderRadius)
  await page.getByLabel('Page', { exact: true }).fill('#fff4e0')
  await page.getByLabel('Size of text').fill('20')
  await page.getByLabel('Buttons', { exact: true }).selectOption('square')
  const logo = page.getByRole('group', { name: 'Logo', exact: true })
  await logo.getByLabel('Words for whoever does not see it').fill('Lakeside')
  await logo.getByLabel('File', { exact: true }).selectOption('footer.svg')
  // Each edit is drawn, one after the other.
  await expect(after.getByRole('img', { name: 'Lakeside', exact: true }).first()).toHaveAttribute(
    'src',
    /footer\.svg/,
    { timeout: 40_000 },
  )
  await expect(after.locator('html')).toHaveCSS('background-color', 'rgb(255, 244, 224)')
  await expect(card).not.toHaveCSS('border-radius', corners)
  await expect(mistakes).toContainText('No mistakes')
  await narrow()

  // A brand that is live stands there before and after.
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ index: 0 })
  const sideOf = (name: string) => page.getByRole('region', { name, exact: true }).frameLocator('iframe')
  for (const side of ['Before', 'After'])
    await expect(sideOf(side).getByRole('img', { name: first.name }).first()).toBeVisible({ timeout: 40_000 })
  const ownType = sideOf('After').getByRole('heading', { level: 1 })
  const family = await ownType.evaluate(heading => getComputedStyle(heading).fontFamily)
  await page.getByLabel('Typeface of headings').selectOption({ label: 'What devices have' })
  await expect(ownType).not.toHaveCSS('font-family', family)
})

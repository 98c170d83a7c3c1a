import type { FrameLocator, Page } from 'playwright/test'
import { brandFiles } from '../../../engine/new-brand/brand-files.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { saveDraft } from '../support/studio/ask-graph.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The first preview of all starts the process of sample members. */
const slow = { timeout: 40_000 }

// The frame takes after its own scheme, not after the browser's.
test.use({ colorScheme: null })

/** A day that is never today. */
const closedOn = `${new Date().getFullYear() + 1}-12-25`

/** A banner of one day, and another title of a tile, as a brand says them. */
const ownHome = JSON.stringify({
  changes: [
    { change: 'set', id: 'recent-claims', fields: { title: 'What was done for you' } },
    {
      change: 'add',
      item: {
        ...{ id: 'closed', block: 'info-banner', column: 'full', title: 'Closed on this day', body: 'Until tomorrow.' },
        ...{ from: closedOn, until: closedOn },
      },
    },
  ],
})
const lake = { id: 'lake', domainId: 98, name: 'Lake Health', legalName: 'Lake Health, Inc.', primary: '#1f5263' }

/** Saves a draft as its desk does, and goes to its preview. */
async function openPreview(page: Page, name: string, files: ReadonlyMap<string, string>) {
  await saveDraft(page, name, Object.fromEntries(files))
  await page.goto(`${new URL(page.url()).origin}/drafts/${encodeURIComponent(name)}/preview?brand=first`)
}

const bar = (page: Page) => page.getByRole('group', { name: 'What to look at' })
const field = (page: Page, label: string) => bar(page).getByLabel(label, { exact: true })
const frameOf = (page: Page, title = 'Preview') => page.frameLocator(`iframe[title="${title}"]`)
const topOf = (frame: FrameLocator) => frame.locator('html').evaluate(() => Math.round(scrollY))

test('[STUDIO-18] [STUDIO-23] the preview is the real page over the draft: as any member, at any time, in any brand, language, width and scheme, at every step and error', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  const begun = brandFiles({ ...lake, hosts: ['lake.example'] })
  await openPreview(
    page,
    'Looked at',
    new Map([['first/home.json', ownHome], ...[...begun].map(([path, text]) => [`lake/${path}`, text] as const)]),
  )
  const shown = frameOf(page)
  const html = shown.locator('html')
  await expect(shown.locator('[data-item="home/recent-claims"]')).toContainText('What was done for you', slow)

  // Another member and another day, without losing the place.
  const greeting = shown.locator('[data-item="home/welcome"]')
  const former = (await greeting.textContent()) ?? ''
  await html.evaluate(() => scrollTo(0, 200))
  await field(page, 'Member').selectOption('dependent')
  await expect(greeting).not.toHaveText(former)
  expect(await topOf(shown)).toBe(200)
  await expect(shown.getByText('Closed on this day')).toHaveCount(0)
  await field(page, 'Day and time').fill(`${closedOn}T12:00`)
  await expect(shown.getByText('Closed on this day')).toHaveCount(1, slow)
  await expect.poll(() => topOf(shown)).toBe(200)

  // Language, width, colours and size of text are those of the page.
  await field(page, 'Language').selectOption('es-US')
  await expect(html).toHaveAttribute('lang', 'es-US')
  await field(page, 'Language').selectOption('')
  await expect(html).toHaveAttribute('lang', 'en-US')
  await field(page, 'Width').selectOption('375')
  await expect.poll(() => html.evaluate(() => innerWidth)).toBe(375)
  await field(page, 'Colours').selectOption('dark')
  await expect.poll(() => html.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
  await field(page, 'Colours').selectOption('light')
  await field(page, 'Text size').selectOption('200')
  await expect(html).toHaveCSS('font-size', '32px')
  await field(page, 'Text size').selectOption('100')
  await expect(html).toHaveCSS('font-size', '16px')

  // What opens: the menu of phones, and the dialog before a session ends.
  const place = field(page, 'Place')
  await place.selectOption({ label: 'Menu of phones' })
  await expect(
    shown
      .getByRole('link', { name: 'Log out' })
      .or(shown.getByRole('button', { name: 'Log out' }))
      .first(),
  ).toBeVisible()
  await place.selectOption({ label: 'Dialog: the session ends soon' })
  await expect(shown.getByRole('alertdialog').or(shown.getByRole('dialog')).last()).toBeVisible()
  await expectAccessible(page)

  // An alert, each step after the password, and each error page.
  await field(page, 'Width').selectOption('0')
  await place.selectOption({ label: 'You are not currently enrolled in a plan' })
  await expect(shown.getByText('You are not currently enrolled in a plan')).toBeVisible(slow)
  const places = async (group: string) => {
    const options = place.locator(`optgroup[label="${group}"] option`)
    return Promise.all((await options.all()).map(async each => (await each.textContent()) ?? ''))
  }
  const heading = shown.getByRole('heading', { level: 1 })
  const steps = await places('Steps after the password')
  expect(steps).toContain('Hand off')
  for (const [group, labels] of [
    ['Steps', steps],
    ['Errors', await places('Error pages')],
  ] as const) {
    expect([group, labels.length > 3]).toEqual([group, true])
    for (const label of labels) {
      const before = await heading.evaluateHandle(element => element)
      await place.selectOption({ label })
      await expect.poll(() => before.evaluate(element => element.isConnected).catch(() => false), slow).toBe(false)
      await expect(heading).toBeVisible(slow)
    }
  }

  // A brand that begins with the draft, and its log-in.
  await field(page, 'Brand').selectOption('lake')
  await field(page, 'Standing').selectOption('SIGNED_OUT')
  await place.selectOption({ label: 'Log in' })
  await expect(shown.getByRole('img', { name: 'Lake Health' }).first()).toBeVisible(slow)
  await expect(shown.getByRole('textbox', { name: 'Password' })).toBeVisible(slow)
  await expect(field(page, 'Member').locator('option').nth(30)).toBeAttached(slow)
  await expect(field(page, 'Beside it').locator('option[value="live"]')).toHaveCount(0)
})

test('[STUDIO-20] [STUDIO-22] [STUDIO-24] two looks stand side by side and scroll together, what is not shown says why and can be shown, and a page that cannot be drawn can be loaded again', async ({
  page,
  studio,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await openPreview(page, 'Side by side', new Map([['first/home.json', ownHome]]))
  const [one, other] = [frameOf(page, 'Preview, first'), frameOf(page, 'Preview, beside it')]
  const tileIn = (frame: FrameLocator) => frame.locator('[data-item="home/recent-claims"]')
  const greetingIn = (frame: FrameLocator) => frame.locator('[data-item="home/welcome"]')

  // Live and draft, in the same place of the page, whichever is scrolled.
  await field(page, 'Beside it').selectOption('live')
  await expect(tileIn(one)).toContainText('What was done for you', slow)
  await expect(tileIn(other)).toContainText('Recent claims', slow)
  await one.locator('html').evaluate(() => scrollTo(0, 150))
  await expect.poll(() => topOf(other)).toBe(150)
  await other.locator('html').evaluate(() => scrollTo(0, 40))
  await expect.poll(() => topOf(one)).toBe(40)

  // Two members, two days, two brands.
  await field(page, 'Beside it').selectOption('persona')
  await field(page, 'Other member').selectOption('dependent')
  await expect(tileIn(other)).toContainText('What was done for you', slow)
  await expect(greetingIn(other)).not.toHaveText((await greetingIn(one).textContent()) ?? '')
  await field(page, 'Beside it').selectOption('at')
  await field(page, 'Other day and time').fill(`${closedOn}T12:00`)
  await expect(other.getByText('Closed on this day')).toHaveCount(1, slow)
  await expect(one.getByText('Closed on this day')).toHaveCount(0)
  await field(page, 'Beside it').selectOption('brand')
  await field(page, 'Other brand').selectOption('senior')
  await expect(other.getByRole('img', { name: 'Lanternhill' }).first()).toBeVisible(slow)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await field(page, 'Beside it').selectOption('')

  // What is not shown, why, and the smallest change.
  const shown = frameOf(page)
  await page.getByText('What this member does not see, and why').click()
  const find = page.getByLabel('Find an item')
  await expect(page.getByText(/^\d+ items are not shown to this member/)).toBeVisible(slow)
  const named = (item: string) => page.getByRole('listitem').filter({ has: page.getByText(item, { exact: true }) })
  const open = async (item: string) => {
    await find.fill(item)
    await named(item).locator('summary').click()
    return named(item)
  }
  const day = await open('closed')
  await expect(day.getByText(/^It shows on December 25, \d{4}; the day is/).last()).toBeVisible()
  await day.getByRole('button', { name: /^Look so: .*December 25/ }).click()
  await expect(shown.getByText('Closed on this day')).toHaveCount(1, slow)
  await field(page, 'Day and time').fill('')
  await find.fill('guard')
  await expect(page.getByText(/^\d+ items? (is|are) not shown/)).not.toHaveText(/^0/)
  const fact = await open('not-enrolled')
  await expect(fact.getByText(/memberStatus is active/).last()).toBeVisible()
  await fact.getByRole('button', { name: /^Look/ }).first().click()
  await expect(shown.getByText('You are not currently enrolled in a plan')).toBeVisible(slow)
  await page.getByRole('button', { name: 'Back to sample members' }).click()
  await field(page, 'Brand').selectOption('senior')
  await find.fill('leaves it out')
  await expect(page.getByText(/^[1-9]\d* items? (is|are) not shown/)).toBeVisible(slow)

  // What cannot be drawn says so, keeps the page that was there, and is loaded again.
  await expect(shown.getByRole('img', { name: 'Lanternhill' }).first()).toBeVisible(slow)
  const former = (await greetingIn(shown).textContent()) ?? ''
  await page.route('**/~preview/state', route => route.fulfill({ body: 'away' }))
  await field(page, 'Member').selectOption('dependent')
  await expect(page.getByText('The page cannot be drawn just now. Nothing of your work is lost.')).toBeVisible()
  await expect(greetingIn(shown)).toHaveText(former)
  await page.unroute('**/~preview/state')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByText('The page cannot be drawn just now.')).toHaveCount(0, slow)
  await expect(greetingIn(shown)).not.toHaveText(former, slow)
})

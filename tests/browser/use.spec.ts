import type { Locator, Page } from 'playwright/test'
import { first } from './support/brands.ts'
import { accountMenu, expect, signIn, test, visit } from './support/portal.ts'

const small = { width: 375, height: 667 }
const wide = { width: 1280, height: 720 }
const fold = (page: Page) => page.getByRole('search').locator('details').first()

/** What a hotel's Wi-Fi answers in place of the portal: as good as no line, without a word in the console. */
const elsewhere = { status: 200, contentType: 'text/html', body: '<html>Welcome to our Wi-Fi</html>' }

test('[MEMBER-21] [MEMBER-23] [ROUTE-68] [OPEN-67] a filtered list shows its count, and a claim leads back to its place in it', async ({
  page,
}) => {
  await page.setViewportSize(small)
  await signIn(page, first, 'manyclaims')
  await visit(page, first, '/claims')
  await expect(fold(page)).not.toHaveAttribute('open')
  await fold(page).locator('> summary').click()
  await page.getByLabel('Status').selectOption({ label: 'Paid' })
  await page.getByRole('button', { name: 'Apply filters' }).click()
  const count = page.locator('[data-results]')
  await expect(count).toBeFocused()
  await expect(count).toBeInViewport()
  await expect(fold(page)).not.toHaveAttribute('open')
  await expect(fold(page).locator('> summary')).toContainText('Paid')
  await expect(fold(page).locator('> summary')).toBeInViewport()

  await page.setViewportSize(wide)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByLabel('Service date from').fill('01/15/2025')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL(/start=2025-01-15/)
  await expect(count).toBeFocused()
  await expect(count).toBeInViewport()

  await page.setViewportSize(small)
  const list = page.url()
  const details = page.getByRole('link', { name: /^Claim details/ }).last()
  const name = (await details.textContent()) ?? ''
  await details.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim details')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByText(name)).toBeInViewport()
  await page.goForward()
  await page.getByRole('link', { name: 'Back to claims' }).click()
  await expect(page.getByRole('link', { name })).toBeFocused()
  await expect(page.getByRole('link', { name })).toBeInViewport()
  expect(page.url().replace(/#.*/, '')).toBe(list)
})

test('[MEMBER-24] [MEMBER-25] [MEMBER-26] [MEMBER-44] an address is changed in three taps from Home, through a broken line and past a careless link', async ({
  page,
}) => {
  await page.setViewportSize(small)
  await signIn(page, first, 'active', '/home')
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'Member information' }).click()
  const edit = page.getByRole('button', { name: 'Edit Address and phone' })
  await expect(edit).toBeInViewport()
  await edit.click()
  const city = page.getByLabel('City')
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Address', { exact: true })).toBeInViewport()
  const before = await city.inputValue()
  await city.fill('Salem')

  // Back and a link ask first; so does the browser before the tab closes.
  await expect(page.locator('dialog', { hasText: 'Leave without saving?' })).toBeAttached()
  await page.goBack()
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asks.getByRole('button', { name: 'Keep editing' }).click()
  await expect(city).toHaveValue('Salem')
  const told = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const dialog = await told
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closed

  await page.route('**/graphql', route => route.fulfill(elsewhere))
  await page.getByRole('button', { name: 'Save' }).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText("This wasn't sent: you seem to be offline")
  await expect(notice).toBeFocused()
  await expect(city).toHaveValue('Salem')
  await page.unroute('**/graphql')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Salem, ')).toBeVisible()
  await expect(notice).toBeHidden()

  // Without a line the page in sight stays, and the next one comes at the next try.
  await page.route('**/graphql', route => route.fulfill(elsewhere))
  await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).click()
  await expect(notice).toContainText("We can't open that page")
  await expect(notice).toBeInViewport()
  await expect(page.getByText('Salem, ')).toBeVisible()
  await page.unroute('**/graphql')
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/contact-us$/)
  await expect(notice).toBeHidden()

  // Help leads to the form itself, and the address is clean after saving.
  await visit(page, first, '/account/support')
  await page.getByRole('link', { name: /^Change your address/ }).click()
  await expect(page.getByLabel('Address', { exact: true })).toBeInViewport()
  await city.fill(before)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${before}, `)).toBeVisible()
  await expect(page).toHaveURL(/\/account\/member-information$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: small, hasTouch: true, isMobile: true })

  test('[MEMBER-34] [MEMBER-35] [MEMBER-36] [MEMBER-06] the everyday tasks take as few taps from Home as they should', async ({
    page,
  }) => {
    let taps = 0
    const tap = async (target: Locator) => {
      await target.tap()
      taps += 1
    }
    const fromHome = async () => {
      await visit(page, first, '/home')
      taps = 0
    }
    const main = page.getByRole('main')

    // How much of my deductible is left?
    await signIn(page, first, 'active', '/home')
    const year = main.getByRole('region', { name: 'Your medical plan this year' })
    await expect(year.getByText('Remaining').first()).toBeInViewport()

    // My ID card, full screen.
    await tap(main.getByRole('link', { name: /ID card/ }).first())
    await expect(page.getByRole('link', { name: 'Show back' })).toBeInViewport()
    expect(taps).toBe(1)

    // What do I owe for the last dental visit?
    await fromHome()
    await tap(main.getByRole('link', { name: 'View all your claims' }))
    await tap(main.getByRole('link', { name: 'Dental', exact: true }))
    await expect(page).toHaveURL(/type=dental/)
    await expect(main.getByText('You owe').first()).toBeInViewport()
    expect(taps).toBe(2)

    // A provider for my child from January; the last tap, which sends it, is left out.
    await fromHome()
    const tile = main.getByRole('link', { name: /find a provider/i }).first()
    await tap(tile)
    await expect(main.getByText('No provider today.')).toBeInViewport()
    await tap(main.getByRole('button', { name: 'Search', exact: true }))
    await tap(main.getByRole('link', { name: /^Choose / }).first())
    const asks = page.getByRole('dialog', { name: /^Choose .*\?$/ })
    await tap(asks.getByRole('radio').nth(1))
    await expect(asks.getByRole('radio').nth(1)).toBeChecked()
    await expect(asks.getByRole('button', { name: 'Choose this provider' })).toBeInViewport()
    expect(taps).toBe(4)
  })
})

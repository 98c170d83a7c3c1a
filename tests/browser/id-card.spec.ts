import type { Locator } from 'playwright/test'
import { brands } from './support/brands.ts'
import { address, desktop, expect, signIn, test, visit } from './support/portal.ts'

/** The card fills a phone's screen, turned; its whole content is on it, and nothing scrolls. */
async function expectLargeCard(dialog: Locator) {
  const measures = await dialog.evaluate(element => {
    const { overflow } = getComputedStyle(document.documentElement)
    const face = [...element.querySelectorAll('article')].find(each => each.checkVisibility())
    const { width, height, top, bottom, left, right } = face?.getBoundingClientRect() ?? new DOMRect()
    return {
      scrolls: overflow !== 'hidden' || element.scrollHeight > element.clientHeight,
      inside: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
      share: (width * height) / (innerWidth * innerHeight),
      shape: height / width,
    }
  })
  expect(measures).toMatchObject({ scrolls: false, inside: true })
  expect(measures.share).toBeGreaterThan(0.65)
  expect(measures.shape).toBeCloseTo(85.6 / 54, 1)
}

for (const brand of brands) {
  test(`[MEMBER-36] [SCOPE-14] [IDCARD-04] [IDCARD-05] [IDCARD-06] [IDCARD-11] ${brand.folder}: a subscriber views a card, full screen and off line too, downloads and e-mails it`, async ({
    page,
    context,
  }) => {
    await signIn(page, brand, 'active')
    await page.getByRole('main').getByRole('link', { name: 'ID card', exact: true }).click()
    await expect(page.getByRole('dialog', { name: /^Medical ID card/ }).getByRole('article')).toBeVisible()
    await visit(page, brand, '/id-card')
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.getByRole('link', { name: 'View Dental ID card' }).click()
    await expect(page).toHaveURL(address(brand, '/id-card?category=dental'))
    await expect(page.getByRole('article', { name: 'Back' })).toContainText('Who to call')

    await page.getByRole('link', { name: 'Show full screen: Dental ID card' }).click()
    const full = page.getByRole('dialog', { name: /^Dental ID card/ })
    await expect(full.getByRole('heading', { level: 1 })).toBeFocused()
    await page.setViewportSize({ width: 375, height: 667 })
    await context.setOffline(true)
    for (const side of ['Show back', 'Show front']) {
      await expectLargeCard(full)
      await full.getByRole('link', { name: side }).press('Enter')
      await expect(full.getByRole('link', { name: side })).toHaveCount(0)
    }
    const others = full.getByText(/^All \d+ cards$/)
    await others.press('Enter')
    await page.keyboard.press('Escape')
    await expect(full.getByRole('navigation')).toHaveCount(0)
    await expect(full).toBeVisible()
    await others.press('Enter')
    await full.getByRole('navigation').getByRole('link').last().press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toHaveText(/^Pharmacy ID card/)
    await expect(page.getByText(/^All \d+ cards$/)).toBeFocused()
    await expectLargeCard(page.getByRole('dialog'))
    await context.setOffline(false)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(address(brand, '/id-card'))
    await page.setViewportSize(desktop)
    await page.getByRole('link', { name: 'View Dental ID card' }).click()

    const opening = context.waitForEvent('page')
    const fetched = page.waitForResponse(/files\/id-card\.pdf/)
    const shown = context.waitForEvent('request', request => request.url().startsWith('blob:'))
    await page.getByRole('link', { name: /^Download Dental ID card/ }).click()
    const pdf = await opening
    expect((await fetched).headers()['content-type']).toBe('application/pdf')
    expect((await shown).frame().page()).toBe(pdf)
    await pdf.close()

    await page.getByRole('link', { name: 'Email Dental ID card' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(/@/)
    await page.getByRole('button', { name: 'Send email' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sent to .+@/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Your ID card was sent.')).toBeVisible()
  })

  test(`[SCOPE-14] [IDCARD-10] [IDCARD-07] [IDCARD-08] ${brand.folder}: a dependent requests a card, and a download that fails closes its window`, async ({
    page,
    context,
  }) => {
    await signIn(page, brand, 'dependent', '/id-card')
    await page.getByRole('link', { name: 'Request Dental ID card by mail' }).click()
    await page.getByRole('button', { name: 'Mail my card' }).click()
    await expect(page.getByText(/will be mailed to the address on file/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to ID cards' }).click()

    await context.route('**/files/id-card.pdf*', route => route.fulfill({ status: 403 }))
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: /^Download Dental ID card/ }).click()
    const waiting = await opening
    await expect.poll(() => waiting.isClosed()).toBe(true)
    await expect(page).toHaveURL(address(brand, '/error/403'))
  })
}

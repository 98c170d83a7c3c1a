import { brands } from './support/brands.ts'
import { address, expect, signIn, test, visit } from './support/portal.ts'

for (const brand of brands) {
  test(`[SCOPE-14] [IDCARD-04] [IDCARD-05] [IDCARD-06] [IDCARD-11] ${brand.folder}: a subscriber views, downloads and e-mails a card`, async ({
    page,
    context,
  }) => {
    await signIn(page, brand, 'active')
    await visit(page, brand, '/id-card')
    await expect(page.getByRole('article')).toHaveCount(4)
    await page.getByRole('link', { name: 'View Dental ID card' }).click()
    await expect(page).toHaveURL(address(brand, '/id-card?category=dental'))
    await expect(page.getByRole('article', { name: 'Back' })).toContainText('Who to call')

    const opening = context.waitForEvent('page')
    const fetched = page.waitForResponse(/files\/id-card\.pdf/)
    const shown = context.waitForEvent('request', request => request.url().startsWith('blob:'))
    await page.getByRole('link', { name: /^Download Dental ID card/ }).click()
    const pdf = await opening
    expect((await fetched).headers()['content-type']).toBe('application/pdf')
    expect((await shown).frame().page()).toBe(pdf)
    await pdf.close()

    await page.getByRole('link', { name: 'E-mail Dental ID card' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(/@/)
    await page.getByRole('button', { name: 'Send e-mail' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sent to .+@/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Your ID card was sent.')).toBeVisible()
  })

  test(`[SCOPE-14] [IDCARD-10] [IDCARD-07] [IDCARD-08] ${brand.folder}: a dependent requests a card, and a download that fails closes its window`, async ({
    page,
    context,
  }) => {
    await signIn(page, brand, 'dependent')
    await visit(page, brand, '/id-card')
    await page.getByRole('link', { name: 'Request Dental ID card by mail' }).click()
    await page.getByRole('button', { name: 'Yes, mail my card' }).click()
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

import { brands } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { address, expect, expectNoSidewaysScroll, phone, signIn, test } from './support/portal.ts'

for (const brand of brands) {
  test(`[SCOPE-15] [PCP-06] [PCP-16] [PCP-18] ${brand.folder}: a subscriber finds a provider for a child, thinks again, and chooses`, async ({
    page,
  }) => {
    await signIn(page, brand, 'active', '/find-care/primary-care')
    const find = page.getByRole('link', { name: /^Find a provider for/ }).first()
    const child = ((await find.getAttribute('aria-label')) ?? '').replace('Find a provider for ', '')
    await find.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Find a provider for ${child}`)
    await page.getByLabel('Distance').selectOption('100')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^Showing 1 to/ })).toBeFocused()

    const choose = page.getByRole('link', { name: /^Choose / }).first()
    const provider = ((await choose.getAttribute('aria-label')) ?? '').replace('Choose ', '')
    await choose.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Choose ${provider}?` })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('heading', { name: provider })).toBeFocused()
    await page.goBack()
    await page.goForward()
    await page.getByRole('link', { name: `Choose ${provider}` }).click()
    await dialog.getByRole('radio').nth(1).check()
    await dialog.getByRole('button', { name: 'Choose this provider' }).click()
    await expect(page).toHaveURL(address(brand, '/find-care/primary-care'))
    await expect(page.getByRole('table', { name: 'Members with a provider' })).toContainText(child)
    await expect(page.getByText(/ is the primary care provider from /)).toBeVisible()
  })

  test(`[PCP-08] [PCP-09] ${brand.folder}: a dependent sees the own provider on a phone, or the search`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await signIn(page, brand, 'dependent', '/find-care/primary-care')
    await expect(page.getByRole('table')).toHaveCount(1)
    await page
      .getByRole('table')
      .getByRole('link', { name: /^(View|Find) / })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Primary care provider of|Find a provider for) /)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PCP-12] [PCP-16] the search and the question whether to choose work by addresses alone', async ({ page }) => {
    const [brand] = brands
    if (!brand) throw new Error('No brand ships')
    await page.goto(address(brand, '/login'))
    await page.getByLabel('Username').fill(`active${brand.domainId}`)
    await page.getByRole('textbox', { name: 'Password' }).fill('Portal2026!')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.goto(address(brand, '/find-care/primary-care/0/search'))
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page
      .getByRole('link', { name: /^Choose / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await dialog.getByRole('link', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page
      .getByRole('link', { name: /^Choose / })
      .first()
      .click()
    await dialog.getByRole('button', { name: 'Choose this provider' }).click()
    await expect(page.getByText(/ is the primary care provider from /)).toBeVisible()
  })
})

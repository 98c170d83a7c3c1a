import { brands, regional, senior } from './support/brands.ts'
import { address, expect, expectNoSidewaysScroll, signIn, test, visit } from './support/portal.ts'

for (const brand of brands) {
  test.describe(brand.folder, () => {
    test('[SCOPE-16] [SCOPE-17] [TILE-02] [TILE-03] [PROGRAM-05] [PROGRAM-07] [REFERRAL-02] [REFERRAL-06] [MATERIAL-06] [FINDCARE-01] [FINDCARE-04] [OPEN-26] a subscriber reads about a program, narrows referrals down and finds handbooks and searches', async ({
      page,
    }) => {
      await signIn(page, brand, 'active', '/benefits/programs')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Featured programs')
      await expect(main.locator('a[href="/passport-dental"]')).toBeVisible()
      await expect(main.locator('a[href="/find-care/find-a-dentist"]')).toHaveCount(brand === regional ? 1 : 0)
      await main.getByRole('link', { name: 'Active and Fit' }).last().click()
      await expect(page).toHaveURL(address(brand, '/benefits/programs/44'))
      await expect(page).toHaveTitle(/^Active and Fit \|/)
      await main.getByRole('link', { name: 'All programs' }).click()
      await expect(page).toHaveURL(/\/benefits\/programs#item-\d+$/)

      await visit(page, brand, '/benefits/referrals')
      await expect(main.getByText(/^Showing 1 to \d+ of \d+ referrals$/)).toBeVisible()
      await main.getByLabel('Status').selectOption('Pending')
      await main.getByRole('button', { name: 'Apply filters' }).click()
      await expect(main.getByText('Showing 1 referral', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/status=PENDING/)
      await page.reload()
      await expect(main.getByLabel('Status')).toHaveValue('PENDING')
      await page.goBack()
      await expect(main.getByText(/^Showing 1 to/)).toBeVisible()

      await visit(page, brand, '/benefits/handbooks')
      await expect(main.getByRole('link', { name: /^Outline of Coverage/ })).toHaveAttribute('target', '_blank')
      await visit(page, brand, '/find-care/resources')
      await expect(main.getByRole('list', { name: 'Your networks' })).toContainText('Network')
      const dentist = main.getByRole('link', { name: /^Find a dentist/ })
      await expect(dentist).toHaveAttribute('href', brand === regional ? '/find-care/find-a-dentist' : /^https:/)
      await expect(main.locator('a[href="/find-care/primary-care"]')).toBeVisible()
      await expect(main.locator('a[href^="https:"]:not([target="_blank"])')).toHaveCount(0)
    })

    test('[REFERRAL-07] [PHARMACY-02] a dependent sees own referrals only, and the way to the pharmacy', async ({
      page,
    }) => {
      await signIn(page, brand, 'minor', '/pharmacy')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: /pharmacy benefit provider/ })).toHaveAttribute('target', '_blank')
      await visit(page, brand, '/benefits/referrals')
      await expect(main.getByLabel('Status')).toBeVisible()
      await expect(main.getByLabel('Member', { exact: true })).toHaveCount(0)
      const names = main.locator('dt', { hasText: /^Member$/ }).locator('+ dd')
      expect(new Set(await names.allTextContents()).size).toBe(1)
    })
  })
}

test('[SCOPE-18] [MATERIAL-01] Medicare materials open in new tabs and fit on 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, senior, 'medicare', '/benefits/medicare-materials')
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('target', '_blank')
  await expectNoSidewaysScroll(page)
})

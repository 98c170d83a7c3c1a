import { ask } from './support/ask.ts'
import { brands, first } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { desktop, expect, expectNoSidewaysScroll, phone, signIn, test } from './support/portal.ts'

test('[SHELL-24] [MEMBER-21] a press on a button below an open list is not lost on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await signIn(page, first, 'manyclaims', '/claims')
  await page.locator('main summary').filter({ hasText: 'Filters' }).click()
  const list = page.getByRole('group', { name: 'Providers' }).locator('details')
  await list.locator('summary').click()
  await page.getByRole('checkbox').first().check()
  const apply = page.getByRole('button', { name: 'Apply filters' })
  await apply.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await apply.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await expect(list).toHaveAttribute('open')
  await page.mouse.up()
  await expect(page).toHaveURL(/\/claims\?provider=[^&]+$/)
})

for (const brand of brands) {
  test.describe(brand.folder, () => {
    test('[SCOPE-12] [SCOPE-13] [CLAIM-09] [CLAIM-10] [CLAIM-11] [CLAIM-13] [CLAIM-23] [EOB-13] [MEMBER-14] a subscriber narrows claims, opens one, its EOB and the PDF, at the second try', async ({
      page,
    }) => {
      // Five screens and two sweeps of axe: three times the usual time.
      test.slow()
      await page.setViewportSize(desktop)
      await signIn(page, brand, 'manyclaims', '/claims?page=2')
      await expect(page.getByText(/^Showing 11 to 20 of \d+ claims$/)).toBeVisible()
      await page.getByLabel('Status').selectOption({ label: 'Paid' })
      await page.getByRole('group', { name: 'Providers' }).locator('summary').click()
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Apply filters' }).click()
      await expect(page).toHaveURL(/\/claims\?provider=[^&]+&status=02$/)
      await expect(page.locator('[data-results]')).toBeFocused()
      await page.reload()
      await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible()
      await page
        .getByRole('link', { name: /^Claim details/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim details')
      await expect(page).toHaveURL(/\/claims\/(medical|dental|vision)\/[^/]+\/\d+\?list=/)
      const zeros = page.locator('[data-quiet]')
      const showAll = page.getByText('Show all amounts')
      for (const viewport of [phone, { width: 320, height: 640 }, desktop]) {
        await page.setViewportSize(viewport)
        await expectNoSidewaysScroll(page)
        await expect(zeros.filter({ visible: true })).toHaveCount(0)
        await expect(showAll).toBeVisible({ visible: viewport === desktop })
      }
      await showAll.click()
      await expect(zeros.filter({ visible: false })).toHaveCount(0)
      await showAll.click()
      await expectAccessible(page)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
      await expect(page.getByRole('table', { name: 'Services' })).toBeVisible()
      // A sheet of paper is this wide.
      await page.setViewportSize({ width: 720, height: 1020 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(desktop)
      await page.emulateMedia({ media: null })
      await page.getByRole('button', { name: 'Explanation of benefits' }).click()
      await page.waitForURL(/\/eobs\/[^/]+$/)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.route('**/files/**', route => route.fulfill({ status: 503 }), { times: 1 })
      await page.getByRole('link', { name: 'Download PDF' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeInViewport()
      expect(page.context().pages()).toHaveLength(1)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download PDF' }).click()
      expect((await download).suggestedFilename()).toMatch(/^EOB-\d{4}-\d{2}-\d{2}\.pdf$/)
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(/status=02$/)
    })

    test('[CLAIM-03] [CLAIM-05] [EOB-01] [EOB-02] a dependent sees the own claims, and is told of wrong dates', async ({
      page,
    }) => {
      await signIn(page, brand, 'dependent', '/claims')
      await expect(page.getByRole('link', { name: /^Claim details/ }).first()).toHaveAttribute('href', /\/1$/)
      await expect(page.getByLabel('Member', { exact: true })).toHaveCount(0)
      await page.getByLabel('Service date to').fill('01/01/2020')
      await page.getByRole('button', { name: 'Apply filters' }).click()
      await expect(page.getByText("The end date can't be before the start date")).toBeVisible()
      await expect(page.getByLabel('Service date to')).toBeFocused()
      expect((await ask(brand, 'dependent', '/eobs')).status).toBe(403)
    })
  })
}

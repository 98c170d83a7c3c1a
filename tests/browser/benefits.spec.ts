import { brands, regional } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { address, desktop, expect, expectNoSidewaysScroll, phone, signIn, test } from './support/portal.ts'

const usd = /\$\d{1,3}(,\d{3})*\.\d{2}/
const narrow = { width: 320, height: 640 }

for (const brand of brands) {
  test.describe(brand.folder, () => {
    test('[SCOPE-10] [SCOPE-11] [BENEFIT-06] [BENEFIT-09] [BENEFIT-18] [BENEFIT-21] [BENEFIT-22] a subscriber compares network tiers, opens a service and looks at another member', async ({
      page,
    }) => {
      await signIn(page, brand, 'active', '/benefits/dental')
      const main = page.getByRole('main')
      // Offered once the script runs: from then on a tab changes the part of the page that it names.
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
      await expect(main.getByRole('meter', { name: 'Annual Limit, Individual' })).toHaveAttribute('aria-valuetext', usd)
      const amount = main.getByRole('table', { name: 'Preventive' }).getByRole('cell').last()
      const inNetwork = await amount.textContent()
      await main.getByRole('link', { name: 'Out of network' }).click()
      await expect(page).toHaveURL(/\?tier=out-of-network#services$/)
      await expect(main.getByText(/^Out of network: \d+ services$/)).toBeFocused()
      await expect(main.getByText(/^Out of network: \d+ services$/)).toBeInViewport()
      await expect(amount).not.toHaveText(inNetwork ?? '')
      await page.reload()
      await expect(main.getByRole('link', { name: 'Out of network' })).toHaveAttribute('aria-current', 'page')

      await main.getByRole('link', { name: 'Regular exam' }).click()
      await expect(page).toHaveURL(address(brand, '/services/dental/D0120'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regular exam')
      await expect(main.getByRole('table', { name: 'Your share of the cost' })).toContainText('In network')
      await page.goBack()
      await expect(page).toHaveURL(/tier=out-of-network/)

      const family = main.getByRole('navigation', { name: 'Family member' }).getByRole('link')
      const name = await family.nth(1).textContent()
      await family.nth(1).click()
      await expect(page).toHaveURL(/member=1/)
      await expect(main.getByText(`Benefits of ${name}`)).toBeFocused()
    })

    test('[BENEFIT-08] [BENEFIT-23] [HISTORY-01] [HISTORY-03] [HISTORY-05] [MEMBER-04] a dependent goes from the summary to an earlier period and back', async ({
      page,
    }) => {
      await signIn(page, brand, 'dependent', '/benefits/summary')
      const main = page.getByRole('main')
      await expect(main.getByRole('navigation', { name: 'Family member' })).toHaveCount(0)
      await main.getByRole('link', { name: 'See all medical benefits' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medical benefits')
      await expect(main.getByRole('link', { name: 'Yearly checkup' })).toHaveAttribute(
        'href',
        /\/benefits\/medical\?service=/,
      )
      const periods = main.getByRole('navigation', { name: 'Plan period' })
      const period = periods.getByRole('link', { name: / - / }).first()
      const dates = await period.textContent()
      await period.click()
      await expect(page).toHaveURL(/\/history\/\d+\/benefits\/medical$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Medical benefits, ${dates}`)
      await main.getByRole('link', { name: 'Yearly checkup' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yearly checkup')
      await main.getByRole('link', { name: `Medical benefits, ${dates}` }).click()
      await expect(periods.getByRole('link', { name: dates ?? '' })).toHaveAttribute('aria-current', 'page')
      await periods.getByRole('link', { name: 'Current benefits' }).click()
      await expect(page).toHaveURL(address(brand, '/benefits/medical'))
      await main.getByRole('link', { name: 'Benefits summary' }).click()
      await expect(page).toHaveURL(address(brand, '/benefits/summary'))
    })
  })
}

test('[BENEFIT-10] a limit is explained by keyboard, with nothing lost at 320 pixels and no axe violation', async ({
  page,
}) => {
  await signIn(page, regional, 'active', '/benefits/dental')
  const explain = page.getByRole('main').locator('summary').first()
  await explain.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The most the plan pays for one person in a calendar year.')).toBeVisible()
  await expectAccessible(page)
  for (const viewport of [narrow, phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
  }
})

test('prints a clean page: plan, limits and services, without what only a screen can do', async ({ page }) => {
  await signIn(page, regional, 'active', '/benefits/dental')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.getByRole('meter').first()).toBeVisible()
  await expect(main.getByRole('table', { name: 'Preventive' })).toBeVisible()
  for (const name of ['Family member', 'Network', 'Plan period'])
    await expect(main.getByLabel(name, { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

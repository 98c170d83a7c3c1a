import { brands, regional } from './support/brands.ts'
import { read, show } from './support/kept-page.ts'
import { address, desktop, expect, expectNoSidewaysScroll, phone, signIn, test } from './support/portal.ts'

const notRegional = brands.filter(brand => brand !== regional)
const date = /\d{2}\/\d{2}\/\d{4}/
const usd = /\$\d{1,3}(,\d{3})*\.\d{2}/

for (const brand of brands) {
  test.describe(brand.folder, () => {
    test('[HOME-05] [HOME-06] [HOME-08] [HOME-09] [CONST-26] [SHELL-15] [UI-02] [UI-10] the welcome banner greets and copies the subscriber ID, and the snackbar says so until a click or its time', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address(brand, '') })
      await page.clock.install()
      await signIn(page, brand, 'active')
      const copy = page.getByRole('button', { name: /^Copy/ }).first()
      await copy.click()
      const snackbar = page.getByRole('region', { name: 'Messages' })
      const confirmation = snackbar.getByText('Copied subscriber ID to clipboard', { exact: true })
      await expect(confirmation).toBeInViewport({ ratio: 1 })
      await confirmation.click()
      await page.clock.fastForward(1000)
      await expect(confirmation).toHaveCount(0)
      await copy.click()
      await expect(confirmation).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^[A-Za-z0-9]{9,10}$/)
      await expect(page.getByRole('main')).toContainText(copied)
      await page.clock.fastForward(4500)
      await expect(confirmation).toBeVisible()
      await page.clock.fastForward(2000)
      await expect(confirmation).toHaveCount(0)
    })

    read('[HOME-07] [PERM-25] a local 598 member sees the employee ID instead', async ({ page }) => {
      await show(page, brand, 'local')
      await expect(page.getByRole('main')).toContainText(/Employee ID/i)
    })

    read(
      '[HOME-28] [HOME-29] [HOME-30] [HOME-31] [HOME-32] [HOME-33] [HOME-34] [HOME-39] [HOME-40] [HOME-44] recent claims show what a member looks for',
      async ({ page }) => {
        await show(page, brand, 'active')
        const details = page.getByRole('link', { name: /^Claim details/ })
        expect(await details.count()).toBeGreaterThan(0)
        expect(await details.count()).toBeLessThanOrEqual(3)
        for (const link of await details.all())
          await expect(link).toHaveAttribute('href', /^\/claims\/(medical|dental|vision)\/[^/]+\/\d+$/)
        const main = page.getByRole('main')
        await expect(main.getByText('You owe').first()).toBeVisible()
        await expect(main).toContainText(usd)
        await expect(main.getByText(/Paid on \d{2}\/\d{2}\/\d{4}/).first()).toBeVisible()
        await expect(main.getByText('In Process').first()).toBeVisible()
        await expect(page.getByRole('link', { name: 'View all your claims' })).toHaveAttribute('href', '/claims')
      },
    )

    read('[HOME-27] a member without claims has no claims card', async ({ page }) => {
      await show(page, brand, 'noclaims')
      await expect(page.getByRole('link', { name: 'View all your claims' })).toHaveCount(0)
    })

    read('[HOME-36] [PERM-05] [CONST-33] the EOB button is for the subscriber alone', async ({ page }) => {
      await show(page, brand, 'active')
      expect(
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Explanation of benefits/ })
          .count(),
      ).toBeGreaterThan(0)
      await show(page, brand, 'dependent')
      await expect(page.getByRole('main').getByRole('button', { name: /^Explanation of benefits/ })).toHaveCount(0)
    })

    test('[HOME-37] the EOB button leads to the EOB of its claim', async ({ page }) => {
      await signIn(page, brand, 'active')
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Explanation of benefits/ })
        .first()
        .click()
      await page.waitForURL(/\/eobs\/[^/]+$/)
    })

    read(
      '[HOME-48] [PERM-22] [HOME-50] [HOME-51] tools and programs have the titles of the brand',
      async ({ page }) => {
        await show(page, brand, 'active')
        await expect(
          page.getByRole('heading', { name: brand === regional ? 'Quick access tools' : 'Tools', exact: true }),
        ).toBeVisible()
        await expect(
          page.getByText('Take charge of your healthcare with these helpful self-service tools.'),
        ).toHaveCount(brand === regional ? 0 : 1)
        await expect(page.getByRole('heading', { name: 'Programs', exact: true }).first()).toBeVisible()
        await expect(page.getByText('Valuable services and perks included in your plan.')).toBeVisible()
        await expect(page.getByRole('link', { name: 'View all programs' })).toHaveCount(brand === regional ? 0 : 1)
      },
    )

    read(
      '[HOME-13] [HOME-14] [HOME-15] [PLAN-02] [PLAN-03] [PLAN-04] [PLAN-05] [PLAN-06] [PLAN-07] [EBILL-06] banners follow plan management and eBill',
      async ({ page }) => {
        await show(page, brand, 'renewal')
        await expect(page.getByRole('main').locator('a[href^="/account/plan-benefits"]').first()).toBeVisible()
        await expect(page.getByRole('main')).toContainText(date)
        await show(page, brand, 'cancelm')
        await expect(page.getByRole('main')).toContainText(/medical .*not be renewed/i)
        await expect(page.getByRole('main')).not.toContainText(/medical and dental .*not be renewed/i)
        await show(page, brand, 'cancelmd')
        await expect(page.getByRole('main')).toContainText(/medical and dental .*not be renewed/i)
        await show(page, brand, 'ebill')
        await expect(page.getByRole('main')).toContainText(/eBill/)
      },
    )

    read(
      '[HOME-16] [HOME-17] [HOME-18] [HOME-19] [HOME-20] [HOME-21] [OPEN-29] [CONST-23] the preventive card shows for its group, with and without a due date',
      async ({ page }) => {
        await show(page, brand, 'preventive')
        const main = page.getByRole('main')
        await expect(main).toContainText('2026-2027')
        const card = main.getByRole('region', { name: 'Preventive care initiative' })
        await expect(card.getByRole('link', { name: '503-555-0142' })).toHaveAttribute('href', 'tel:5035550142')
        await expect(card.getByRole('link', { name: 'preventive-care@portal.example' })).toHaveAttribute(
          'href',
          'mailto:preventive-care@portal.example',
        )
        await expect(main).not.toContainText('Your due date is unavailable right now. Please contact your advocate.')
        await show(page, brand, 'preventivenodate')
        await expect(main).toContainText('Your due date is unavailable right now. Please contact your advocate.')
        await show(page, brand, 'active')
        await expect(main).not.toContainText('2026-2027')
      },
    )

    read(
      '[HOME-22] [HOME-23] [HOME-24] [HOME-25] [HOME-26] the primary care tile lists each member once',
      async ({ page }) => {
        await show(page, brand, 'active')
        const main = page.getByRole('main')
        await expect(main.locator('a[href="/find-care/primary-care"]')).toBeVisible()
        await expect(main.locator('a[href^="/find-care/primary-care/"][href$="/search"]').first()).toBeVisible()
        await expect(main.locator('a[href^="/find-care/primary-care/"]:not([href$="/search"])').first()).toBeVisible()
        await show(page, brand, 'dentalonly')
        await expect(main.locator('a[href^="/find-care/primary-care"]')).toHaveCount(0)
      },
    )

    read(
      '[HOME-46] [HOME-47] the member tile links to ID cards only for an eligible member who is not termed',
      async ({ page }) => {
        await show(page, brand, 'active')
        await expect(page.getByRole('main').locator('a[href="/id-card"]')).toBeVisible()
        await show(page, brand, 'termed')
        await expect(page.getByRole('main').locator('a[href="/id-card"]')).toHaveCount(0)
      },
    )

    test('[SHELL-25] [SHELL-26] [SHELL-27] [SHELL-14] [SHELL-18] a termed member is warned, cannot dismiss it, and finds it again by the icon in the top bar', async ({
      page,
    }) => {
      await signIn(page, brand, 'termed')
      await expect(page.getByText('You are not currently enrolled in a plan')).toBeVisible()
      await expect(
        page.getByText(
          'You still have access to key info, but you may not be able to access some features and programs. Questions? Please call the number on the back of your member ID card.',
        ),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: /dismiss|close/i })).toHaveCount(0)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByRole('link', { name: 'Alerts, 1' }).click()
      await expect(page.getByRole('region', { name: 'Alerts' })).toBeInViewport({ ratio: 1 })
    })

    if (brand !== regional)
      test('[SCOPE-19] [TILE-08] [TILE-10] [TILE-11] [EBILL-02] [EBILL-03] [EBILL-04] [EBILL-05] the eBill tool opens eBill in the same window, the first time with its flag', async ({
        page,
      }) => {
        const visit = async () => {
          await signIn(page, brand, 'ebill')
          await page.getByRole('main').getByRole('button', { name: /eBill/ }).last().click()
          await page.waitForURL(/\/stand-in\/ebill\?/)
          return new URL(page.url()).searchParams
        }
        const firstVisit = await visit()
        const secondVisit = await visit()
        expect([...firstVisit.keys()].length).toBe([...secondVisit.keys()].length + 1)
      })

    test('Home fits 320, 375 and 1280 pixels without sideways scrolling', async ({ page }) => {
      await signIn(page, brand, 'active')
      for (const viewport of [{ width: 320, height: 640 }, phone, desktop]) {
        await page.setViewportSize(viewport)
        await expectNoSidewaysScroll(page)
      }
    })
  })
}

read(
  '[HOME-53] [HOME-54] [HOME-55] [HOME-56] [PERM-21] the regional domain features a limit instead of the programs link',
  async ({ page }) => {
    await show(page, regional, 'active')
    const main = page.getByRole('main')
    await expect(main.getByRole('progressbar').or(main.getByRole('meter')).first()).toBeVisible()
    await expect(main.locator('a[href="/benefits/dental"]').first()).toBeVisible()
    await expect(main).toContainText(usd)
    for (const brand of notRegional.slice(0, 1)) {
      await show(page, brand, 'active')
      await expect(page.getByRole('link', { name: 'View all programs' })).toHaveAttribute('href', '/benefits/programs')
    }
  },
)

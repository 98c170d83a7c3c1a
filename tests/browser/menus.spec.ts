import { brands, medicalDental, regional, senior } from './support/brands.ts'
import { read, show } from './support/kept-page.ts'
import { accountMenu, address, desktop, expect, phone, signIn, tablet, test } from './support/portal.ts'

for (const brand of brands) {
  test.describe(brand.folder, () => {
    read(
      '[MENU-01] [MENU-02] [MENU-04] [MENU-05] [MENU-07] [MENU-08] the top menu of an active subscriber',
      async ({ page }) => {
        await show(page, brand, 'active')
        const nav = page.getByRole('navigation', { name: /primary|main/i }).first()
        await expect(nav).toContainText('Home')
        await expect(nav).toContainText('Benefits')
        await expect(nav).toContainText('Find care')
        await expect(nav).toContainText('Claims/EOBs')
        await expect(nav.getByText('Account', { exact: true })).toHaveCount(0)
      },
    )

    read('[MENU-06] [MENU-08] termed members lose Benefits and Find care, dependents read Claims', async ({ page }) => {
      await show(page, brand, 'termed')
      const nav = page.getByRole('navigation', { name: /primary|main/i }).first()
      await expect(nav.getByText('Benefits', { exact: true })).toHaveCount(0)
      await expect(nav.getByText('Find care', { exact: true })).toHaveCount(0)
      await show(page, brand, 'dependent')
      await expect(nav.getByText('Claims', { exact: true }).first()).toBeVisible()
      await expect(nav.getByText('EOBs')).toHaveCount(0)
    })

    test('[SHELL-01] [MENU-03] on a phone the menus are a bottom navigation without Account', async ({ page }) => {
      await page.setViewportSize(phone)
      await signIn(page, brand, 'active')
      const bottom = page.getByRole('navigation', { name: 'Main menu, bottom of the screen' })
      await expect(bottom).toContainText('Home')
      await expect(bottom.getByText('Account', { exact: true })).toHaveCount(0)
    })

    read(
      '[SHELL-02] [SHELL-07] [SHELL-08] [SHELL-09] on a desktop the footer has the site map, policy links in new tabs and copyright lines',
      async ({ page }) => {
        await show(page, brand, 'active')
        const footer = page.getByRole('contentinfo')
        await expect(
          footer.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).first(),
        ).toBeVisible()
        const policies = footer.locator('a[target="_blank"]')
        expect(await policies.count()).toBeGreaterThan(0)
        await expect(footer).toContainText('©')
        expect(await footer.locator('img').filter({ visible: true }).count()).toBeGreaterThan(0)
      },
    )

    read(
      '[SHELL-03] [SHELL-05] [SHELL-06] the footer shows the quality accreditation logo and text that the brand has',
      async ({ page }) => {
        await show(page, brand, 'active')
        const logo = page
          .getByRole('contentinfo')
          .locator('img[src*="accredited"], img[src*="commendable"], img[src*="interim"]')
        await expect(logo).toHaveCount(brand === regional ? 0 : 1)
      },
    )

    test('[SHELL-19] [MENU-22] [MENU-28] the account popup starts with My account and lists the settings menu', async ({
      page,
    }) => {
      await signIn(page, brand, 'active')
      await accountMenu(page).click()
      await expect(page.getByRole('link', { name: 'My account' }).filter({ visible: true }).first()).toBeVisible()
      for (const path of [
        '/account/member-information',
        '/account/settings',
        '/account/plan-benefits',
        '/account/support',
      ]) {
        await expect(
          page.getByRole('banner').locator(`a[href="${path}"]`).filter({ visible: true }).first(),
        ).toBeVisible()
      }
    })

    test('[SHELL-17] [SHELL-23] [SHELL-24] on a phone the brand logo shows, the account menu unfolds, and a new width folds it', async ({
      page,
    }) => {
      await page.setViewportSize(phone)
      await signIn(page, brand, 'active')
      await expect(page.getByRole('banner').locator('img').filter({ visible: true }).first()).toBeVisible()
      const button = accountMenu(page)
      await button.click()
      await expect(page.getByRole('link', { name: 'My account' }).filter({ visible: true }).first()).toBeVisible()
      await page.setViewportSize(desktop)
      await expect(page.getByRole('link', { name: 'My account' }).filter({ visible: true })).toHaveCount(0)
    })

    read(
      '[MENU-29] [MENU-30] [MENU-31] [PERM-19] the utility menu fits the session and the brand',
      async ({ page }) => {
        await show(page, brand, '', '/contact-us')
        const header = page.getByRole('banner')
        const signedOut = brand === regional ? 0 : 1
        await expect(header.locator('a[href="/login"]').filter({ visible: true })).toHaveCount(signedOut)
        await expect(header.locator('a[href="/contact-us"]').filter({ visible: true })).toHaveCount(signedOut)
        await show(page, brand, 'active')
        await expect(header.locator('a[href="/contact-us"]').filter({ visible: true })).toHaveCount(signedOut)
        await expect(header.getByRole('button', { name: 'Log out' }).filter({ visible: true }).first()).toBeVisible()
      },
    )

    read(
      '[MENU-26] [PERM-07] [MENU-27] [PERM-08] minors, and on the regional domain all dependents, have no settings menu',
      async ({ page }) => {
        await show(page, brand, 'minor')
        await expect(page.getByRole('banner').locator('a[href="/account/settings"]')).toHaveCount(0)
        await show(page, brand, 'dependent')
        const count = await page.getByRole('banner').locator('a[href="/account/settings"]').count()
        if (brand === regional) expect(count).toBe(0)
        else expect(count).toBeGreaterThan(0)
      },
    )

    read('[MENU-14] [MENU-15] [CONST-22] the short Benefits menu', async ({ page }) => {
      await show(page, brand, 'short')
      await expect(page.locator('a[href="/benefits/summary"]').first()).toBeAttached()
      await expect(page.getByRole('banner').locator('a[href="/benefits/medical"]')).toHaveCount(0)
      await show(page, brand, 'active')
      await expect(page.getByRole('banner').locator('a[href="/benefits/summary"]')).toHaveCount(
        brand === senior ? 1 : 0,
      )
    })

    test('[TILE-01] [TILE-04] [TILE-07] every link of an active subscriber leads to a page that says where it is, not to a dead end', async ({
      page,
      request,
    }) => {
      await signIn(page, brand, 'active')
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') ?? ''))])
      expect(hrefs.length).toBeGreaterThan(8)
      const main = page.getByRole('main')
      await expect(main.locator('a[href^="/benefits/programs/"]').first()).toBeVisible()
      await expect(main.getByRole('link', { name: 'All programs', exact: true })).toHaveCount(
        brand === medicalDental ? 1 : 0,
      )
      await page.context().route('https://claims.example/**', route => route.fulfill({ body: 'Claims' }))
      const opening = page.context().waitForEvent('page')
      await main.getByRole('link', { name: /^Digital claims/ }).click()
      await expect(await opening).toHaveURL(/claims\.example/)
      await expect(page).toHaveURL(address(brand, '/home'))
      const cookies = (await page.context().cookies()).map(cookie => `${cookie.name}=${cookie.value}`).join('; ')
      for (const href of hrefs.filter(path => !path.startsWith('/logout') && !path.startsWith('/login'))) {
        const answer = await request.get(`http://127.0.0.1:${process.env.PORTAL_PORT}${href}`, {
          headers: { host: brand.host, cookie: cookies },
          maxRedirects: 0,
        })
        expect([200, 302, 303, 307, 501], `${href} answers ${answer.status()}`).toContain(answer.status())
      }
    })

    test('the header fits a tablet', async ({ page }) => {
      await page.setViewportSize(tablet)
      await signIn(page, brand, 'active')
      const header = page.getByRole('banner')
      await expect(header).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(tablet.width)
      const boxes = await header
        .locator('a, button, summary')
        .filter({ visible: true })
        .evaluateAll(controls =>
          controls.map(control => {
            const { left, right, top, bottom } = control.getBoundingClientRect()
            return { name: control.textContent, left, right, top, bottom }
          }),
        )
      expect(boxes.map(({ name }) => name)).toEqual(expect.arrayContaining(['Home']))
      for (const one of boxes) {
        expect(one, `${one.name} stands within the window`).toMatchObject({ left: expect.any(Number) })
        expect(one.left, one.name ?? '').toBeGreaterThanOrEqual(0)
        expect(one.right, one.name ?? '').toBeLessThanOrEqual(tablet.width)
        const covering = boxes.filter(
          other =>
            other !== one &&
            other.left < one.right - 1 &&
            one.left < other.right - 1 &&
            other.top < one.bottom - 1 &&
            one.top < other.bottom - 1,
        )
        expect(covering, `nothing lies over ${one.name}`).toEqual([])
      }
    })
  })
}

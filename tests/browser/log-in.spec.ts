import type { Locator } from 'playwright/test'
import { brands, first, regional } from './support/brands.ts'
import { read, show } from './support/kept-page.ts'
import { address, expect, openLogIn, password, signIn, submitLogIn, test, userOf, visit } from './support/portal.ts'

for (const brand of brands) {
  test.describe(brand.folder, () => {
    read(
      '[LOGIN-01] [LOGIN-02] [LOGIN-05] [LOGIN-11] [ROUTE-01] the log-in page has its heading, fields, button and a way to contact',
      async ({ page }) => {
        await show(page, brand, '', '/login')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to your Member Dashboard')
        await expect(page.getByLabel('Username')).toBeVisible()
        await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled()
        await expect(page.getByRole('main').locator('a[href="/contact-us"]')).toBeVisible()
      },
    )

    test('[LOGIN-03] [LOGIN-04] [LOGIN-06] [LOGIN-07] [LOGIN-08] [LOGIN-21] [UI-09] [VALID-01] an empty form is marked, blocks the call and disables the button until it is valid; then two clicks are one call', async ({
      page,
    }) => {
      await openLogIn(page, brand)
      const calls: string[] = []
      page.on('request', request => {
        if (request.method() === 'POST') calls.push(request.postData() ?? '')
      })
      const button = page.getByRole('button', { name: 'Log in', exact: true })
      const word = page.getByRole('textbox', { name: 'Password' })
      const borderColor = () => word.evaluate(field => getComputedStyle(field).borderColor)
      const untouched = await borderColor()
      await expect(button).toBeEnabled()
      await button.click()
      await expect(page.getByText('Username is a required field')).toBeVisible()
      await expect(page.getByText('Password is a required field')).toBeVisible()
      await expect(button).toBeDisabled()
      expect(calls).toEqual([])
      await expect(word).toHaveAttribute('aria-invalid', 'true')
      expect(await borderColor()).not.toBe(untouched)
      await page.getByLabel('Username').fill('someone')
      await word.fill('anything1')
      await expect(button).toBeEnabled()
      const arrival = Promise.withResolvers<void>()
      await page.route('**/graphql', async route => {
        await arrival.promise
        await route.continue()
      })
      await button.dblclick()
      await expect(button).toBeDisabled()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeInViewport()
      arrival.resolve()
      await expect(page.getByText(/unrecognized/)).toBeVisible()
      expect(calls.filter(body => body.includes('someone'))).toHaveLength(1)
    })

    test('[LOGIN-18] [LOGIN-19] [ERR-01] a wrong password says how many attempts remain, and the text clears when the form changes', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('noclaims', brand), 'Wrong1234')
      const error = page.getByText(
        /^Username and\/or password unrecognized\. You have \d attempt\(s\) remaining\. Try again or (select forgot username or password|contact us)\.$/,
      )
      await expect(error).toBeVisible()
      await expect(page.getByLabel('Username')).toHaveValue(userOf('noclaims', brand))
      await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')
      await page.getByRole('textbox', { name: 'Password' }).fill('x')
      await expect(error).toBeHidden()
      await submitLogIn(page, brand, userOf('noclaims', brand))
      await page.waitForURL(address(brand, '/home'))
    })

    test('[ERR-02] [STATE-04] [OPEN-43] a locked account says so', async ({ page }) => {
      await submitLogIn(page, brand, userOf('locked', brand))
      await expect(
        page.getByText(
          'Your account is locked due to too many login attempts. To unlock, please Contact Customer Service.',
        ),
      ).toBeVisible()
    })

    test('[ERR-03] [STATE-02] [SEC-13] a disabled account gets the general text, and an unknown user what a wrong password says', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('disabled', brand))
      await expect(page.getByText('Username and/or password unrecognized. Please try again.')).toBeVisible()
      await submitLogIn(page, brand, userOf('nobody', brand))
      await expect(
        page.getByText(/^Username and\/or password unrecognized\. You have 4 attempt\(s\) remaining\./),
      ).toBeVisible()
    })

    read(
      '[LOGIN-10] [LOGIN-12] [LOGIN-13] [LOGIN-14] [LOGIN-15] [PERM-24] create-account and forgot links lead where they say, and are hidden on the regional domain',
      async ({ page }) => {
        await show(page, brand, '', '/login')
        const count = brand === regional ? 0 : 1
        for (const path of ['/registration', '/recovery/username', '/recovery/password']) {
          await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(count)
        }
      },
    )

    test('[LOGIN-09] opening the log-in page signs the member out', async ({ page }) => {
      await signIn(page, brand, 'active')
      await visit(page, brand, '/login')
      await visit(page, brand, '/home')
      await expect(page).not.toHaveURL(/home/)
      expect((await page.context().cookies()).filter(cookie => cookie.name.includes('token'))).toEqual([])
    })

    test('[LOGIN-20] [SCOPE-01] [SESSION-01] [SESSION-02] signing in and out works with script switched off', async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(address(brand, '/login'))
      await page.getByLabel('Username').fill(userOf('active', brand))
      await page.getByRole('textbox', { name: 'Password' }).fill('not it 1')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByText(/unrecognized/)).toBeVisible()
      await page.getByLabel('Username').fill(userOf('active', brand))
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL(address(brand, '/home'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Log out' }).first().click()
      await expect(page).toHaveURL(address(brand, brand === regional ? '/logout' : '/login'))
      await page.goto(address(brand, '/home'))
      await expect(page).not.toHaveURL(/home/)
      await context.close()
    })

    test('[LOGIN-22] [UI-08] the password can be shown and hidden', async ({ page }) => {
      await visit(page, brand, '/login')
      const field = page.getByRole('textbox', { name: 'Password' })
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: /^Show/ }).click()
      await expect(field).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: /^Hide/ }).click()
      await expect(field).toHaveAttribute('type', 'password')
    })
  })
}

for (const brand of brands.filter(candidate => candidate !== regional)) {
  test(`[LOGIN-16] [LOGIN-17] [OPEN-28] [ROUTE-67] ${brand.folder}: the log-out banner shows once after Log out and never otherwise`, async ({
    page,
  }) => {
    const banner = page.getByText(
      'You have logged out successfully. If you are on a shared computer, please close your browser.',
    )
    await visit(page, brand, '/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
    await signIn(page, brand, 'active')
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL(address(brand, '/login'))
    await expect(banner).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
  })
}

for (const [by, use] of [
  ['a mouse', {}],
  ['a finger', { hasTouch: true, isMobile: true, viewport: { width: 375, height: 667 } }],
] as const)
  test.describe(`by ${by}`, () => {
    test.use(use)

    test('what is pressed next to a field that was left empty gets its press, though a message comes above it', async ({
      page,
    }) => {
      await openLogIn(page, first)
      const press = (target: Locator) => (by === 'a mouse' ? target.click() : target.tap())
      await press(page.getByLabel('Username'))
      await press(page.getByRole('main').getByRole('link', { name: 'Forgot username' }))
      await expect(page).toHaveURL(/\/recovery\/username$/)
      await page.goBack()
      await press(page.getByLabel('Username'))
      await press(page.getByRole('textbox', { name: 'Password' }))
      await expect(page.getByText('Username is a required field')).toBeVisible()
    })
  })

test('[LOGOUT-01] [LOGOUT-02] [LOGOUT-03] [LOGOUT-04] [ROUTE-66] [SCOPE-09] [PERM-20] the regional domain has its own logged-out page with three links', async ({
  page,
}) => {
  await signIn(page, regional, 'active')
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(address(regional, '/logout'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logged out successfully')
  const links = page.getByRole('main').getByRole('link')
  await expect(links.filter({ hasText: /health plan dashboard/i })).toBeVisible()
  await expect(links.filter({ hasText: /contact customer service/i })).toBeVisible()
  await expect(links.filter({ hasText: /contact the health plan/i })).toBeVisible()
})

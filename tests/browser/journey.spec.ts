import { ask, leadsTo } from './support/ask.ts'
import { brands, first, medicalDental, regional, senior, type TestBrand } from './support/brands.ts'
import { read } from './support/kept-page.ts'
import { address, expect, forgetWho, password, signIn, submitLogIn, test, userOf, visit } from './support/portal.ts'

const notRegional = brands.filter(brand => brand !== regional)
const staffFirst = [regional, senior]
const changePassword = '/account/settings/change-password'

/** Where each persona lands right after Log in, by brand. */
const landings: { rows: string; persona: string; path: string; on: readonly TestBrand[] }[] = [
  { rows: '[ROUTING-15] [ROUTING-06] [ROUTING-19] [STATE-01]', persona: 'active', path: '/home', on: brands },
  { rows: '[ROUTING-02] [ROUTING-03] [PERM-12]', persona: 'anyone', path: '/login-as', on: staffFirst },
  { rows: '[ROUTING-02] [ROUTING-03] [PERM-12]', persona: 'nonemp', path: '/login-as', on: staffFirst },
  { rows: '[ROUTING-04] [ROUTING-11]', persona: 'anyone', path: '/home', on: [first, medicalDental] },
  { rows: '[ROUTING-05] [ROUTE-04]', persona: 'salesgroups', path: '/group-selection', on: notRegional },
  { rows: '[ROUTING-07]', persona: 'groups', path: '/home', on: brands },
  { rows: '[ROUTING-09]', persona: 'noemail', path: '/update-preferences', on: notRegional },
  { rows: '[ROUTING-10] [OPEN-21]', persona: 'noprefs', path: '/update-preferences', on: notRegional },
  { rows: '[STATE-05] [OPEN-43]', persona: 'forced', path: changePassword, on: brands },
  { rows: '[ROUTING-17] [OPEN-34]', persona: 'unsigned', path: '/registration-policies', on: [regional] },
  { rows: '[OPEN-34]', persona: 'noemail', path: '/home', on: [regional] },
  { rows: '[OPEN-34]', persona: 'salesgroups', path: '/home', on: [regional] },
]

// Where everybody lands on every brand, sign-ins.test.ts says over HTTP; each kind of landing is seen on one brand here.
for (const [index, { rows, persona, path, on }] of landings.entries()) {
  for (const brand of on.filter((_, turn) => turn === index % on.length))
    test(`[ROUTING-01] ${rows} ${brand.folder}: ${persona} lands on ${path}`, async ({ page }) => {
      await submitLogIn(page, brand, userOf(persona, brand))
      await page.waitForURL(address(brand, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
}

for (const brand of notRegional) {
  test.describe(brand.folder, () => {
    test('[ROUTING-12] [ROUTING-13] [CALL-75] [OPEN-23] a member of a 360 group is handed off to the sales-force SSO by a form post', async ({
      page,
    }) => {
      const posted = page.waitForRequest(
        request => request.method() === 'POST' && request.url().includes('/stand-in/sales-force'),
      )
      await submitLogIn(page, brand, userOf('sales', brand))
      const form = new URLSearchParams((await posted).postData() ?? '')
      expect(form.get('token')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      expect([...form.keys()].filter(key => key !== 'token' && key !== 'testEnvironment')).toEqual([])
      await expect(page.locator('body')).not.toContainText(form.get('token') ?? '-')
    })

    test('[GROUPSEL-01] [GROUPSEL-02] [GROUPSEL-03] [GROUPSEL-04] [GROUPSEL-05] [GROUPSEL-07] [GROUPSEL-08] group selection shows a card for each group', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('salesgroups', brand))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access your Member Dashboard: Select plan')
      const buttons = page.getByRole('button', { name: /Log in to account/ })
      await expect(buttons).toHaveCount(2)
      await expect(page.getByRole('main')).toContainText(/\d{2}\/\d{2}\/\d{4}/)
    })

    test('[GROUPSEL-09] [GROUPSEL-10] [GROUPSEL-12] [ROUTING-08] after a choice the journey goes on and does not ask again', async ({
      page,
    }) => {
      for (const index of [0, 1]) {
        await submitLogIn(page, brand, userOf('salesgroups', brand))
        await page.waitForURL(address(brand, '/group-selection'))
        await page
          .getByRole('button', { name: /Log in to account/ })
          .nth(index)
          .click()
        await page.waitForURL(url => url.pathname === '/home' || url.pathname.startsWith('/stand-in/'))
      }
    })

    test('[PREF-01] [PREF-02] [PREF-12] [PREF-13] [PREF-14] [PREF-15] [PREF-16] [PREF-10] [OPEN-22] [SEC-16] preferences are asked for, checked, saved and then lead on', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('noemail', brand))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update communication preferences')
      const email = page.getByRole('textbox', { name: /email address/i })
      await expect(email).toHaveValue('')
      await page
        .getByRole('main')
        .getByRole('button', { name: /save|submit|update/i })
        .click()
      await expect(page.getByText('Email address is a required field').first()).toBeVisible()
      await expect(email).toBeFocused()
      await expect(email).toBeInViewport({ ratio: 1 })
      await email.fill('reader@mail.example')
      await page.getByLabel('Current password', { exact: true }).fill(password)
      await page
        .getByRole('main')
        .getByRole('button', { name: /save|submit|update/i })
        .click()
      await expect(page.getByText('Successfully updated preferences')).toBeVisible()
      await page.waitForURL(address(brand, '/home'))
      await submitLogIn(page, brand, userOf('noemail', brand))
      await page.waitForURL(address(brand, '/home'))
    })
  })
}

test('[POLICY-01] [POLICY-02] [POLICY-03] [POLICY-04] [POLICY-05] [POLICY-07] [POLICY-08] [POLICY-09] [POLICY-10] [POLICY-14] [POLICY-16] [POLICY-17] the policy is confirmed once, with EOB consent for the subscriber', async ({
  page,
}) => {
  await submitLogIn(page, regional, userOf('unsigned', regional))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to your dental Member Dashboard')
  await expect(page.getByText('Required field')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('link', { name: /health plan dashboard/i })).toBeVisible()
  const checkbox = page.getByRole('checkbox')
  await expect(checkbox).not.toBeChecked()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please confirm you have read our digital communications policy.').first()).toBeVisible()
  await checkbox.check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText("You're all set. Welcome to your dental Member Dashboard")).toBeVisible()
  await page.waitForURL(address(regional, '/home'))
  await submitLogIn(page, regional, userOf('unsigned', regional))
  await page.waitForURL(address(regional, '/home'))
})

test('[POLICY-06] [PERM-06] a dependent is asked for the policy alone', async ({ page }) => {
  await submitLogIn(page, regional, userOf('unsigneddep', regional))
  await page.waitForURL(address(regional, '/registration-policies'))
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

for (const brand of staffFirst) {
  test.describe(`staff on ${brand.folder}`, () => {
    test('[LOGINAS-01] [LOGINAS-03] [LOGINAS-05] [LOGINAS-06] [LOGINAS-07] the page has its title, fields and buttons', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('anyone', brand))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login as anyone')
      for (const label of ['First name', 'Last name', 'Subscriber ID'])
        await expect(page.getByRole('textbox', { name: label })).toBeVisible()
      await expect(page.getByLabel('Date of birth').first()).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Prevent navigation to Salesforce' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue as subscriber' })).toBeVisible()
    })

    test('[LOGINAS-02] the other role has the other title', async ({ page }) => {
      await submitLogIn(page, brand, userOf('nonemp', brand))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login as non-employee')
    })

    test('[LOGINAS-08] [LOGINAS-10] [LOGINAS-11] [LOGINAS-14] [OPEN-05] missing fields are named and the message clears on change', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('anyone', brand))
      await page.getByRole('textbox', { name: 'Subscriber ID' }).fill('ABC123456')
      await page.getByRole('button', { name: 'Submit' }).click()
      const message = page.getByText(
        "First name, last name, and date of birth required unless selecting 'Continue as subscriber'",
      )
      await expect(message.first()).toBeVisible()
      await page.getByRole('textbox', { name: 'First name' }).fill('A')
      await expect(message).toHaveCount(0)
    })

    test('[LOGINAS-19] [LOGINAS-20] [LOGINAS-21] [ERR-08] an unknown subscriber keeps staff on the page with the message and an empty form', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('anyone', brand))
      await page.getByRole('textbox', { name: 'Subscriber ID' }).fill('ZZZ999999')
      await page.getByRole('button', { name: 'Continue as subscriber' }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(page).toHaveURL(address(brand, '/login-as'))
      await expect(page.getByRole('textbox', { name: 'Subscriber ID' })).toHaveValue('')
    })
  })
}

for (const brand of brands) {
  read(`[LOGINAS-24] [PERM-14] [ROUTE-65] ${brand.folder}: a member without a role gets 404 on login-as`, async () => {
    const { status, main } = await ask(brand, 'active', '/login-as')
    expect(status).toBe(404)
    expect(main().querySelector('h1')?.textContent).toBe("Sorry, it looks like we can't find that page.")
  })

  read(
    `[ROUTE-62] [ROUTE-63] [ROUTE-64] [PERM-02] ${brand.folder}: token pages lead to Home with a session and to log-out without any`,
    async () => {
      for (const path of ['/group-selection', '/update-preferences', '/registration-policies', '/sso-landing']) {
        expect(await leadsTo(brand, '', path)).toBe(brand === regional ? '/logout' : '/login')
        expect(await leadsTo(brand, 'active', path)).toBe('/home')
      }
    },
  )

  test(`[ACTIVEGROUP-01] [ACTIVEGROUP-02] [ACTIVEGROUP-03] [ACTIVEGROUP-04] [ACTIVEGROUP-10] [ACTIVEGROUP-11] [ACTIVEGROUP-12] [SCOPE-22] [MENU-33] [MENU-34] ${brand.folder}: a member of two groups switches group`, async ({
    page,
  }) => {
    await submitLogIn(page, brand, userOf('groups', brand))
    await page.waitForURL(address(brand, '/home'))
    await page.getByRole('link', { name: 'Change group' }).first().click()
    await page.waitForURL(address(brand, '/select-group'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select the group you want to view')
    await expect(page.getByRole('table')).toHaveCount(2)
    await expect(page.getByRole('columnheader', { name: 'Plan' })).toHaveCount(2)
    await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(2)
    await expect(page.getByRole('main')).toContainText(
      /Active since \d{2}\/\d{2}\/\d{4}|Terminated on \d{2}\/\d{2}\/\d{4}|Effective on \d{2}\/\d{2}\/\d{4}/,
    )
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    await page
      .getByRole('button', { name: /View group/ })
      .nth(1)
      .click()
    await page.waitForURL(address(brand, '/home'))
    await expect(page.getByText(headings[1] ?? '-').first()).toBeVisible()
  })
}

test('[SESSION-10] [ROUTE-71] [OPEN-03] a session that has ended leaves for log-out at the next page', async ({
  page,
}) => {
  await signIn(page, first, 'active')
  await forgetWho(page, path => address(first, path), { name: /token/ })
  await visit(page, first, '/home')
  await expect(page).toHaveURL(address(first, '/login'))
})

import { brands, first, regional } from './support/brands.ts'
import { accountMenu, address, expect, password, signIn, submitLogIn, test, userOf, visit } from './support/portal.ts'

const twoHours = 7200

/** Where script of the page finds a text: in what the page holds, keeps and hangs on its window. Runs in the browser. */
async function placesOf(text: string): Promise<string[]> {
  const shown = (value: unknown) => {
    try {
      return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)
    } catch {
      return ''
    }
  }
  const own = window as unknown as Record<string, unknown>
  const places = {
    document: document.documentElement.outerHTML,
    'local storage': shown({ ...localStorage }),
    'session storage': shown({ ...sessionStorage }),
    databases: shown(await indexedDB.databases()),
    caches: shown(await window.caches?.keys()),
    ...Object.fromEntries(Object.keys(own).map(key => [`window.${key}`, shown(own[key])])),
  }
  return Object.entries(places).flatMap(([place, held]) => (held.includes(text) ? [place] : []))
}

for (const brand of brands) {
  test.describe(brand.folder, () => {
    test('[S1] [SESSION-01] [SESSION-02] [SESSION-04] [SESSION-05] [CONST-04] two HttpOnly cookies carry the tokens for two hours', async ({
      page,
      context,
    }) => {
      const tokens = async () => (await context.cookies()).filter(cookie => cookie.name.includes('token'))
      if (brand !== regional) {
        await submitLogIn(page, brand, userOf('salesgroups', brand))
        await page.waitForURL(address(brand, '/group-selection'))
        const [temporary, ...others] = await tokens()
        expect(others).toEqual([])
        expect(temporary).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Strict', path: '/' })
        expect(Math.abs((temporary?.expires ?? 0) - Date.now() / 1000 - twoHours)).toBeLessThan(60)
      }
      await submitLogIn(page, brand, userOf('active', brand))
      await page.waitForURL(address(brand, '/home'))
      const access = (await tokens()).find(cookie => cookie.name === 'token')
      // As `npm start` serves; what production sets, server/session/sign-in.test.ts says.
      expect(access).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Strict', path: '/' })
      expect(Math.abs((access?.expires ?? 0) - Date.now() / 1000 - twoHours)).toBeLessThan(60)
      expect(await page.evaluate(() => document.cookie)).not.toContain('token')
      const signature = access?.value.split('.').at(-1) ?? ''
      expect(signature.length).toBeGreaterThan(20)
      expect(await page.evaluate(placesOf, signature)).toEqual([])
    })

    test('[LOGOUT-06] [LOGOUT-07] [LOGOUT-08] [LOGOUT-09] [LOGOUT-10] [LOGOUT-11] log-out clears storage and cookies, and Back brings nothing back', async ({
      page,
      context,
    }) => {
      await signIn(page, brand, 'active')
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '-'
      await page.evaluate(() => {
        localStorage.setItem('left', 'over')
        sessionStorage.setItem('left', 'over')
      })
      await page.getByRole('button', { name: 'Log out' }).first().click()
      await page.waitForURL(address(brand, brand === regional ? '/logout' : '/login'))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []])
      expect(
        (await context.cookies()).filter(cookie => /token|group|salesforce|session-ends/.test(cookie.name)),
      ).toEqual([])
      await page.goBack()
      await expect(page.getByText(name, { exact: true })).toHaveCount(0)
      await expect(page).not.toHaveURL(/home/)
    })

    test('every page with member data is not stored and keeps its content security policy', async ({ page }) => {
      await signIn(page, brand, 'active')
      const answer = await visit(page, brand, '/home')
      const headers = answer?.headers() ?? {}
      expect(headers['cache-control']).toContain('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
      expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    })

    test('Home is on the page before any script runs', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(address(brand, '/login'))
      await page.getByLabel('Username').fill(userOf('active', brand))
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByRole('link', { name: /^Claim details/ }).first()).toBeVisible()
      await context.close()
    })
  })
}

test('[HOME-01] [HOME-02] [HOME-03] [SHELL-16] [ERR-07] a later view is a client navigation with one request, under the spinner until it is there; one that fails keeps its address', async ({
  page,
}) => {
  await signIn(page, first, 'active')
  const requests: string[] = []
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).first().waitFor()
  await visit(page, first, '/contact-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  page.on('request', request => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType()))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const arrival = Promise.withResolvers<void>()
  await page.route('**/graphql', async route => {
    await arrival.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).first().click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(spinner).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  arrival.resolve()
  await page.waitForURL(address(first, '/home'))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us')
  await expect(spinner).toHaveCount(0)
  expect(requests).toEqual(['POST /graphql'])

  await page.unroute('**/graphql')
  await page.route('**/graphql', route => route.fulfill({ status: 503 }))
  await page.getByRole('link', { name: 'Contact us' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('main')).toContainText('Error code: 503 Service unavailable')
  await expect(page).toHaveURL(address(first, '/contact-us'))
})

test('[GRAPH-16] Back asks nothing of what stays and has what was saved since, and a link that is pointed at opens what was asked for then', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signIn(page, first, 'preventive', '/id-card/request')
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'Member information' }).filter({ visible: true }).first().click()
  await expect(heading).not.toHaveText('Request an ID card')
  const asked: string[] = []
  page.on('request', request => request.url().endsWith('/graphql') && asked.push(request.method()))
  await page.goBack()
  await expect(heading).toHaveText('Request an ID card')
  await page.goForward()
  await page.getByRole('button', { name: /^Edit/ }).click()
  expect(asked).toEqual([])

  await page.getByLabel('Address', { exact: true }).fill('7 Cedar Court')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your address was saved')).toBeVisible()
  // Nothing comes from the portal any more: what shows is what the page has.
  await page.route('**/graphql', () => {})
  await page.goBack()
  await expect(page.getByRole('main')).toContainText('7 Cedar Court')
  await page.unroute('**/graphql')

  const contact = page.getByRole('link', { name: 'Contact us' }).filter({ visible: true }).first()
  const ahead = page.waitForResponse(answer => answer.request().postData()?.includes('/contact-us') === true)
  await contact.hover()
  await (await ahead).finished()
  await page.route('**/graphql', () => {})
  await contact.click()
  await expect(heading).toHaveText('Contact us')
})

test('[ROUTE-68] [ROUTE-69] [OPEN-67] a new view starts at the top without focus on the link, Back and Forward lead to where one was', async ({
  page,
}) => {
  await signIn(page, first, 'active')
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact us' })
    .or(page.getByRole('banner').getByRole('link', { name: 'Contact us' }))
    .filter({ visible: true })
    .first()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // The link stands in the header: plain focus would scroll back to it.
  await link.evaluate(element => element.focus({ preventScroll: true }))
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await page.keyboard.press('Enter')
  await page.waitForURL(address(first, '/contact-us'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(link).not.toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a cross-site form post is refused', async ({ request }) => {
  const answer = await request.post(`http://127.0.0.1:${process.env.PORTAL_PORT}/login`, {
    headers: { host: first.host, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    form: { username: userOf('active', first), password },
  })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('[SEC-26] what the browser stops by the policy is reported to the portal, which takes it', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, first, '/login?with=a-query')
  const answered = context.waitForEvent('response', answer => new URL(answer.url()).pathname === '/reports')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'https://elsewhere.example/picture.png'
    document.body.append(image)
  })
  const answer = await answered
  const { 'csp-report': report } = answer.request().postDataJSON() as { 'csp-report': Record<string, string> }
  expect(report).toMatchObject({ 'effective-directive': 'img-src' })
  expect(answer.status()).toBe(204)
  // The browser tells developers, too.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('img-src')])
})

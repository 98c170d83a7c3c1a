import { ask, leadsTo } from './support/ask.ts'
import { brands, medicalDental, regional } from './support/brands.ts'
import { read, show } from './support/kept-page.ts'
import { expect, test } from './support/portal.ts'

const pages: { status: number; rows: string; texts: string[]; tips: boolean }[] = [
  {
    status: 1,
    rows: '[ERR-30]',
    texts: ['Temporarily unable to access resource. Please try again later.'],
    tips: false,
  },
  {
    status: 400,
    rows: '[ERR-31] [OPEN-36]',
    texts: ["Sorry, it looks like there's a problem.", 'Error code: 400 Bad request'],
    tips: true,
  },
  {
    status: 401,
    rows: '[ERR-32]',
    texts: ["Sorry, but we aren't able to authenticate you.", 'Error code: 401 Unauthorized'],
    tips: false,
  },
  {
    status: 403,
    rows: '[ERR-34]',
    texts: ["Sorry, it looks like you don't have access to this page.", 'Error code: 403 Forbidden'],
    tips: false,
  },
  {
    status: 404,
    rows: '[ERR-35] [ROUTE-13]',
    texts: ["Sorry, it looks like we can't find that page.", 'Error code: 404 Not found'],
    tips: false,
  },
  {
    status: 408,
    rows: '[ERR-36]',
    texts: ['Sorry, this is taking longer than expected.', 'Error code: 408 Request time-out'],
    tips: true,
  },
  {
    status: 500,
    rows: '[ERR-37]',
    texts: [
      "Sorry, we're having a problem with our system. We'll get this fixed soon.",
      'Error code: 500 Internal server error',
    ],
    tips: true,
  },
  { status: 502, rows: '[ERR-38]', texts: ['Sorry, something went wrong.', 'Error code: 502 Bad gateway'], tips: true },
  {
    status: 503,
    rows: '[ERR-39]',
    texts: ["Sorry, we're unable to handle your request at this time.", 'Error code: 503 Service unavailable'],
    tips: true,
  },
  { status: 418, rows: '[ERR-26] [ERR-27]', texts: ["Sorry, it looks like there's a problem."], tips: true },
]

const textOf = (element: Element | null) => element?.textContent?.trim().replace(/\s+/g, ' ')
const linksOf = (main: Element) => [...main.querySelectorAll('a')]

// What is in a page as it is sent is read there; error pages as they are drawn, screens.spec.ts looks at on every brand.
for (const brand of brands) {
  test.describe(brand.folder, () => {
    for (const { status, rows, texts, tips } of pages) {
      read(
        `${rows} [ERR-28] [ERR-40] [ERR-24] error ${status} says what happened, ${tips ? 'gives the three tips' : 'gives no tips'} and a way on`,
        async () => {
          const main = (await ask(brand, '', `/error/${status}`)).main()
          for (const text of texts) expect(textOf(main)).toContain(text)
          const items = [...main.querySelectorAll('li')].map(textOf)
          for (const tip of [/reload the page/i, /log out and (log )?back in/i, /come back later/i]) {
            expect(items.filter(item => tip.test(item ?? ''))).toHaveLength(tips ? 1 : 0)
          }
          expect(linksOf(main).length).toBeGreaterThan(0)
          if (status === 418) expect(main.querySelector('a[href="/"]')).toBeTruthy()
        },
      )
    }

    read('[ROUTE-58] an unknown path is a 404 page with that status', async () => {
      const { status, main } = await ask(brand, 'active', '/no/such/page')
      expect(status).toBe(404)
      expect(textOf(main().querySelector('h1'))).toBe("Sorry, it looks like we can't find that page.")
    })

    read(
      '[IDCARD-02] [ROUTE-60] [ROUTE-61] [OPEN-35] [PERM-17] a termed member is led home from ID cards, Benefits and Find care',
      async () => {
        for (const path of ['/id-card', '/benefits/programs', '/find-care/resources'])
          expect(await leadsTo(brand, 'termed', path), path).toBe('/home')
      },
    )

    read('[ROUTE-57] [OPEN-02] the empty path leads to the default route', async () => {
      expect(await leadsTo(brand, 'active', '/')).toBe('/home')
    })

    read(
      '[ROUTE-46] [ROUTE-47] [PERM-23] [FINDCARE-02] Find a dentist exists on the regional domain only, and leads to the search and to Passport Dental',
      async ({ page }) => {
        const { status } = await ask(brand, 'active', '/find-care/find-a-dentist')
        expect(status).toBe(brand === regional ? 200 : 404)
        if (brand !== regional) return
        await show(page, brand, 'active', '/find-care/find-a-dentist')
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: /dentist/i })
            .first(),
        ).toHaveAttribute('href', /^https:/)
        await expect(page.getByRole('main').locator('a[href="/passport-dental"]')).toBeVisible()
      },
    )

    read(
      '[CONTACT-01] [CONTACT-02] [CONTACT-03] [SCOPE-23] [ROUTE-10] anyone can open the contact page, with the holidays of the domain',
      async ({ page }) => {
        await show(page, brand, '', '/contact-us')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
        await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
        await expect(page.getByRole('main')).toContainText(/Holidays/)
        expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
      },
    )

    read('[DOWNLOAD-01] [DOWNLOAD-02] [ROUTE-11] resource download says so under the spinner', async ({ page }) => {
      await show(page, brand, 'active', '/resource-download')
      await expect(page.getByText('Downloading resource...').first()).toBeVisible()
      await expect(page.getByRole('status').first()).toBeVisible()
    })

    read(
      '[DENTALABROAD-01] [DENTALABROAD-02] [DENTALABROAD-03] [DENTALABROAD-04] [DENTALABROAD-09] [DENTALABROAD-10] [OPEN-33] [ROUTE-12] Passport Dental explains, gives a phone number and leads back',
      async ({ page }) => {
        await show(page, brand, 'active', '/passport-dental')
        const main = page.getByRole('main')
        await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
        await expect(main.getByRole('link', { name: /Find in-network dentist/ })).not.toHaveAttribute('href', /plan=/)
        await expect(
          main.locator(`a[href="${brand === regional ? '/find-care/find-a-dentist' : '/find-care'}"]`).first(),
        ).toBeVisible()
        const search = linksOf((await ask(brand, 'medicare', '/passport-dental')).main()).find(link =>
          /Find in-network dentist/.test(link.textContent ?? ''),
        )
        expect(search?.getAttribute('href')).toMatch(/plan=25/)
      },
    )
  })
}

read('[ERR-33] on the regional domain 401 has its three links', async () => {
  const titles = linksOf((await ask(regional, '', '/error/401')).main()).map(textOf)
  for (const text of [/health plan dashboard/i, /contact customer service/i, /contact the health plan/i])
    expect(titles.filter(title => text.test(title ?? ''))).toHaveLength(1)
})

read(
  '[ERR-22] [ERR-23] [OPEN-51] the dental and medical variant has Customer service, and Home too when signed in',
  async () => {
    const titlesFor = async (persona: string) =>
      linksOf((await ask(medicalDental, persona, '/error/404')).main()).map(textOf)
    const forVisitor = await titlesFor('')
    expect(forVisitor).toContain('Customer service')
    expect(forVisitor).not.toContain('Home')
    expect(await titlesFor('active')).toEqual(expect.arrayContaining(['Customer service', 'Home']))
  },
)

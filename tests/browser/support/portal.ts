import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type Cookie, expect, type Page } from 'playwright/test'
import type { TestBrand } from './brands.ts'

export { expect }
export const password = 'Portal2026!'

/** Address of a path on a brand of the running portal. */
export const address = (brand: TestBrand, path = '/') => `http://${brand.host}:${process.env.PORTAL_PORT}${path}`

/** Browser messages that are facts of a test, not faults: an answer with an error status is logged by the browser itself. */
const expected = /Failed to load resource: the server responded with a status of/

interface Fixtures {
  /** Every console error, warning and uncaught exception; a test fails when there is one at its end. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', message => {
        if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      context.on('weberror', error => complaints.push(`exception: ${error.error().message}`))
      await use(complaints)
      expect(complaints, 'console errors, warnings and exceptions').toEqual([])
    },
    { auto: true },
  ],
})

/** User name of a persona's sign-in on a brand. */
export const userOf = (persona: string, brand: TestBrand) => `${persona}${brand.domainId}`

/** Opens the log-in page and waits until its script runs: what only script can do is there from then on. */
export async function openLogIn(page: Page, brand: TestBrand): Promise<void> {
  await page.goto(address(brand, '/login'))
  await expect(page.getByRole('button', { name: /^Show/ })).toBeVisible()
}

/** Fills and submits the log-in form; where it leads is the test's to say. */
export async function submitLogIn(page: Page, brand: TestBrand, username: string, word = password): Promise<void> {
  await openLogIn(page, brand)
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(word)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Cookies of sign-ins that this worker has made, by brand and persona. */
const signedIn = new Map<string, Cookie[]>()

/**
 * Signs a persona in and waits for Home. Only the first time in a worker by the form, which has journeys of its own;
 * afterwards with the cookies that this gave.
 */
export async function signIn(page: Page, brand: TestBrand, persona: string): Promise<void> {
  const user = userOf(persona, brand)
  const cookies = signedIn.get(user)
  if (cookies) {
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    await page.goto(address(brand, '/home'))
  } else {
    await submitLogIn(page, brand, user)
    await page.waitForURL(address(brand, '/home'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log in to your Member Dashboard')
    signedIn.set(user, await page.context().cookies())
  }
  await expect(page).toHaveURL(address(brand, '/home'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** What opens the account menu: a native summary, which has no button role. */
export const accountMenu = (page: Page) => page.getByRole('banner').locator('summary[aria-label^="Account menu"]')

/** No axe violation on the page as it stands, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(violation => `${violation.id}: ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`),
  ).toEqual([])
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ])
  expect(scroll).toBeLessThanOrEqual(inner ?? 0)
}

export const phone = { width: 375, height: 812 }
export const tablet = { width: 900, height: 1100 }
export const desktop = { width: 1280, height: 800 }

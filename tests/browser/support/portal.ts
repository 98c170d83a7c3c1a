import { test as base, type ConsoleMessage, expect, type Page, type Response, type WebError } from 'playwright/test'
import { keepAsked } from '../../leaks/keep-asked.ts'
import { address } from './address.ts'
import type { TestBrand } from './brands.ts'
import { scriptRuns } from './script-runs.ts'
import { isAlive, type SignedIn, signInCookies } from './sign-in-cookies.ts'

export { address, expect }
export const password = 'Portal2026!'

/** Browser messages that are facts of a test, not faults: an answer with an error status is logged by the browser itself. */
const expected = /Failed to load resource: the server responded with a status of/

/** How many times slower pages run than they could: races between a page and whoever uses it show themselves then. */
const slowness = Number(process.env.BROWSER_SLOWNESS ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

interface Fixtures {
  /** Every console error, warning and uncaught exception; a test fails when there is one at its end. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      const said = (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
          complaints.push(`${message.type()}: ${message.text()}`)
      }
      const thrown = (error: WebError) => void complaints.push(`exception: ${error.error().message}`)
      const asked = keepAsked(context)
      context.on('console', said).on('weberror', thrown)
      if (slowness > 1) context.on('page', page => void slowDown(page))
      await use(complaints)
      context.off('console', said).off('weberror', thrown)
      asked.write()
      expect(complaints, 'console errors, warnings and exceptions').toEqual([])
    },
    { auto: true },
  ],
})

/** User name of a persona's sign-in on a brand. */
export const userOf = (persona: string, brand: TestBrand) => `${persona}${brand.domainId}`

/** Goes to a page of a brand and waits until its script runs: what only script can do is there from then on. */
export async function visit(page: Page, brand: TestBrand, path = '/'): Promise<Response | null> {
  const answer = await page.goto(address(brand, path))
  await scriptRuns(page)
  return answer
}

/** Opens the log-in page. */
export async function openLogIn(page: Page, brand: TestBrand): Promise<void> {
  await visit(page, brand, '/login')
}

/** Fills and submits the log-in form; where it leads is the test's to say. */
export async function submitLogIn(page: Page, brand: TestBrand, username: string, word = password): Promise<void> {
  await openLogIn(page, brand)
  await page.getByLabel('Username').fill(username)
  await page.getByRole('textbox', { name: 'Password' }).fill(word)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Sign-ins that this worker has made, by portal and user name. */
const signIns = new Map<string, Promise<SignedIn>>()

/** A persona's session, as the log-in form gives it. Each worker signs a persona in once, and anew when a test has ended the session. */
export async function sessionOf(brand: TestBrand, persona: string): Promise<SignedIn> {
  const user = userOf(persona, brand)
  const key = `${process.env.PORTAL_PORT} ${user}`
  const kept = await signIns.get(key)
  if (kept && (await isAlive(brand, kept))) return kept
  const signedIn = signInCookies(brand, user, password)
  signIns.set(key, signedIn)
  return signedIn
}

/**
 * Makes the page's browser that of a persona who has just sent the log-in form, which has journeys of its own, and goes
 * to a path: without one, to where the sign-in leads.
 */
export async function signIn(page: Page, brand: TestBrand, persona: string, path?: string): Promise<void> {
  const { cookies, lands } = await sessionOf(brand, persona)
  await forgetWho(page, way => address(brand, way))
  await page.context().addCookies(cookies)
  await visit(page, brand, path ?? lands)
  await expect(page).toHaveURL(address(brand, path ?? lands))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Whose browser it is: the language that somebody chose there says nothing of that. */
const who = { name: /^(?!language$)/ }

/**
 * Makes the page's browser nobody's, or takes only the cookies of a name. A page that still shows somebody would see the session go and lead to where a log-out
 * leads, in the middle of what comes next, so it is left first: for one of the same brand that shows nothing, so that the
 * browser goes on with the same process, which has the portal's script (another one costs as much as the page).
 */
export async function forgetWho(
  page: Page,
  addressOf: (path: string) => string,
  only: { name: RegExp } = who,
): Promise<void> {
  await page.goto(page.url().startsWith(addressOf('/')) ? addressOf('/livez') : 'about:blank')
  await page.context().clearCookies(only)
}

/** What opens the account menu: a native summary, which has no button role. */
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('nav[aria-label="Account menu"] > details > summary')

/** The page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inner, scroll] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ])
  expect(scroll).toBeLessThanOrEqual(inner ?? 0)
}

/** Runs a check of the page in forced colours, then has the page's own again. */
export async function inForcedColors(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await check()
  await page.emulateMedia({ forcedColors: null })
}

export const phone = { width: 375, height: 812 }
export const tablet = { width: 900, height: 1100 }
export const desktop = { width: 1280, height: 800 }

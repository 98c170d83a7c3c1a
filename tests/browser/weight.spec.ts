import type { Page, Response } from 'playwright/test'
import { budgets } from '../../server/build/budgets.ts'
import { brands } from './support/brands.ts'
import { expectSteady } from './support/expect-steady.ts'
import { address, expect, password, phone, signIn, test, userOf } from './support/portal.ts'

/** Counts what arrives, compressed as it is sent, in bytes by address. */
async function weigh(page: Page, open: () => Promise<unknown>): Promise<Map<string, number>> {
  const bytes = new Map<string, number>()
  const arrived: Promise<unknown>[] = []
  const weighOne = (response: Response) => {
    const size = response.request().sizes()
    arrived.push(expectLasting(response))
    arrived.push(size.then(({ responseBodySize }) => bytes.set(new URL(response.url()).pathname, responseBodySize)))
  }
  page.on('response', weighOne)
  await open()
  await page.waitForLoadState('networkidle')
  // What comes later is not waited for, and its page may be gone by then.
  page.off('response', weighOne)
  await Promise.all(arrived)
  return bytes
}
const isTypeface = (path: string) => path.endsWith('.woff2')
const isScript = (path: string) => path.endsWith('.js')
/** Built files have a hash in their names: they come precompressed, the tiniest aside, and are never asked for again. */
const expectLasting = async (response: Response) => {
  const { pathname } = new URL(response.url())
  if (!pathname.startsWith('/assets/')) return
  const headers = response.headers()
  expect(headers['cache-control'], pathname).toContain('immutable')
  if (!headers['content-length'] || Number(headers['content-length']) > 1024)
    expect(headers['content-encoding'], pathname).toBe('br')
}
const sum = (bytes: Map<string, number>) => [...bytes.values()].reduce((total, size) => total + size, 0)

for (const brand of brands) {
  test(`${brand.folder}: log-in weighs at most ${budgets.logInBeforeScript} KB before script and needs none to sign in`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const page = await context.newPage()
    const bytes = await weigh(page, () => page.goto(address(brand, '/login')))
    const before = new Map([...bytes].filter(([path]) => !isScript(path) && !isTypeface(path)))
    expect([...before.keys()]).toContain('/login')
    expect(sum(before), JSON.stringify([...before])).toBeLessThanOrEqual(budgets.logInBeforeScript * 1000)
    await page.getByLabel('Username').fill(userOf('active', brand))
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(address(brand, '/home'))
    await context.close()
  })

  test(`${brand.folder}: [MEMBER-51] the first signed-in view loads at most ${budgets.firstSignedInView} KB of script and ${budgets.typefaces} KB of typefaces, stands still on a phone and carries nothing of another brand`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await signIn(page, brand, 'active')
    await page.goto('about:blank')
    const bytes = await weigh(page, () => page.goto(address(brand, '/home')))
    await expectSteady(page)
    const scripts = new Map([...bytes].filter(([path]) => isScript(path)))
    expect(scripts.size).toBeGreaterThan(1)
    expect(sum(scripts), JSON.stringify([...scripts])).toBeLessThanOrEqual(budgets.firstSignedInView * 1000)
    const typefaces = new Map([...bytes].filter(([path]) => isTypeface(path)))
    expect(sum(typefaces), JSON.stringify([...typefaces])).toBeLessThanOrEqual(budgets.typefaces * 1000)
    const html = (await (await page.goto(address(brand, '/home')))?.text()) ?? ''
    expect(html).toContain(`/brand-assets/${brand.folder}/`)
    for (const other of brands) if (other !== brand) expect(html).not.toContain(`/brand-assets/${other.folder}/`)
    expect(html).not.toContain('showWhen')
  })
}

import type { Page } from 'playwright/test'
import { first as brand } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { address, expect, expectNoSidewaysScroll, password, test, userOf, visit } from './support/portal.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const switchTo = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
const expectLanguage = (page: Page, tag: string) => expect(page.locator('html')).toHaveAttribute('lang', tag)

test('[LOCALE-03] [LOCALE-04] [LOCALE-05] [LOCALE-08] whoever chooses Spanish before the log-in has it until after the log-out, without an axe violation, and changes it where they are', async ({
  page,
}) => {
  await visit(page, brand, '/login')
  await expectLanguage(page, 'en-US')
  const username = page.locator('input[name="username"]')
  await username.fill(userOf('active', brand))
  await expect(switchTo(page, 'Español')).toHaveAttribute('lang', 'es-US')
  await switchTo(page, 'Español').click()
  await expect(heading(page)).toHaveText(/^Inicie sesión/)
  await expectLanguage(page, 'es-US')
  await expect(page).toHaveTitle(/^Iniciar sesión/)
  await expect(username).toHaveValue(userOf('active', brand))
  // The same button leads back.
  await expect(switchTo(page, 'English')).toBeFocused()
  await expectAccessible(page)

  await page.locator('input[name="password"]').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
  await page.waitForURL(address(brand, '/home'))
  for (const path of ['/home', '/benefits/summary', '/error/404', '/claims']) {
    await visit(page, brand, path)
    await expectLanguage(page, 'es-US')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }

  await expect(heading(page)).toHaveText('Reclamaciones')
  await page.evaluate(() => window.scrollTo(0, 400))
  await switchTo(page, 'English').evaluate((button: HTMLButtonElement) => button.click())
  await expect(heading(page)).toHaveText('Claims')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  await expect(page).toHaveURL(address(brand, '/claims'))
  await switchTo(page, 'Español').evaluate((button: HTMLButtonElement) => button.click())
  await expect(heading(page)).toHaveText('Reclamaciones')

  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await expect(heading(page)).toHaveText(/^Inicie sesión/)
  await expectLanguage(page, 'es-US')
})

test('[LOCALE-11] the footer opens help in fifteen languages, each marked with its language and direction, and leads to its page', async ({
  page,
}) => {
  await visit(page, brand, '/login')
  const help = page.getByRole('contentinfo').locator('details')
  const notices = help.locator('li')
  await expect(notices.first()).toBeHidden()
  await help.locator('summary').click()
  await expect(notices.first()).toBeVisible()
  const said = await notices.evaluateAll(items =>
    items.map(item => ({ lang: item.getAttribute('lang'), dir: item.getAttribute('dir'), text: item.textContent })),
  )
  expect(new Set(said.map(({ lang }) => lang).filter(Boolean)).size).toBe(15)
  expect(said.filter(({ dir }) => dir === 'rtl').length).toBeGreaterThan(0)
  for (const { text } of said) expect(text).toMatch(/\d{3}-\d{4}|711/)
  await help.getByRole('link').last().click()
  await expect(page).toHaveURL(address(brand, '/language-help'))
  await expect(heading(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
})

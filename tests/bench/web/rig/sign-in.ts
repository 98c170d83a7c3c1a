import type { Browser, Cookie } from 'playwright'

/** Signs a member in by the form, unhurried, and gives the cookies. */
export async function signIn(browser: Browser, origin: string, user: string, password: string): Promise<Cookie[]> {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Username').fill(user)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(`${origin}/home`)
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

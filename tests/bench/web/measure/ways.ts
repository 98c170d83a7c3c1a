import type { Browser } from 'playwright'
import { note } from './note.ts'
import { slowPhone } from './slow-phone.ts'

/** How long two things took that members wait for, milliseconds. */
export interface Ways {
  /** From pressing Log in to Home's data in sight. */
  logIn: number
  /** From pressing a link on Home to the next screen's heading. */
  navigation: number
}

/** Presses an element and tells when, on the page's clock. */
const press = (element: Element) => {
  ;(element as HTMLElement).click()
  return performance.now()
}

/** Signs in by the form, waits for Home, then goes on to Claims. */
export async function ways(browser: Browser, origin: string, user: string, password: string): Promise<Ways> {
  const { context, page } = await slowPhone(browser)
  await page.goto(`${origin}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Username').fill(user)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  const pressed = await page.getByRole('button', { name: 'Log in', exact: true }).evaluate(press)
  await page.waitForURL(`${origin}/home`)
  await page.locator('[elementtiming]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { inSight } = await page.evaluate(note)
  const navigation = await page
    .locator('a[href="/claims"]')
    .first()
    .evaluate(async element => {
      const began = performance.now()
      const before = document.querySelector('h1')?.textContent
      ;(element as HTMLElement).click()
      const isThere = () =>
        location.pathname === '/claims' &&
        ![null, undefined, before].includes(document.querySelector('h1')?.textContent)
      while (!isThere()) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - began
    })
  await context.close()
  return { logIn: inSight - pressed, navigation }
}

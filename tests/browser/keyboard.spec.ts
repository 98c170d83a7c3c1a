import type { Page } from 'playwright/test'
import { brands } from './support/brands.ts'
import { address, expect, password, test, userOf } from './support/portal.ts'

/** Presses Tab until what is focused answers to the question; every stop must show where the focus is. */
async function tabTo(page: Page, wanted: (name: string, role: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab')
    const { name, role, visible } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined
      return {
        name: (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim(),
        role: element.tagName.toLowerCase(),
        visible: box.width > 0 && box.height > 0,
      }
    })
    if (role !== 'body') expect(visible, `focus on ${role} "${name}" is visible`).toBe(true)
    if (wanted(name, role)) return
  }
  throw new Error('Not reached by keyboard')
}

for (const brand of brands) {
  test(`${brand.folder}: sign in, open a menu, reach the claims, and log out by keyboard alone`, async ({ page }) => {
    await page.goto(address(brand, '/login'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await tabTo(page, (name, role) => role === 'input' && /username/i.test(name))
    await page.keyboard.type(userOf('active', brand))
    await tabTo(page, (name, role) => role === 'input' && /password/i.test(name))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(address(brand, '/home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto(address(brand, '/home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(/skip/i)
    await page.keyboard.press('Enter')
    await tabTo(page, name => name.startsWith('View all your claims'))

    await page.goto(address(brand, '/home'))
    await tabTo(page, (name, role) => role === 'summary' && /benefits/i.test(name))
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open] > summary:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('details:not([open]) > summary:focus')).toHaveCount(1)

    await page.goto(address(brand, '/home'))
    await tabTo(page, (name, role) => role === 'button' && /^log out/i.test(name))
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/home/)
  })
}

import { brands } from './support/brands.ts'
import { address, expect, password, test, userOf, visit } from './support/portal.ts'
import { tabTo } from './support/tab-to.ts'

for (const brand of brands) {
  test(`[SHELL-22] ${brand.folder}: sign in, open a menu, reach the claims, and log out by keyboard alone`, async ({
    page,
  }) => {
    await visit(page, brand, '/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await tabTo(page, (name, role) => role === 'input' && /username/i.test(name))
    await page.keyboard.type(userOf('active', brand))
    await tabTo(page, (name, role) => role === 'input' && /password/i.test(name))
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await page.waitForURL(address(brand, '/home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await visit(page, brand, '/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(/skip/i)
    await page.keyboard.press('Enter')
    await tabTo(page, name => name.startsWith('View all your claims'))

    await visit(page, brand, '/home')
    await tabTo(page, (name, role) => role === 'summary' && /benefits/i.test(name))
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open] > summary:focus')).toHaveCount(1)
    await expect(page.locator('details[open]').getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(page.locator('details:not([open]) > summary:focus')).toHaveCount(1)

    await visit(page, brand, '/home')
    await tabTo(page, (name, role) => role === 'button' && /^log out/i.test(name))
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/home/)
  })
}

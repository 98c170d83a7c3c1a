import type { Page } from 'playwright/test'
import type { TestBrand } from './brands.ts'
import { expect, signIn, visit } from './portal.ts'
import type { Screen } from './screens.ts'

/** Goes where a screen is, by the shortest way: signed in with kept cookies, without Home in between. */
export async function openScreen(page: Page, brand: TestBrand, { persona, path, follow = [] }: Screen): Promise<void> {
  if (persona) await signIn(page, brand, persona, path)
  else await visit(page, brand, path)
  for (const link of follow) {
    const target = await page.locator(link).first().getAttribute('href')
    if (!target) throw new Error(`${link} of ${path} leads nowhere`)
    await visit(page, brand, target)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

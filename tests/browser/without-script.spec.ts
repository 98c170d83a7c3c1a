import { first } from './support/brands.ts'
import { address, expect, sessionOf, test } from './support/portal.ts'

test.use({ javaScriptEnabled: false })

test('[SCOPE-01] no button shows that only script could make do something, and each keeps its place', async ({
  page,
}) => {
  const { cookies } = await sessionOf(first, 'active')
  await page.context().addCookies(cookies)
  for (const path of ['/account/summary', '/claims', '/id-card']) {
    await page.goto(address(first, path))
    const buttons = page.locator('main button[type="button"]')
    await expect(buttons.filter({ visible: true })).toHaveCount(0)
    const places = await buttons.evaluateAll(all => all.map(button => button.getBoundingClientRect().height))
    expect(places.filter(height => height > 0).length, path).toBeGreaterThan(0)
  }
})

import { brands, regional, type TestBrand } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { accountMenu, address, expect, signIn, submitLogIn, test, userOf, visit } from './support/portal.ts'

/** Where somebody without a session ends up. */
const outside = (brand: TestBrand) => address(brand, brand === regional ? '/logout' : '/login')
const hours = (count: number) => count * 3_600_000

for (const brand of brands) {
  test.describe(brand.folder, () => {
    test('[ACCOUNT-11] [ROUTING-16] [STATE-03] a first password has to be changed, by keyboard alone, before Home', async ({
      page,
    }) => {
      await submitLogIn(page, brand, userOf('initial', brand))
      await page.waitForURL(address(brand, '/account/settings/change-password'))
      await expect(page.getByRole('button', { name: /^Show/ }).first()).toBeVisible()
      await page.getByRole('textbox', { name: 'Current password' }).focus()
      await page.keyboard.type('Portal2026!')
      await page.getByRole('textbox', { name: 'New password', exact: true }).focus()
      await page.keyboard.type('Changed2026!')
      await page.getByRole('textbox', { name: 'Repeat new password' }).focus()
      await page.keyboard.type('Changed2026!')
      await page.keyboard.press('Enter')
      await page.waitForURL(address(brand, '/home'))
      await expect(page.getByText('Your password has been changed')).toBeVisible()
    })

    test('[SESSION-10] [SESSION-11] the session warns, one key extends it, and after its end the member comes back', async ({
      page,
      context,
    }) => {
      await page.clock.install()
      await signIn(page, brand, brand === regional ? 'dependent' : 'active', '/account/settings/change-password')
      await expect(accountMenu(page)).toBeVisible()
      const dialog = page.getByRole('alertdialog', { name: 'Are you still there?' })
      const endsIn = async () => Number((await context.cookies()).find(one => one.name === 'session-ends')?.value)
      const before = await endsIn()

      await page.clock.fastForward(before - Date.now() - 100_000)
      await expect(dialog).toContainText("we'll log you out in")
      await expect(dialog.getByRole('button', { name: 'Stay logged in' })).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toHaveCount(0)
      expect(await endsIn()).toBeGreaterThan(before)

      await context.clearCookies({ name: 'token' })
      await page.clock.fastForward(hours(2))
      await page.waitForURL(outside(brand))
      await visit(page, brand, '/login')
      await page.getByLabel('Username').fill(userOf('active', brand))
      await page.getByRole('textbox', { name: 'Password' }).fill('Portal2026!')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL(address(brand, '/account/settings/change-password'))
    })
  })
}

test('[LOGOUT-07] [SESSION-11] a log-out in one tab ends the others', async ({ page, context }) => {
  const [brand] = brands
  if (!brand) throw new Error('No brand ships')
  await signIn(page, brand, 'active')
  const other = await context.newPage()
  await visit(other, brand, '/home')
  await expect(accountMenu(other)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(address(brand, '/login'))
  await other.waitForURL(address(brand, '/login'))
})

import { ask } from './support/ask.ts'
import { brands, regional } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, signIn, test, visit } from './support/portal.ts'

for (const brand of brands) {
  test(`${brand.folder}: [ACCOUNT-03] [ACCOUNT-04] [ACCOUNT-13] [SCOPE-21] [UI-06] a subscriber changes the address, and finds it after a reload`, async ({
    page,
  }) => {
    await signIn(page, brand, 'active', '/account/summary')
    await page.getByRole('main').getByRole('link', { name: 'Member information' }).click()
    await page.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused()
    await page.getByLabel('Address', { exact: true }).fill('9 Birch Lane')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your address was saved')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused()
    await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('9 Birch Lane')).toBeVisible()
  })

  test(`${brand.folder}: [SCOPE-20] [PLAN-11] [PLAN-12] [PLAN-13] [UI-23] a subscriber cancels the plan after a question, and Home says what it means`, async ({
    page,
  }) => {
    // What is cancelled stays cancelled: nobody else's member.
    await signIn(page, brand, 'cancelling')
    await page.getByRole('link', { name: 'Manage your plan' }).click()
    await page.getByRole('radio', { name: 'Cancel medical', exact: true }).check()
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    const modal = page.getByRole('dialog')
    await expect(modal).toContainText(/Your benefits end on \d\d\/\d\d\/\d{4}/)
    await expectAccessible(page)
    // Tab may leave the page for the browser's own controls, but reaches nothing else of the page.
    for (let stops = 0; stops < 5; stops++) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus:not(dialog *, dialog, body)')).toHaveCount(0)
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Cancel plan' })).toBeFocused()
    await page.keyboard.press('Enter')
    await modal.getByRole('button', { name: 'Yes, cancel my plan' }).click()
    await expect(page.getByRole('main').getByText('Your medical plan is ending')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /^Your plan for/ })).toBeFocused()
    await visit(page, brand, '/home')
    await expect(page.getByRole('region', { name: 'Your medical plan is ending' })).toBeVisible()
  })

  test(`${brand.folder}: [ACCOUNT-03] [EBILL-08] [UI-07] a dependent reads the address, or has no such page, and no eBill without eligibility`, async ({
    page,
  }) => {
    if (brand === regional) expect((await ask(brand, 'dependent', '/account/member-information')).status).toBe(403)
    else {
      await signIn(page, brand, 'dependent', '/account/member-information')
      await expect(page.getByRole('heading', { name: 'Address and phone' })).toBeVisible()
      await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
    }
    expect((await ask(brand, 'noebill', '/account/ebill')).status).toBe(403)
  })
}

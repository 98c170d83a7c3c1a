import { brands, regional } from './support/brands.ts'
import { inspectScreen } from './support/inspect-screen.ts'
import { test as look } from './support/kept-page.ts'
import { openScreen } from './support/open-screen.ts'
import { address, submitLogIn, test, userOf } from './support/portal.ts'
import { screensOn } from './support/screens.ts'

const screens = screensOn(new Date())

for (const brand of brands) {
  for (const screen of screens.filter(({ on }) => !on || on.includes(brand))) {
    look(
      `${brand.folder}: ${screen.name} stands still and has one heading, a title, no axe violation, also in forced colours, and no sideways scrolling from 320 pixels on or with text of twice the size`,
      async ({ page }) => {
        await openScreen(page, brand, screen)
        await inspectScreen(page)
      },
    )
  }
}

/** Screens that lead on by themselves are held still: what they would send never arrives. */
for (const brand of brands.filter(one => one !== regional)) {
  test(`${brand.folder}: hand-off and sso-landing have one heading, a title, no axe violation and no sideways scrolling`, async ({
    page,
  }) => {
    await page.route('**/stand-in/**', route => route.abort('aborted'))
    await submitLogIn(page, brand, userOf('sales', brand))
    await page.waitForURL(address(brand, '/hand-off'), { waitUntil: 'commit' })
    await inspectScreen(page)
    await submitLogIn(page, brand, userOf('salesgroups', brand))
    await page.waitForURL(address(brand, '/group-selection'))
    await page.route('**/graphql', () => {})
    await page.goto(address(brand, '/sso-landing'))
    await inspectScreen(page)
  })
}

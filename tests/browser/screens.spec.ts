import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createBrandLooks } from './looks/brand-looks.ts'
import { fixedDay } from './looks/start-on-fixed-day.ts'
import { brands, regional, type TestBrand } from './support/brands.ts'
import { inspectScreen } from './support/inspect-screen.ts'
import { readOnFixedDay as look } from './support/kept-page.ts'
import { openScreen } from './support/open-screen.ts'
import { address, expect, signIn, submitLogIn, test, userOf } from './support/portal.ts'
import { type Screen, screensOn } from './support/screens.ts'
import { shareOf, wholeShare } from './support/share.ts'

const kept = resolve(import.meta.dirname, '__looks__')
const screens = screensOn(fixedDay)
/** `npm run looks:update` and `npm run test:changed` ask only how screens look. */
const looksOnly = () => {
  const { updateSnapshots } = look.info().config
  return process.env.LOOKS_ONLY === '1' || updateSnapshots === 'changed' || updateSnapshots === 'all'
}
const everyonesPort = process.env.PORTAL_PORT

// Screens and their looks are those of one day: on a portal whose clock says so.
test.beforeAll(() => {
  process.env.PORTAL_PORT = process.env.FIXED_DAY_PORT
})
test.afterAll(() => {
  process.env.PORTAL_PORT = everyonesPort
})

const has = (brand: TestBrand, { on = brands }: Pick<Screen, 'on'>) => on.includes(brand)
const shareOn = (brand: TestBrand, screen: Screen) => {
  const { on = brands } = screen
  return shareOf(screens.indexOf(screen), on.indexOf(brand), on.length)
}

test('everything is done with each screen on one brand, something on every brand, and everything on each brand', () => {
  for (const screen of screens) {
    const shares = (screen.on ?? brands).map(brand => shareOn(brand, screen))
    expect(new Set(shares.flatMap(({ axe }) => axe)), screen.name).toEqual(new Set(wholeShare.axe))
    expect(new Set(shares.flatMap(({ largeText }) => largeText)), screen.name).toEqual(new Set(wholeShare.largeText))
    for (const { axe, largeText } of shares)
      expect(Math.min(axe.length, largeText.length), screen.name).toBeGreaterThan(0)
  }
  for (const brand of brands) {
    const shares = screens.filter(screen => has(brand, screen)).map(screen => shareOn(brand, screen))
    expect(new Set(shares.flatMap(({ axe }) => axe))).toEqual(new Set(wholeShare.axe))
    expect(new Set(shares.flatMap(({ largeText }) => largeText))).toEqual(new Set(wholeShare.largeText))
  }
})

for (const brand of brands) {
  test.describe(brand.folder, () => {
    // In this order: the looks of a brand number its styles as they come.
    test.describe.configure({ mode: 'default' })
    const looks = createBrandLooks()
    const ofBrand = screens.filter(screen => has(brand, screen))

    for (const screen of ofBrand) {
      look(
        `[MEMBER-47] [MEMBER-48] ${screen.name} stands still and has one heading, a title, targets of their size, no axe violation, also in forced colours, and no sideways scrolling from 320 pixels on or with text of twice the size${screen.prints ? '; [MEMBER-37] it prints clean pages' : ''}`,
        async ({ page }) => {
          await openScreen(page, brand, screen)
          await inspectScreen(page, {
            share: looksOnly() ? { axe: [], largeText: [] } : shareOn(brand, screen),
            prints: looksOnly() ? undefined : screen.prints === true,
            look: width => looks.read(page, screen.name, width),
          })
        },
      )
    }

    look('every screen looks as it is kept in __looks__', () => {
      const texts = looks.texts()
      const unseen = ofBrand.filter(({ name }) => !texts.has(name)).map(({ name }) => name)
      expect(unseen, 'no looks without the screens that failed, or that this run left out').toEqual([])
      for (const [name, text] of texts) expect.soft(text).toMatchSnapshot([brand.folder, `${name}.txt`])
      const files = readdirSync(resolve(kept, brand.folder)).map(file => file.replace(/\.txt$/, ''))
      expect(files.sort(), 'a kept look without a screen is to be deleted').toEqual([...texts.keys()].sort())
    })
  })
}

/** Screens that lead on by themselves are held still: what they would send never arrives. */
const withJourney = brands.filter(one => one !== regional)
for (const [index, brand] of withJourney.entries()) {
  test(`${brand.folder}: hand-off and sso-landing have one heading, a title, no axe violation and no sideways scrolling`, async ({
    page,
  }) => {
    await page.route('**/stand-in/**', route => route.abort('aborted'))
    await submitLogIn(page, brand, userOf('sales', brand))
    await page.waitForURL(address(brand, '/hand-off'), { waitUntil: 'commit' })
    await inspectScreen(page, { share: shareOf(0, index, withJourney.length) })
    await signIn(page, brand, 'salesgroups')
    await page.route('**/graphql', () => {})
    await page.goto(address(brand, '/sso-landing'))
    await inspectScreen(page, { share: shareOf(1, index, withJourney.length) })
  })
}

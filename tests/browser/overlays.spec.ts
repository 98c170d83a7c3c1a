import type { Locator, Page } from 'playwright/test'
import { brands, regional, senior } from './support/brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import {
  accountMenu,
  desktop,
  expect,
  expectNoSidewaysScroll,
  inForcedColors,
  phone,
  signIn,
  test,
} from './support/portal.ts'
import { providerSearchOn } from './support/screens.ts'
import { type Share, shareOf } from './support/share.ts'

const both = [desktop, phone]
const oneHundredSeconds = 100_000

/** What is open stands as the screen below it has to; axe looks at it in the brand's colours or in forced ones. */
async function inspectOpen(page: Page, ways: readonly { forcedColors: boolean }[]): Promise<void> {
  await expectNoSidewaysScroll(page)
  for (const { forcedColors } of ways)
    if (forcedColors) await inForcedColors(page, () => expectAccessible(page))
    else await expectAccessible(page)
}

/** What of a brand's share is to be done at a width. */
const at = (viewport: typeof desktop, { axe }: Share) => axe.filter(way => way.viewport === viewport)

/** Every button has the shape, height, weight and typeface that the brand's design gives to its buttons. */
async function expectBrandButtons(dialog: Locator): Promise<void> {
  const buttons = dialog.locator('button:visible, a[data-kind]:visible')
  expect(await buttons.count()).toBeGreaterThan(0)
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('data-kind', /^(primary|secondary|quiet|danger)$/)
    const [own, design] = await button.evaluate(element => {
      const { borderRadius, fontFamily, fontWeight, minBlockSize, backgroundColor } = getComputedStyle(element)
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.borderRadius = 'var(--button-radius)'
      const radius = getComputedStyle(probe).borderRadius
      probe.remove()
      const grey = backgroundColor === 'rgb(239, 239, 239)'
      return [
        { borderRadius, fontFamily, fontWeight, minBlockSize, grey },
        {
          ...{ borderRadius: radius, fontFamily: getComputedStyle(document.body).fontFamily, fontWeight: '600' },
          ...{ minBlockSize: '44px', grey: false },
        },
      ]
    })
    expect(own, await button.innerText()).toEqual(design)
  }
}

interface Dialog {
  name: string
  persona: string
  path: string
  role?: 'alertdialog'
  open: (page: Page) => Promise<void>
}

/** Every dialog, and how it opens. */
const dialogs: readonly Dialog[] = [
  {
    name: 'the question whether to choose a provider',
    persona: 'active',
    path: providerSearchOn(new Date()),
    open: page =>
      page
        .getByRole('link', { name: /^Choose / })
        .first()
        .click(),
  },
  {
    name: 'the question whether to cancel a plan',
    persona: 'renewal',
    path: '/account/plan-benefits',
    async open(page) {
      await page.getByRole('radio').last().check()
      await page.getByRole('button', { name: 'Cancel plan' }).click()
    },
  },
  {
    name: 'the warning before the session ends',
    persona: 'noclaims',
    path: '/account/summary',
    role: 'alertdialog',
    async open(page) {
      await page.clock.install()
      await page.reload()
      await expect(accountMenu(page)).toBeVisible()
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'session-ends')
      await page.clock.fastForward(Number(cookie?.value) - Date.now() - oneHundredSeconds)
    },
  },
]

const stands = 'opens without an axe violation or sideways scrolling at 375 and 1280 pixels, also in forced colours'

for (const [turn, brand] of brands.entries()) {
  for (const [index, { name, persona, path, role = 'dialog', open }] of dialogs.entries()) {
    test(`[MEMBER-32] ${brand.folder}: ${name}, with buttons of the brand alone, ${stands}`, async ({ page }) => {
      await signIn(page, brand, persona, path)
      await open(page)
      await expect(page.getByRole(role)).toBeVisible()
      await expectBrandButtons(page.getByRole(role))
      for (const viewport of both) {
        await page.setViewportSize(viewport)
        await inspectOpen(page, at(viewport, shareOf(index, turn, brands.length)))
      }
    })
  }

  // A menu closes when the width changes: each width has its own.
  for (const viewport of both) {
    test(`${brand.folder}: every menu, the account popup and the group switch ${stands}: ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await signIn(page, brand, 'groups')
      // What the footer opens is no menu: it stays open while it is read.
      const openers = page.locator('summary:visible:not(footer summary)')
      const names = await openers.allTextContents()
      expect(names.length).toBeGreaterThan(0)
      for (const index of names.keys()) {
        await openers.nth(index).click()
        await expect(page.locator('details[open]')).not.toHaveCount(0)
        // Its own colours on one brand, forced ones on the next.
        await inspectOpen(page, [{ forcedColors: (index + turn) % 2 === 1 }])
        await page.keyboard.press('Escape')
        await expect(page.locator('details[open]')).toHaveCount(0)
      }
    })
  }
}

const withCalendar = [regional, senior]
for (const [turn, brand] of withCalendar.entries()) {
  test(`[LOGINAS-15] ${brand.folder}: the calendar of a date field ${stands}, and fills the field as month/day/year`, async ({
    page,
  }) => {
    await signIn(page, brand, 'anyone')
    for (const viewport of both) {
      await page.setViewportSize(viewport)
      await page
        .getByRole('button', { name: /open the calendar/ })
        .first()
        .click()
      await expect(page.getByRole('grid')).toBeVisible()
      await inspectOpen(page, at(viewport, shareOf(0, turn, withCalendar.length)))
      await page.keyboard.press('Escape')
    }
    await page
      .getByRole('button', { name: /open the calendar/ })
      .first()
      .click()
    await page
      .getByRole('grid')
      .getByRole('button', { name: /\b15\b/ })
      .click()
    await expect(page.getByRole('textbox', { name: 'Date of birth' })).toHaveValue(/^\d{2}\/15\/\d{4}$/)
  })
}

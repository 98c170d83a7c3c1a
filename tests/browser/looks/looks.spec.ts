import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright/test'
import { brands, type TestBrand } from '../support/brands.ts'
import { test } from '../support/kept-page.ts'
import { openScreen } from '../support/open-screen.ts'
import { desktop, expect, phone } from '../support/portal.ts'
import { screensOn } from '../support/screens.ts'
import type { RunningPortal } from '../support/start-portal.ts'
import { describeScreen } from './describe-screen.ts'
import { joinWidths } from './join-widths.ts'
import { inheritedProperties, ownProperties } from './looked-at.ts'
import { type Asked, readSeen } from './read-seen.ts'
import { fixedDay, startOnFixedDay } from './start-on-fixed-day.ts'
import { createStyleBook } from './style-book.ts'

const looks = resolve(import.meta.dirname, '../__looks__')
const everyonesPort = process.env.PORTAL_PORT
let portal: RunningPortal

// All screens of a brand in turn: half a second each, and more on a busy machine.
test.describe.configure({ timeout: 600_000 })

test.beforeAll(async () => {
  portal = await startOnFixedDay()
  process.env.PORTAL_PORT = String(portal.port)
})

test.afterAll(async () => {
  process.env.PORTAL_PORT = everyonesPort
  await portal?.stop()
})

/** What the page shows, wide and on a phone. */
async function seenAtBothWidths(page: Page, part: Asked['part']) {
  const asked = { part, own: ownProperties, inherited: inheritedProperties }
  await page.setViewportSize(desktop)
  const wide = await page.evaluate(readSeen, asked)
  await page.setViewportSize(phone)
  return joinWidths(wide, await page.evaluate(readSeen, asked))
}

/** Values of the theme, which the looks only name. */
const tokensOf = (page: Page) =>
  page.evaluate(() =>
    [...document.documentElement.computedStyleMap()]
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => `${name} ${value}`)
      .sort()
      .join('\n')
      .concat('\n'),
  )

const shells: Readonly<Record<string, string>> = { 'log-in': 'shell-signed-out', 'home-subscriber': 'shell-signed-in' }

async function lookAt(page: Page, brand: TestBrand): Promise<Map<string, string>> {
  const styles = createStyleBook()
  const texts = new Map<string, string>()
  for (const screen of screensOn(fixedDay).filter(({ on }) => !on || on.includes(brand))) {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await openScreen(page, brand, screen)
    texts.set(screen.name, describeScreen(await seenAtBothWidths(page, 'main'), styles))
    const shell = shells[screen.name]
    if (!shell) continue
    texts.set(shell, describeScreen(await seenAtBothWidths(page, 'shell'), styles))
    texts.set('tokens', await tokensOf(page))
  }
  return texts.set('styles', styles.text())
}

for (const brand of brands) {
  test(`${brand.folder}: every screen looks as it is kept in __looks__`, async ({ page, context }) => {
    await context.clock.setFixedTime(fixedDay)
    const texts = await lookAt(page, brand)
    for (const [name, text] of texts) expect.soft(text).toMatchSnapshot([brand.folder, `${name}.txt`])
    const kept = readdirSync(resolve(looks, brand.folder)).map(file => file.replace(/\.txt$/, ''))
    expect(kept.sort(), 'a kept look without a screen is to be deleted').toEqual([...texts.keys()].sort())
  })
}

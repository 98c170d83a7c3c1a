import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { pseudoTag } from '../../engine/languages/pseudo.ts'
import { languageCookie } from '../../web/state/language.ts'
import { wordsOutside } from '../pages/support/words-outside.ts'
import { first as brand, brands, type TestBrand } from './support/brands.ts'
import { expectNothingLost } from './support/expect-nothing-lost.ts'
import { read } from './support/kept-page.ts'
import { openScreen } from './support/open-screen.ts'
import { address, desktop, expect, expectNoSidewaysScroll } from './support/portal.ts'
import { type Screen, screensOn } from './support/screens.ts'
import { type RunningPortal, startPortal } from './support/start-portal.ts'

const run = promisify(execFile)
const manifests = resolve(import.meta.dirname, '../../manifests')
const portalCommand = resolve(import.meta.dirname, '../../server/cli/portal.ts')
const everyonesPort = process.env.PORTAL_PORT
const spanish = 'es-US'
/** A desktop, and one at 400 %. */
const widths = [desktop, { width: 320, height: 640 }]
const screens = screensOn(new Date())
const ofBrand = screens.filter(({ on = brands }) => on.includes(brand))

let portal: RunningPortal
let folder: string

// One portal for all screens, whose brand speaks the pseudo-language, too.
read.describe.configure({ mode: 'default' })
read.beforeAll(async () => {
  read.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await cp(manifests, folder, { recursive: true })
  await run(process.execPath, [portalCommand, 'brand', 'pseudo', brand.folder, '--manifests', folder])
  const file = join(folder, brand.folder, 'brand.json')
  const { set, ...rest } = JSON.parse(await readFile(file, 'utf8'))
  const languages = [...set.languages, pseudoTag]
  await writeFile(file, JSON.stringify({ ...rest, set: { ...set, languages } }))
  portal = await startPortal({ MANIFESTS: folder })
  process.env.PORTAL_PORT = String(portal.port)
})
read.afterAll(async () => {
  process.env.PORTAL_PORT = everyonesPort
  await portal?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Opens a screen for somebody who has chosen a language. */
async function openIn(page: Page, language: string, on: TestBrand, screen: Screen): Promise<void> {
  await page.context().addCookies([{ name: languageCookie, value: language, url: address(on) }])
  await openScreen(page, on, screen)
  await expect(page.locator('html'), screen.name).toHaveAttribute('lang', language)
}

/** Nothing of the screen is lost, wide or narrow. */
async function expectAllThere(page: Page, { name }: Screen, language: string): Promise<void> {
  for (const viewport of widths) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    await expectNothingLost(page, `${name}, ${language}, ${viewport.width} pixels`)
  }
  await page.setViewportSize(desktop)
}

/** Screens, so many to a test. */
const together = 12
for (let from = 0; from < ofBrand.length; from += together) {
  const some = ofBrand.slice(from, from + together)
  read(
    `[LOCALE-10] ${some[0]?.name} to ${some.at(-1)?.name}: in the pseudo-language no word stands outside of the manifests, and from 320 pixels on none is lost, nor in Spanish`,
    async ({ page }) => {
      for (const screen of some) {
        await openIn(page, pseudoTag, brand, screen)
        expect(wordsOutside(await page.content(), brand.name), screen.name).toEqual([])
        await expectAllThere(page, screen, pseudoTag)
        // Where the page stands, so that nothing is loaded again.
        await page
          .locator(`header button[value="${spanish}"]`)
          .first()
          .evaluate((button: HTMLButtonElement) => button.click())
        await expect(page.locator('html'), screen.name).toHaveAttribute('lang', spanish)
        await expectAllThere(page, screen, spanish)
      }
    },
  )
}

const onEveryBrand = ['log-in', 'home-subscriber', 'claims', 'benefits-medical', 'error-404', 'error-403-signed-in']
for (const other of brands.filter(one => one !== brand))
  read(
    `${other.folder}: log-in, Home, claims, benefits and errors lose no word of Spanish from 320 pixels on`,
    async ({ page }) => {
      for (const screen of screens.filter(({ name }) => onEveryBrand.includes(name))) {
        await openIn(page, spanish, other, screen)
        await expectAllThere(page, screen, spanish)
      }
    },
  )

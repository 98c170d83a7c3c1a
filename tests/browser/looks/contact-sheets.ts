import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../find-chromium.ts'
import { brands, type TestBrand } from '../support/brands.ts'
import { openScreen } from '../support/open-screen.ts'
import { desktop, phone } from '../support/portal.ts'
import { type Screen, screensOn } from '../support/screens.ts'
import { fixedDay, startOnFixedDay } from './start-on-fixed-day.ts'

/**
 * `npm run looks:sheets -- [part of a screen's name]`: pictures of the screens, those of all brands side by side, wide
 * and on a phone, for people to look at. Into .build/looks.
 */
const folder = resolve(import.meta.dirname, '../../../.build/looks')
const wanted = process.argv[2] ?? ''

async function takePictures(page: Page, brand: TestBrand, screen: Screen): Promise<void> {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await page.screenshot({ path: `${folder}/${screen.name}-${brand.folder}-${viewport.width}.png`, fullPage: true })
  }
}

async function visit(browser: Browser, brand: TestBrand, screens: readonly Screen[]): Promise<void> {
  const context = await browser.newContext({ viewport: desktop, timezoneId: 'America/Los_Angeles', locale: 'en-US' })
  await context.clock.setFixedTime(fixedDay)
  const page = await context.newPage()
  for (const screen of screens) {
    await page.setViewportSize(desktop)
    await openScreen(page, brand, screen)
    await takePictures(page, brand, screen)
  }
  await context.close()
}

/** One sheet a screen and width: the brands in a row. */
async function makeSheet(page: Page, screen: Screen, width: number): Promise<void> {
  const has = brands.filter(brand => !screen.on || screen.on.includes(brand))
  const pictures = has.map(brand => `<img src="${screen.name}-${brand.folder}-${width}.png">`).join('')
  const look = 'body{display:flex;align-items:start;gap:24px;margin:24px;background:#999}img{width:calc(25% - 18px)}'
  const sheet = `${folder}/${screen.name}-${width}.html`
  await writeFile(sheet, `<!doctype html><title>${screen.name}</title><style>${look}</style>${pictures}`)
  await page.goto(`file://${sheet}`)
  await page.screenshot({ path: `${folder}/sheet-${screen.name}-${width}.png`, fullPage: true })
  await rm(sheet)
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
const portal = await startOnFixedDay()
try {
  process.env.PORTAL_PORT = String(portal.port)
  const screens = screensOn(fixedDay).filter(({ name }) => name.includes(wanted))
  for (const brand of brands)
    await visit(
      browser,
      brand,
      screens.filter(({ on }) => !on || on.includes(brand)),
    )
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } })
  for (const screen of screens) for (const { width } of [desktop, phone]) await makeSheet(page, screen, width)
  console.log(`${screens.length} screens on ${brands.length} brands: ${folder}/sheet-*.png`)
} finally {
  await browser.close()
  await portal.stop()
}

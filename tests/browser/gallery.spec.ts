import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import type { FrameReport } from '../gallery/frame-report.ts'
import { builtGallery } from '../gallery/vite-config.ts'
import { everyBrand } from '../manifests/support/shipped-brands.ts'
import { expectAccessible } from './support/expect-accessible.ts'

const origin = 'http://gallery.localhost'

/** The built gallery, without a server. */
async function openGallery(page: Page, address: string): Promise<void> {
  await page.route(`${origin}/**`, route => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(builtGallery, pathname === '/' ? 'index.html' : pathname) })
  })
  await page.goto(origin + address)
}

/** What is wrong with each story: what axe finds, what the console says, and that nothing is drawn. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  let story = ''
  page.on('console', message => {
    if (message.type() === 'debug') story = message.text()
    if (['error', 'warning'].includes(message.type())) faults.push(`${story}: ${message.text()}`)
  })
  page.on('pageerror', error => faults.push(`${story}: ${error}`))
  faults.push(...(await page.evaluate(drawEach)))
  return faults
}

/** Runs in the frame, a round trip a story would take longer than the story. */
async function drawEach(): Promise<string[]> {
  const report = () => (window as { report?: FrameReport }).report
  const faults: string[] = []
  for (const { id } of report()?.stories ?? []) {
    console.debug(id)
    if (report()?.story !== id) location.hash = encodeURI(id)
    while (report()?.story !== id || !(report()?.findings ?? report()?.error)) await new Promise(requestAnimationFrame)
    const { error, findings = [] } = report() ?? {}
    if (error) faults.push(`${id}: ${error}`)
    for (const { rule, elements } of findings) faults.push(`${id}: ${rule}: ${elements.join(' ')}`)
    if (!document.querySelector('#content > *')) faults.push(`${id}: nothing is drawn`)
  }
  return faults
}

for (const [index, { brand }] of everyBrand.entries())
  test(`every story of the gallery draws on ${brand.id}, and axe finds nothing`, async ({ page }) => {
    // Two brands on a desktop, two on a phone.
    await page.setViewportSize({ width: index % 2 === 0 ? 1280 : 375, height: 800 })
    await openGallery(page, `/frame.html?brand=${brand.id}`)
    await page.waitForFunction(() => (window as { report?: FrameReport }).report)
    expect(await faultsOf(page)).toEqual([])
  })

test('the address of the gallery says story, brand, width and scheme, and the keyboard changes them', async ({
  page,
}) => {
  await openGallery(page, '/?story=ui/modal/error&brand=regional&width=375&scheme=forced')
  const frame = page.frameLocator('iframe')
  await expect(page.getByRole('heading', { level: 1, name: 'Modal, error' })).toBeVisible()
  await expect(frame.getByRole('dialog')).toBeVisible()
  expect(await page.locator('iframe').evaluate(element => element.clientWidth)).toBe(375)
  // Forced colours show on dark, as the browser's own do here.
  expect(await frame.locator('dialog').evaluate(element => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)')
  await page.getByRole('radio', { name: 'Forced colors' }).press('ArrowLeft')
  // A dialog takes the focus when it opens: not from whoever is choosing.
  await expect(page.getByRole('status')).toHaveText('Nothing found')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused()
  await page.getByRole('radio', { name: '375' }).press('ArrowRight')
  await page.getByRole('link', { name: 'Tag', exact: true }).press('Enter')
  await expect(frame.locator('[data-tone=error]')).toBeVisible()
  expect(page.url()).toBe(`${origin}/?story=ui/tag&brand=regional&width=768&scheme=light`)
  expect(await page.locator('iframe').evaluate(element => element.clientWidth)).toBe(768)
  await expect(page.getByRole('status')).toHaveText('Nothing found')
  await page.goBack()
  await expect(frame.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the gallery lists what axe finds: rule, element and help', async ({ page }) => {
  await openGallery(page, '/?story=ui/tag')
  const frame = page.frameLocator('iframe')
  await expect(page.getByRole('status')).toHaveText('Nothing found')
  await frame.locator('body').evaluate(body => body.insertAdjacentHTML('beforeend', '<footer><img></footer>'))
  await page.getByRole('link', { name: 'Spinner', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('1 rule broken')
  const finding = page.getByRole('region', { name: 'axe' }).getByRole('listitem')
  await expect(finding).toContainText('image-alt')
  await expect(finding).toContainText('<img>')
  await expect(finding.getByRole('link', { name: 'Help' })).toHaveAttribute('href', /dequeuniversity\.com/)
})

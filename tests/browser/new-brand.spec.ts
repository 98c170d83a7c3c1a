import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, password, test } from './support/portal.ts'
import { type RunningPortal, startPortal } from './support/start-portal.ts'

const run = promisify(execFile)
const manifests = resolve(import.meta.dirname, '../../manifests')
const portalCommand = resolve(import.meta.dirname, '../../server/cli/portal.ts')
let portal: RunningPortal
let folder: string

/** A fifth brand: as "portal brand new" makes it, with a domain id of its own, whose calendar is hostile. */
const domainId = 99
const at = (path: string) => `http://lakeside.localhost:${portal.port}${path}`

// One portal for both, which may have to build first.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await cp(manifests, folder, { recursive: true })
  const own = join(folder, 'lakeside')
  const flags = ['--name', 'Lakeside Mutual', '--domain-id', String(domainId), '--primary', '#14532d']
  await run(process.execPath, [portalCommand, 'brand', 'new', 'lakeside', ...flags, '--manifests', folder])
  const changes = [{ change: 'set', id: 'tools', fields: { title: 'Lakeside tools' } }]
  await writeFile(join(own, 'home.json'), JSON.stringify({ changes }))
  const links = [{ id: 'storm-more', title: 'About the storm', target: 'https://storm.example/', newTab: true }]
  const buttons = [{ id: 'storm-contact', title: 'Ask us', target: '/contact-us' }]
  const alert = { change: 'add', item: { type: 'info', content: 'Offices are closed.' } }
  const alerts = [
    { ...alert, item: { ...alert.item, id: 'storm', title: 'Storm', canDismiss: true, links, buttons } },
    { ...alert, item: { ...alert.item, id: 'flood', title: 'Flood', canDismiss: false } },
  ]
  await writeFile(join(own, 'alerts.json'), JSON.stringify({ changes: alerts }))
  portal = await startPortal({ MANIFESTS: folder })
})

test.afterAll(async () => {
  await portal?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[SCOPE-08] [SHELL-11] [SHELL-12] [SHELL-13] a fifth brand is a folder of JSON: its members sign in and see what its manifests say', async ({
  page,
}) => {
  test.setTimeout(60_000)
  await page.goto(at('/login'))
  await expect(page).toHaveTitle(/Lakeside Mutual/)
  await page.getByLabel('Username').fill(`active${domainId}`)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(at('/home'))
  await expect(page.getByRole('heading', { name: 'Lakeside tools' })).toBeVisible()
  const alerts = page.getByRole('region', { name: 'Alerts' })
  await expect(alerts.getByRole('link', { name: /^About the storm/ })).toHaveAttribute('target', '_blank')
  await expect(alerts.getByRole('button', { name: /Dismiss alert/ })).toHaveCount(1)
  await expect(alerts.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us')
  await alerts.getByRole('button', { name: 'Dismiss alert: Storm' }).click()
  await expect(alerts).not.toContainText('Storm')
  await expect(alerts).toContainText('Flood')
})

test('[CONTACT-03] [CALL-70] a hostile holiday calendar shows its text and does nothing else', async ({ page }) => {
  const elsewhere: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(at('/'))) elsewhere.push(request.url())
  })
  await page.goto(at('/contact-us'))
  const main = page.getByRole('main')
  await expect(main.getByText("New Year's Day")).toBeVisible()
  await expect(main.getByRole('link', { name: 'More' })).toHaveAttribute('href', 'https://holidays.example/')
  await expect(main.getByRole('link', { name: 'Closed days' })).toHaveCount(0)
  await expect(main.locator('script, img, iframe, style, svg[onload], form, input, [onclick], [style]')).toHaveCount(0)
  await main.getByText('Holidays').last().click()
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  expect(elsewhere).toEqual([])
})

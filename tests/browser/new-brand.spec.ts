import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { inspectScreen } from './support/inspect-screen.ts'
import { expect, forgetWho, password, test } from './support/portal.ts'
import { scriptRuns } from './support/script-runs.ts'
import { type RunningPortal, startPortal } from './support/start-portal.ts'
import { tabTo } from './support/tab-to.ts'

const run = promisify(execFile)
const manifests = resolve(import.meta.dirname, '../../manifests')
const portalCommand = resolve(import.meta.dirname, '../../server/cli/portal.ts')
let portal: RunningPortal
let folder: string

/** A fifth brand: as "portal brand new" makes it, with a domain id of its own, whose calendar is hostile. */
const domainId = 99
const at = (path: string) => `http://lakeside.localhost:${portal.port}${path}`

const rules = 'Keep your password to yourself, and log out on machines that others use. '.repeat(20)
const pages = [
  {
    ...{ id: 'house-rules', title: 'House rules', heading: 'Our house rules' },
    blocks: [
      { id: 'house-rules-text', block: 'prose', heading: 'Your password', body: `${rules}\n\n${rules}` },
      { id: 'house-rules-more', block: 'links', links: [{ id: 'ask-us', title: 'Ask us', target: '/contact-us' }] },
    ],
  },
]
const step = {
  ...{ id: 'house-rules', do: 'acknowledge', page: 'house-rules' },
  showWhen: { all: [{ relationship: ['dependent'] }, { staffRole: ['none'] }] },
}

// One portal for both, which may have to build first.
test.describe.configure({ mode: 'default' })

async function logIn(page: Page, persona: string): Promise<void> {
  await forgetWho(page, at)
  await page.goto(at('/login'))
  await expect(page).toHaveTitle(/Lakeside Mutual/)
  await page.getByLabel('Username').fill(`${persona}${domainId}`)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

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
  const said = {
    'alerts.json': alerts,
    'pages.json': pages.map(item => ({ change: 'add', item })),
    'journey.json': [{ change: 'add', before: 'change-password', item: step }],
  }
  for (const [file, list] of Object.entries(said)) await writeFile(join(own, file), JSON.stringify({ changes: list }))
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
  await logIn(page, 'active')
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

test('[CHECK-25] a long text is acknowledged by keyboard alone, which says what is missing', async ({ page }) => {
  test.setTimeout(60_000)
  await logIn(page, 'dependent')
  await page.waitForURL(at('/acknowledgement/house-rules'))
  await scriptRuns(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Our house rules' })).toBeVisible()
  await tabTo(page, (name, tag) => tag === 'button' && name === 'Continue')
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: 'I have read this.' })
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
  await expect(box).toHaveAccessibleDescription(/Please confirm that you have read this\./)
  await inspectScreen(page)
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your password' })).toBeVisible()
  await page.emulateMedia({ media: null })
  await box.focus()
  await page.keyboard.press('Space')
  await tabTo(page, (name, tag) => tag === 'button' && name === 'Continue')
  await page.keyboard.press('Enter')
  await page.waitForURL(at('/home'))
  await logIn(page, 'dependent')
  await page.waitForURL(at('/home'))
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

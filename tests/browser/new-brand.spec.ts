import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright/test'
import { inspectScreen } from './support/inspect-screen.ts'
import { desktop, expect, expectNoSidewaysScroll, forgetWho, password, phone, test } from './support/portal.ts'
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
  {
    ...{ id: 'first-visit', title: 'Your first visit', heading: 'Your first visit' },
    blocks: [
      {
        ...{ id: 'house', block: 'image', caption: 'The clinic' },
        picture: { src: 'tall.svg', alt: 'A house on the lake', width: 600, height: 1400 },
      },
      {
        ...{ id: 'film', block: 'video-link', title: 'A visit', target: 'https://videos.example/visit', newTab: true },
        ...{ length: '2 minutes', picture: { src: 'logo.svg', alt: '', width: 640, height: 360 } },
      },
      {
        ...{ id: 'hours', block: 'table', caption: 'Hours' },
        columns: ['Place', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        rows: [{ id: 'hours-town', cells: ['Administration', ...Array<string>(5).fill('8 a.m. to 5 p.m.')] }],
      },
      {
        ...{ id: 'asked', block: 'faq', heading: 'Questions' },
        questions: [
          { id: 'asked-card', question: 'Where is my ID card?', answer: 'In the menu.' },
          { id: 'asked-bill', question: 'What if a bill is wrong?', answer: 'Call us before you pay.' },
        ],
      },
    ],
  },
]
const route = {
  id: 'first-visit',
  path: '/first-visit',
  screen: 'page',
  page: 'first-visit',
  guards: [],
  ledFrom: 'A letter',
}
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

/** How many lines the words of an element take. */
const linesOf = (element: Locator) =>
  element.evaluate(node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  })

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
    'routes.json': [{ change: 'add', item: route }],
    'journey.json': [{ change: 'add', before: 'change-password', item: step }],
  }
  for (const [file, list] of Object.entries(said)) await writeFile(join(own, file), JSON.stringify({ changes: list }))
  const tall =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1400"><rect width="600" height="1400"/></svg>'
  await writeFile(join(own, 'assets', 'tall.svg'), tall)
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

test('[CHECK-26] pictures keep their shape, words of a table stay whole, and questions open by keyboard and on paper', async ({
  page,
}) => {
  await page.goto(at('/first-visit'))
  const { width = 0, height = 0 } = (await page.getByRole('img', { name: 'A house on the lake' }).boundingBox()) ?? {}
  // A tall one leaves the words in sight.
  expect(height).toBeLessThan(600)
  expect(width / height).toBeCloseTo(600 / 1400, 1)
  await expect(page.getByRole('link', { name: /^A visit/ })).toHaveAttribute('target', '_blank')
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    await expectNoSidewaysScroll(page)
    for (const cell of await page.getByRole('rowheader').all()) expect(await linesOf(cell), 'a name').toBe(1)
  }
  const [first, second] = [page.getByText('In the menu.'), page.getByText('Call us before you pay.')]
  await expect(second).toBeHidden()
  await page.locator('summary', { hasText: 'What if a bill is wrong?' }).press('Enter')
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(first).toBeVisible()
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

import type { Page, Response } from 'playwright/test'
import { asManifests, readFolderFiles } from '../../../server/content/folder-files.ts'
import { manifestsFolder } from '../../../server/content/manifest-files.ts'
import { holesIn, mark, vectors } from '../../pages/support/markup.ts'
import { markedTexts } from '../../studio/support/marked-texts.ts'
import { first, type TestBrand } from '../support/brands.ts'
import { saveDraft } from '../support/studio/ask-graph.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'
import { addressOf, studioScreens } from '../support/studio/studio-screens.ts'

/** The first report, and the first preview of all, which starts the process of sample members. */
const slow = { timeout: 40_000 }
/** Everything that a name, a note or a comment could try, one after the other. */
const everyVector = vectors.join(' ')
/** Screens that say the texts of a draft, or its note. */
const saying = ['/', '/drafts', '/drafts/:draft/words', '/drafts/:name/review', '/drafts/:name/publish']
const strict = /require-trusted-types-for 'script'; trusted-types /

/** What a brand says itself, with markup in every text; pages with it in what base says are looked at without a browser (S15). */
async function markedFiles({ folder }: TestBrand): Promise<Readonly<Record<string, string>>> {
  const shipped = asManifests(await readFolderFiles(manifestsFolder({})))
  const texts = new Map(shipped.files.map(({ path, text }) => [path, text]))
  const isMarked = (path: string) => path.startsWith(`${folder}/`)
  const { good } = markedTexts(texts, shipped.imageAddress, isMarked)
  return Object.fromEntries([...good].filter(([path]) => isMarked(path)))
}

const policyOf = async (response: Response | null) => (await response?.allHeaders())?.['content-security-policy'] ?? ''

/** What of a screen of the studio could run or lead elsewhere. Its frames are previews, and what it loads it names itself. */
async function holesOf(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element
    for (const each of copy.querySelectorAll('iframe[title]:not([srcdoc]), head style, head script')) each.remove()
    return copy.outerHTML
  })
  return holesIn(html)
}

test('[STUDIO-35] markup in every text of a draft, its note, its comments and its pictures runs nowhere: it is text on each screen and in the preview, which is shut in on an origin of its own', async ({
  page,
  studio,
}) => {
  test.slow()
  const draft = 'Inert'
  const dialogs: string[] = []
  page.context().on('dialog', async dialog => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const loading = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading / })
  const form = page.getByRole('region', { name: 'Form' })
  const shown = page.getByRole('region', { name: 'Page' }).frameLocator('iframe')
  await openStudio(page, studio, { as: 'administrator', heading: 'Overview' })
  await saveDraft(page, draft, await markedFiles(first), everyVector)

  await test.step('no screen takes it for markup', async () => {
    for (const path of studioScreens) {
      const response = await page.goto(`${studio.origin}${addressOf(path, { draft, brand: first.folder })}`)
      expect([path, await policyOf(response)]).toEqual([path, expect.stringMatching(strict)])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(loading).toHaveCount(0, slow)
      if (saying.includes(path)) await expect(page.getByRole('main')).toContainText(mark, slow)
      expect([path, await holesOf(page)]).toEqual([path, []])
    }
  })

  await test.step('the form, the JSON and mistakes have it as text', async () => {
    await page.goto(`${studio.origin}/drafts/${draft}?brand=${first.folder}&surface=home&item=welcome`)
    const greeting = form.getByLabel('Greeting', { exact: true })
    await greeting.fill(everyVector)
    await expect(page.getByRole('region', { name: 'Mistakes' })).toContainText(mark)
    await page.getByRole('button', { name: 'JSON' }).click()
    expect(await holesOf(page)).toEqual([])
    await greeting.fill(vectors[3])
  })

  await test.step('the preview has it as text, and cannot reach the studio', async () => {
    await expect(page.getByText('All changes saved')).toBeVisible()
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.frame() !== page.mainFrame() && response.url().endsWith('/home')),
      page.goto(`${studio.origin}/drafts/${draft}?brand=${first.folder}&surface=home&item=welcome`),
    ])
    await expect(shown.locator('[data-item="home/welcome"]')).toContainText(mark, slow)
    const policy = await policyOf(answer)
    expect(policy).toMatch(strict)
    expect(policy).toContain(`frame-ancestors ${studio.origin}`)
    expect(new URL(answer.url()).origin).not.toBe(studio.origin)
    const frame = page.getByRole('region', { name: 'Page' }).locator('iframe')
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
    await expect(frame).not.toHaveAttribute('sandbox', /allow-(?:top-navigation|popups|modals|downloads)/)
    const reached = await shown.locator('html').evaluate(() => {
      try {
        return top?.document.title
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(reached).toBe('SecurityError')
    expect(holesIn(await shown.locator('html').evaluate(html => html.outerHTML))).toEqual([])
  })

  await test.step('what runs in a picture is taken out of it before anybody has it', async () => {
    const picture = form.getByRole('group', { name: /^Picture/ }).first()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20" onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><text>x</text></a><path d="M0 0h9v9z"/></svg>`
    await form
      .getByLabel('Upload a picture for Picture')
      .first()
      .setInputFiles({ name: `${vectors[3]}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    const image = picture.locator('img').first()
    await expect(image).toHaveAttribute('src', /\/draft-assets\/.*alert/)
    const address = await image.evaluate(element => (element as HTMLImageElement).src)
    const opened = await page.context().newPage()
    const response = await opened.goto(address)
    expect(await policyOf(response)).toMatch(/default-src 'none'.*sandbox/)
    expect(await response?.text()).not.toMatch(/script|onload|alert/)
    await expect(opened.locator('svg path')).toBeAttached()
    await opened.close()
  })

  await test.step('so is what staff write to each other', async () => {
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.goto(`${studio.origin}/drafts/${draft}/review`)
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText(mark, slow)
    for (const name of [`Members of ${first.name}`, `Members of ${first.name} in Spanish (United States)`])
      await expect(page.getByRole('region', { name, exact: true })).toContainText(mark, slow)
    expect(await holesOf(page)).toEqual([])
    await page.getByLabel('What to look at').fill(everyVector)
    await page.getByRole('button', { name: 'Ask for a review' }).click()
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('A review is asked for')
    await openStudio(page, studio, { as: 'publisher', heading: 'Overview' })
    const waits = page.getByRole('region', { name: 'Waits for you' })
    await expect(waits).toContainText(everyVector)
    expect(await holesOf(page)).toEqual([])
    await waits.getByRole('link', { name: `Review ${draft}` }).click()
    await page.getByLabel('Comment').fill(everyVector)
    await page.getByRole('button', { name: 'Send back' }).click()
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('It is sent back')
    await expect(page.getByRole('main')).toContainText(everyVector)
    expect(await holesOf(page)).toEqual([])
  })
  expect(dialogs).toEqual([])
})

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { first } from '../support/brands.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { password } from '../support/portal.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** The first report, and the first preview of all, which starts the process of sample members. */
const slow = { timeout: 40_000 }
/** A year in which nothing else begins or ends. */
const year = new Date().getFullYear() + 1

/** Puts entries into the draft that are there for a month each, two at once and then nothing: no word of it is in Spanish. */
const addSeasons = (page: Page, draft: string) =>
  page.evaluate(
    async ([name, path, when]) => {
      const ask = async (query: string, variables: object) => {
        const headers = { 'content-type': 'application/json', 'x-studio': '1' }
        const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
        return (await answer.json()).data
      }
      const { live } = await ask('query ($path: String!) { live { text(path: $path) } }', { path })
      const file = JSON.parse(live.text ?? '{ "changes": [] }')
      const seasons = [
        { id: 'spring', title: 'Spring', from: `${when}-03-01`, until: `${when}-03-31` },
        { id: 'easter', title: 'Easter', from: `${when}-03-20`, until: `${when}-04-20` },
        { id: 'autumn', title: 'Autumn', from: `${when}-10-01`, until: `${when}-10-31` },
      ]
      for (const season of seasons)
        file.changes.push({ change: 'add', after: 'home', item: { ...season, target: '/home' } })
      const save = 'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { userErrors { message } } }'
      const input = { name, version: 0, files: [{ path, text: JSON.stringify(file, null, 2) }] }
      const { saveDraft } = await ask(save, { input })
      if (saveDraft.userErrors.length > 0) throw new Error(saveDraft.userErrors[0].message)
    },
    [draft, `${first.folder}/menus.json`, String(year)] as const,
  )

test('[STUDIO-02] [STUDIO-17] [STUDIO-26] [STUDIO-27] [STUDIO-28] [STUDIO-29] [STUDIO-38] what an editor changes is looked at, sent back, approved, scheduled, published and taken back', async ({
  page,
  studio,
}) => {
  test.slow()
  const name = `Front door ${randomUUID().slice(0, 4)}`
  const draft = `/drafts/${encodeURIComponent(name)}`
  const item = `${draft}?${new URLSearchParams({ brand: first.folder, surface: 'menus', item: 'home' })}`
  const goTo = (path: string) => page.goto(`${studio.origin}${path}`)
  const messages = page.getByRole('log', { name: 'Messages' })
  const waits = page.getByRole('region', { name: 'Waits for you' })
  const decide = page.getByRole('complementary', { name: 'Decide' })
  const changes = page.getByRole('region', { name: 'What changes' })
  const title = page.getByRole('region', { name: 'Form' }).getByLabel('Title', { exact: true })
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: first.name }) })
  const mailTo = (address: string, words: string) =>
    expect
      .poll(() => studio.mails.filter(({ to, text }) => to === address && text.includes(words)).map(({ text }) => text))
      .toEqual([expect.stringContaining(`${studio.origin}${draft}/review`)])
  const rename = async (words: string) => {
    await goTo(item)
    await title.fill(words)
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  const askFor = async (about: string) => {
    await page.getByLabel('What to look at').fill(about)
    await page.getByRole('button', { name: 'Ask for a review' }).click()
    await expect(messages).toContainText('A review is asked for. Told by mail: Lucia Brandt')
  }

  await test.step('whoever may publish everything does not approve their own; a mistake stops', async () => {
    await openStudio(page, studio, { as: 'publisher', heading: 'Overview' })
    await openStudio(page, studio, { as: 'administrator', heading: 'Overview' })
    await addSeasons(page, name)
    await rename('')
    // What changes is there while it is still being checked.
    const check = Promise.withResolvers<void>()
    await page.route('**/graphql', async route => {
      if (route.request().postData()?.includes('query ReviewReport')) await check.promise
      await route.continue()
    })
    await goTo(`${draft}/review`)
    await expect(changes).toContainText('spring')
    await expect(decide).toContainText('It is being checked')
    check.resolve()
    await expect(page.getByText(/This has mistakes: \d to settle in the draft first$/)).toBeVisible(slow)
    await expect(decide).toContainText('Settle what is marked as wrong.')
    await page.unroute('**/graphql')
    await rename('Front door')
    await goTo(`${draft}/review`)
    await expect(changes.getByRole('listitem').filter({ hasText: 'Title: "Front door"' }).last()).toContainText(
      'Tom Okafor',
    )
    await expect(changes.getByRole('listitem').filter({ hasText: 'Title: "Spring"' }).last()).toContainText(
      'Tom Okafor',
    )
    await expect(decide).toContainText('Somebody who did not change it has to approve it.', slow)
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await askFor('The name of Home')
    await mailTo('lucia.brandt@studio.example', 'The name of Home')
  })

  await test.step('it is sent back with a comment, and mended', async () => {
    await openStudio(page, studio, { as: 'publisher', heading: 'Overview' })
    await expect(waits).toContainText(`${name} waits for your review: Tom Okafor asks.`)
    await waits.getByRole('link', { name: `Review ${name}` }).click()
    await page.getByRole('button', { name: 'Send back' }).click()
    await expect(page.getByLabel('Comment')).toHaveAccessibleDescription(/Say what is to be done/)
    await page.getByLabel('Comment').fill('Say Home in it')
    await page.getByRole('button', { name: 'Send back' }).click()
    await expect(messages).toContainText('It is sent back. Told by mail: Tom Okafor')
    await mailTo('tom.okafor@studio.example', 'Say Home in it')

    await openStudio(page, studio, { as: 'administrator', heading: 'Overview' })
    await expect(waits).toContainText('was sent back by Lucia Brandt')
    await expect(waits).toContainText('Say Home in it')
    await rename('Home and front door')
    await goTo(`${draft}/review`)
    await askFor('It says Home now')
  })

  await test.step('a publisher sees whose screens change, on the real page, and says why a warning may stay', async () => {
    await openStudio(page, studio, { as: 'publisher', heading: `Review of ${name}`, path: `${draft}/review` })
    const seen = page.getByRole('region', { name: `Members of ${first.name}`, exact: true })
    await expect(seen).toContainText('"Home and front door" in menus says "Home and front door"', slow)
    await expect(seen.getByText(/^For example somebody who /).first()).toBeVisible()
    await seen.getByText('Now and then').first().click()
    const then = seen.frameLocator('iframe[title^="Then"]').first()
    await expect(then.getByText('Home and front door').first()).toBeAttached(slow)
    await expect(seen.frameLocator('iframe[title^="Now"]').first().getByText('Home').first()).toBeAttached(slow)
    await expect(seen.getByText(/^axe found/)).toBeVisible(slow)
    await page.getByRole('button', { name: 'Look with axe' }).click()
    await expect(page.getByRole('region', { name: 'Can everybody use it' }).getByRole('status')).toContainText(
      /^axe found/,
      slow,
    )
    const rules = page.getByRole('region', { name: 'Rules of the business' })
    await rules.getByText(/rules? of the business proved, for every possible member/).click()
    await expect(rules.getByRole('term').first()).toBeVisible()

    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(messages).toContainText('Say of each finding why it may stay.')
    const left = page.getByRole('button', { name: 'It may stay' })
    const count = await left.count()
    expect(count).toBeGreaterThan(0)
    await expect(decide).toContainText(`Say of ${count === 1 ? 'one finding' : `${count} findings`} why it may stay.`)
    for (let open = count; open > 0; open -= 1) {
      await page.getByLabel('Why it may stay').first().fill('The words follow tomorrow')
      await left.first().click()
      await expect(left).toHaveCount(open - 1)
    }
    await expect(page.getByText('It may stay, says Lucia Brandt: The words follow tomorrow')).toHaveCount(count)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(messages).toContainText('It is approved. Told by mail: Tom Okafor')
    await mailTo('tom.okafor@studio.example', `Lucia Brandt approved “${name}”`)
  })

  await test.step('ten sample members see it, and it is scheduled', async () => {
    await page.getByRole('link', { name: 'Go on to publishing' }).click()
    await page.getByRole('button', { name: 'Show it to ten members' }).click()
    const sheet = page.getByRole('region', { name: 'What members will see' })
    await expect(sheet.getByRole('listitem')).toHaveCount(10, slow)
    const then = sheet.frameLocator('iframe[title^="Then"]').first()
    await expect(then.getByText('Home and front door').first()).toBeAttached(slow)
    await page.getByLabel('At a time').check()
    await page.getByLabel('Date and time').fill(`${year}-12-05T08:00`)
    await page.getByLabel('Note for the history').fill('Not before winter')
    await page.getByRole('button', { name: 'Publish at this time' }).click()
    const toCome = page.getByRole('region', { name: 'To come' }).getByRole('listitem').filter({ hasText: name })
    await expect(toCome).toContainText(`Dec 5, ${year}`)
    await expect(toCome).toContainText('By Lucia Brandt: Not before winter')

    await goTo('/')
    await expect(card).toContainText(/Revision \d+ is live/)
    await expect(card).toContainText(`${year}-12-05 ${name} goes live`)
    // What has its time waits for nobody.
    await expect(page.getByText(`${name} was approved`)).toHaveCount(0)
    await expect(card).toContainText(/\d open drafts?, \d scheduled/)
    await expect(card).toContainText(/(?:No|\d+) warnings?/, slow)
    // It is drawn when it comes into sight.
    await card.scrollIntoViewIfNeeded()
    await expect(page.frameLocator(`iframe[title="Home of ${first.name}"]`).getByText('Log out').first()).toBeAttached(
      slow,
    )

    await goTo(`/brands/${first.folder}/timeline?draft=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row', { name: /^Spring/ })).toContainText(`${year}-03-31`)
    await expect(page.getByRole('row', { name: /^Gap/ })).toContainText(`${year}-09-30`)
    await expect(page.getByRole('row', { name: 'Overlap: Spring and Easter' })).toContainText(`${year}-03-20`)
    await expect(page.getByRole('row', { name: `${name} goes live` })).toContainText(`${year}-12-05`)
    await page.getByRole('slider', { name: 'Day' }).press('ArrowRight')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See the page then' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Preview of ${name}` })).toBeVisible()
    await expect(page).toHaveURL(/[?&]at=\d{4}-\d{2}-\d{2}T12%3A00/)
  })

  await test.step('its author publishes what somebody else approved, and members see it', async () => {
    await openStudio(page, studio, { as: 'administrator', heading: `Publish ${name}`, path: `${draft}/publish` })
    await page.getByLabel('Note for the history').fill('Members look for the front door')
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled(slow)
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText(/^By Tom Okafor, .*: Members look for the front door/)).toBeVisible()
    await expect(page.getByText('Served by the one portal that runs.')).toBeVisible()

    await page.goto(`http://${first.host}:${studio.port}/login`)
    await page.getByLabel('Username').fill(`active${first.domainId}`)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Home and front door' }).first()).toBeVisible()
  })

  await test.step('the history says who changed what and why, and leads back with the impact first', async () => {
    await openStudio(page, studio, { as: 'publisher', heading: 'Overview' })
    await expect(card).toContainText(`${year}-03-01 Spring begins`, slow)
    const open = page.getByRole('region', { name: 'Open drafts' })
    await expect(open).toBeVisible()
    await expect(open.getByRole('link', { name, exact: true })).toHaveCount(0)
    await goTo('/revisions')
    await page.getByLabel('Brand').selectOption(first.folder)
    await page.getByLabel('Surface').selectOption('Menus')
    // It is live under the name that it was given just now.
    await page.getByLabel('Item').selectOption('Home and front door')
    await page.getByLabel('Author').selectOption('Tom Okafor')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Members look for the front door' })
    await expect(entry.first()).toContainText('Home and front door')
    const link = entry.first().getByRole('link', { name: /^Revision \d+$/ })
    const number = Number((await link.textContent())?.replace('Revision ', ''))
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: `Revision ${number}` })).toBeVisible()

    await goTo(`/revisions/${number - 1}?with=${number}`)
    const compared = page.getByRole('region', { name: 'Compared with revision' })
    await expect(compared).toContainText('Home and front door')
    await compared.getByText('menus.json as JSON').click()
    await expect(compared.locator('pre')).toContainText('"title": "Home and front door"')
    await page.getByRole('button', { name: 'See what that changes' }).click()
    const back = page.getByRole('region', { name: /^Go back/ })
    await expect(back).toContainText('and no longer "Home and front door"', slow)
    await back.getByRole('button', { name: /^Go back/ }).click()
    await expect(back.getByLabel('Why')).toHaveAccessibleDescription(/Say why, for the history/)
    await back.getByLabel('Why').fill('Members looked for Home')
    await back.getByRole('button', { name: /^Go back/ }).click()
    await expect(page.getByRole('heading', { name: `Revision ${number + 1}` })).toBeVisible()
    await goTo(item)
    await expect(page.getByText(/Changed last by Lucia Brandt, .*: Members looked for Home/)).toBeVisible()
  })
})

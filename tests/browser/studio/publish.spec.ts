import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

const name = 'Front door'
/** The first preview starts the sample members, all of whom sign in once. */
const patient = { timeout: 45_000 }

/**
 * Saves the draft as whoever is signed in: the brand's entry for Home under another title, and two entries that are there for a month
 * of next year each, without a word of it in Spanish. Tells the brand.
 */
const saveDraft = (page: Page) =>
  page.evaluate(async draft => {
    const ask = async (query: string, variables = {}) => {
      const headers = { 'content-type': 'application/json', 'x-studio': '1' }
      const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
      return (await answer.json()).data
    }
    const { brands } = await ask('{ brands { key roles } }')
    const { key } = brands.find(({ roles }: { roles: string[] }) => roles.includes('EDITOR'))
    const path = `${key}/menus.json`
    const { live } = await ask('query ($path: String!) { live { text(path: $path) } }', { path })
    const file = JSON.parse(live.text ?? '{ "changes": [] }')
    file.changes.push({ change: 'set', id: 'home', fields: { title: draft } })
    const year = new Date().getFullYear() + 1
    for (const [title, month, last] of [
      ['Spring', '03', '31'],
      ['Autumn', '10', '31'],
    ])
      file.changes.push({
        ...{ change: 'add', after: 'home' },
        item: {
          id: title?.toLowerCase(),
          title,
          target: '/home',
          from: `${year}-${month}-01`,
          until: `${year}-${month}-${last}`,
        },
      })
    const input = { name: draft, version: 0, files: [{ path, text: JSON.stringify(file, null, 2) }] }
    const { saveDraft: saved } = await ask(
      'mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { userErrors { message } } }',
      { input },
    )
    if (saved.userErrors.length > 0) throw new Error(saved.userErrors[0].message)
    return key as string
  }, name)

test('[STUDIO-02] [STUDIO-17] [STUDIO-26] [STUDIO-27] [STUDIO-29] [STUDIO-38] an editor asks for review; a publisher looks, sends back, approves, publishes at a time and now, and goes back', async ({
  page,
  studio,
}) => {
  test.slow()
  const messages = page.getByRole('log', { name: 'Messages' })
  const waits = page.getByRole('region', { name: 'Waits for you' })
  const goTo = (path: string) => page.goto(`${studio.origin}${path}`)
  const draft = `/drafts/${encodeURIComponent(name)}`
  const ask = async (about: string) => {
    await page.getByLabel('What to look at').fill(about)
    await page.getByRole('button', { name: 'Ask for a review' }).click()
    await expect(messages).toContainText('A review is asked for. Others see it in the studio.')
  }

  await openStudio(page, studio, { as: 'editorOfOne', heading: 'Overview' })
  const brand = await saveDraft(page)
  await goTo(`${draft}/review`)
  const changes = page.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('Nora Feld')
  await expect(changes).toContainText(name)
  await expect(page.getByText('Somebody who did not change it has to approve it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await ask('The new name')

  await openStudio(page, studio, { as: 'publisher', heading: 'Overview' })
  await expect(waits).toContainText('Nora Feld asks')
  await expect(page.frameLocator('iframe[title^="Home of"]').first().getByText('Log out').first()).toBeAttached(patient)
  await page
    .getByRole('link', { name: `Review ${name}` })
    .first()
    .click()
  await page.getByLabel('Comment').fill('Say it in Spanish, too')
  await page.getByRole('button', { name: 'Send back' }).click()
  await expect(messages).toContainText('It is sent back.')

  await openStudio(page, studio, { as: 'editorOfOne', heading: 'Overview' })
  await expect(waits).toContainText('was sent back by Lucia Brandt')
  await expect(waits).toContainText('Say it in Spanish, too')
  await goTo(`${draft}/review`)
  await ask('The words follow')

  await openStudio(page, studio, { as: 'publisher', heading: `Review of ${name}`, path: `${draft}/review` })
  const seen = page.getByRole('region', { name: 'Whose screens change' })
  await seen.getByText('Now and then').first().click()
  await expect(page.frameLocator('iframe[title^="Then"]').first().getByText(name).first()).toBeAttached(patient)
  await expect(page.frameLocator('iframe[title^="Now"]').first().getByText('Home').first()).toBeAttached(patient)
  await expect(seen.getByText(/^axe found/)).toBeVisible(patient)
  await page.getByRole('button', { name: 'Look with axe' }).click()
  const looked = page.getByRole('region', { name: 'Can everybody use it' }).getByRole('status')
  await expect(looked).toContainText('axe found', patient)
  await expect(page.getByText(/rules of the business proved, for every possible member/)).toBeVisible()

  // Nobody approves what may well be wrong before somebody says why it may stay.
  await expect(page.getByText(/Say of .* why it may stay/)).toBeVisible()
  const left = page.getByRole('button', { name: 'It may stay' })
  for (let count = await left.count(); count > 0; count -= 1) {
    await page.getByLabel('Why it may stay').first().fill('The words follow tomorrow')
    await left.first().click()
    await expect(left).toHaveCount(count - 1)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(messages).toContainText('It is approved')

  await page.getByRole('link', { name: 'Go on to publishing' }).click()
  await page.getByRole('button', { name: 'Show it to ten members' }).click()
  const sheet = page.getByRole('region', { name: 'What members will see' })
  await expect(sheet.getByRole('listitem')).toHaveCount(10)
  await expect(sheet.frameLocator('iframe[title^="Then"]').first().getByText(name).first()).toBeAttached(patient)
  await expectAccessible(page)
  await page.getByLabel('At a time').check()
  await page.getByLabel('Date and time').fill('2090-12-05T08:00')
  await page.getByRole('button', { name: 'Publish at this time' }).click()
  await expect(page.getByRole('region', { name: 'To come' })).toContainText('Dec 5, 2090')

  await goTo(`/brands/${brand}/timeline?draft=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name: /^Spring/ })).toContainText('-03-31')
  await expect(page.getByRole('row', { name: /^Gap/ })).toContainText('-09-30')
  await expect(page.getByRole('row', { name: `${name} goes live` })).toContainText('2090-12-05')
  await page.getByRole('slider', { name: 'Day' }).press('ArrowRight')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'See the page then' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Preview of ${name}` })).toBeVisible()
  await expect(page).toHaveURL(/[?&]at=\d{4}-\d{2}-\d{2}T12%3A00/)

  await goTo('/live')
  await page.getByRole('button', { name: `Publish ${name} now` }).click()
  await expect(page.getByRole('heading', { name: 'Revision 2' })).toBeVisible()
  await expect(page.getByText('Served by the one portal that runs.')).toBeVisible()
  await goTo('/')
  const card = page.getByRole('article').filter({ hasText: 'Spring begins' })
  await expect(card).toContainText('nothing scheduled')
  await expect(card).toContainText(/\d warning/)

  await goTo(`/revisions?${new URLSearchParams({ brand, surface: 'menus', item: 'home', author: 'Lucia Brandt' })}`)
  await page.getByRole('link', { name: 'Revision 2' }).click()
  await goTo('/revisions/1?with=2')
  await expect(page.getByRole('region', { name: 'Compared with revision' })).toContainText(name)
  await page.getByText('as JSON').first().click()
  await expect(page.locator('pre').first()).toContainText(`"title": "${name}"`)
  await page.getByRole('button', { name: 'See what that changes' }).click()
  await expect(page.getByRole('region', { name: /^Go back/ })).toContainText(`and no longer "${name}"`)
  await page.getByLabel('Why').fill('Members looked for Home')
  await page.getByRole('button', { name: 'Go back to revision 1' }).click()
  await expect(page.getByRole('heading', { name: 'Revision 3' })).toBeVisible()
  await goTo(`${draft}?${new URLSearchParams({ brand, surface: 'menus', item: 'home' })}`)
  await expect(page.getByText(/Changed last by Lucia Brandt, .*: Members looked for Home/)).toBeVisible()
})

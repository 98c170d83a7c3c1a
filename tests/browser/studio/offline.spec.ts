import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** What the browser itself says of a line that is not there, and of the file of a screen that it could not load. */
const ofTheLine = /ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload CSS|Couldn't load preload assets/i

test('[STUDIO-37] without a connection each screen says so, keeps what is there, and goes on by itself when it is back', async ({
  page,
  context,
  studio,
  complaints,
}) => {
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await page.getByLabel('New draft').fill('On a train')
  await page.getByRole('button', { name: 'Begin' }).click()
  const form = page.getByRole('region', { name: 'Form' })
  const places = page.getByRole('navigation', { name: 'Studio' })
  const told = page.getByRole('banner').getByRole('status')
  await page
    .getByRole('treegrid', { name: 'Surfaces and items' })
    .getByRole('row', { name: /^Recent claims/ })
    .click()
  const title = form.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('Recent claims')

  await context.setOffline(true)
  await expect(told).toHaveText('Offline: edits wait in this browser')
  await title.fill('Claims on a train')
  await expect(page.getByText('Not saved: kept in this browser, and sent again by itself')).toBeVisible()
  await expectAccessible(page)

  // A screen whose file is not here yet, and what was there before: asked for, and kept.
  await places.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This screen needs a connection' })).toBeVisible()
  await expectAccessible(page)
  await places.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('region', { name: 'Brands' }).getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('alert')).toContainText('There is no connection')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'On a train' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('What you have changed is kept in this browser')

  // With the line, what failed is asked for again, and what waited is sent.
  await context.setOffline(false)
  await expect(told).toHaveCount(0)
  await page
    .getByRole('treegrid', { name: 'Surfaces and items' })
    .getByRole('row', { name: /^Claims on a train/ })
    .click()
  await expect(title).toHaveValue('Claims on a train')
  await expect(page.getByText('All changes saved')).toBeVisible()
  const others = complaints.filter(complaint => !ofTheLine.test(complaint))
  complaints.splice(0, complaints.length, ...others)
})

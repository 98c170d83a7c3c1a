import { budgets } from '../../../server/build/budgets.ts'
import { saveDraft } from '../support/studio/ask-graph.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'

/** How soon the desk can be worked with is measured alone, by `npm run bench:studio`: beside other tests a stopwatch tells of these. */
test('[STUDIO-33] the first view loads at most 300 KB of script, and the desk no JSON editor before it is opened', async ({
  page,
  studio,
}) => {
  const scripts = new Map<string, number>()
  const arrived: Promise<unknown>[] = []
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (response.frame() !== page.mainFrame() || !pathname.endsWith('.js')) return
    const sizes = response.request().sizes()
    arrived.push(sizes.then(({ responseBodySize }) => scripts.set(pathname, responseBodySize)))
  })
  const weigh = async () => {
    await Promise.all(arrived)
    return [...scripts.values()].reduce((sum, size) => sum + size, 0)
  }
  await openStudio(page, studio, { as: 'editor', heading: 'Overview' })
  await expect(page.getByRole('region', { name: 'Brands' }).getByRole('article')).toHaveCount(4)
  const ofOverview = await weigh()
  expect(ofOverview).toBeGreaterThan(50_000)
  expect(ofOverview, JSON.stringify([...scripts])).toBeLessThanOrEqual(budgets.studio * 1000)

  await saveDraft(page, 'First view', {})
  await page.goto(`${studio.origin}/drafts/First%20view?brand=first&surface=menus&item=home`)
  await expect(page.getByRole('region', { name: 'Form' }).getByRole('textbox').first()).toBeEditable()

  const editors = () => [...scripts.keys()].filter(name => /json-editor/.test(name)).length
  expect(editors()).toBe(0)
  await page.getByRole('tab', { name: 'JSON' }).click()
  await expect.poll(editors).toBe(1)
})

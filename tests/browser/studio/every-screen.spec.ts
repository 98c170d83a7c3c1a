import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/expect-accessible.ts'
import { changedHome, saveDraft } from '../support/studio/ask-graph.ts'
import { lookAt } from '../support/studio/look-at.ts'
import { expect, openStudio, test } from '../support/studio/studio.ts'
import { addressOf, studioScreens } from '../support/studio/studio-screens.ts'

const of = { draft: 'Every screen', brand: 'first' }

/** Holds what the page asks the graph, lets it fail, or lets it pass. */
async function steerGraph(page: Page) {
  const held = Promise.withResolvers<void>()
  let fails = true
  await page.route('**/graphql', async route => {
    await held.promise
    if (fails) await route.fulfill({ status: 500, contentType: 'text/plain', body: 'Down' })
    else await route.continue()
  })
  return {
    fail: () => held.resolve(),
    pass() {
      fails = false
    },
  }
}

for (const path of studioScreens)
  test(`[STUDIO-32] [STUDIO-37] ${path} says what it waits for, what failed and what it is for, and axe finds nothing on it, at 320 px and in forced colours too`, async ({
    page,
    studio,
  }) => {
    await openStudio(page, studio, { as: 'administrator', heading: 'Overview' })
    await saveDraft(page, of.draft, changedHome(of.brand))
    const main = page.getByRole('main')
    const loading = main.getByRole('status').filter({ hasText: /^Loading / })
    const failed = main.getByRole('alert').filter({ hasText: 'Could not load' })
    const again = main.getByRole('button', { name: 'Try again' })
    const first = page.getByRole('complementary', { name: 'What this screen is for' })
    const isNothing = path === '*'

    const graph = await steerGraph(page)
    await page.goto(`${studio.origin}${addressOf(path, of)}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(first).toBeVisible({ visible: !isNothing })
    if (!isNothing) {
      await expect(loading.first()).toBeVisible()
      await expectAccessible(page)
      graph.fail()
      await expect(failed.first()).toContainText('Nothing of yours is lost')
      await expectAccessible(page)
      graph.pass()
      // One part may wait for another.
      await expect(async () => {
        if ((await again.count()) > 0) await again.first().click()
        await expect(loading).toHaveCount(0, { timeout: 10_000 })
        await expect(failed).toHaveCount(0, { timeout: 100 })
      }).toPass({ timeout: 40_000 })
    }

    await lookAt(page)
    if (isNothing) return
    await first.getByRole('button', { name: 'Got it' }).click()
    await expect(first).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(first).toHaveCount(0)
  })

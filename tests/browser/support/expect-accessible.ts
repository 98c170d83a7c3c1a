import axe from 'axe-core'
import { expect, type Page } from 'playwright/test'

/** In forced colours the pairs are the person's own choice, and axe measures what lies beneath them. */
const ofOurColours = { 'color-contrast': { enabled: false } }

/**
 * No axe violation on the page as it stands, best practices included. Runs in the page itself, whose own script may not
 * load anything: axe comes through the browser's developer connection, once a page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async ofOurColours => {
    const forced = matchMedia('(forced-colors: active)').matches
    const { axe: here } = window as unknown as { axe: typeof axe }
    const found = await here.run({ resultTypes: ['violations'], ...(forced && { rules: ofOurColours }) })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, ofOurColours)
  expect(violations).toEqual([])
}

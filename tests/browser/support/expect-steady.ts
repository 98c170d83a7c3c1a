import { expect, type Page } from 'playwright/test'

/** What a page may move in all while it loads, hydrates and settles; everything that the browser calls good ends at 0.1. */
const most = 0.02

/** What moved, so that a failure says where to look. */
interface Shift {
  value: number
  moved: string[]
}

/**
 * Nothing on the page has jumped since it began to load: the layout shifts that the browser has noted, input aside,
 * add up to at most 0.02.
 */
export async function expectSteady(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>(done => {
        const noted: Shift[] = []
        const observer = new PerformanceObserver(list => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry && 'sources' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue
            const sources = entry.sources as { node: Node | null }[]
            const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '#text'))
            noted.push({ value: Number(entry.value), moved })
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries come in a task of their own, those of a frame that is being made after it.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(noted), 50)))
      }),
  )
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(most)
}

import type { Page } from 'playwright/test'
import { expect } from './portal.ts'

const mostStops = 160

/**
 * Presses Tab, or another key that goes on, until what is focused answers to the question, which gets its name and tag; every stop on the way must
 * show where the focus is.
 */
export async function tabTo(
  page: Page,
  wanted: (name: string, tag: string) => boolean,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    const { name, tag, visible } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined
      return {
        name: (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim(),
        tag: element.tagName.toLowerCase(),
        visible: box.width > 0 && box.height > 0,
      }
    })
    if (tag !== 'body') expect(visible, `focus on ${tag} "${name}" is visible`).toBe(true)
    if (wanted(name, tag)) return
  }
  throw new Error('Not reached by keyboard')
}

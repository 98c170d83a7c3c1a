import type { Page } from 'playwright/test'
import { overlaps, readLayout } from '../../../gateway-rest/testing/read-layout.ts'
import { expect } from './portal.ts'

/** What script finds on the screen, as it is printed. */
interface Printed {
  /** What only a screen can do and is on paper all the same. */
  readonly controls: readonly string[]
  readonly heading: string
  /** The texts of the cells of each row, entry or fact. */
  readonly rows: readonly (readonly string[])[]
}

/**
 * Prints the screen that a page shows, as its Print button does, and looks at the paper: nothing stands on something
 * else, no page is without content, no row is cut, and the head says on each page whose it is and when it was printed
 * (MEMBER-37).
 */
export async function expectCleanPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const { controls, heading, rows } = await page.evaluate(findPrinted)
  await page.emulateMedia({ media: null })
  expect(controls, 'controls on paper').toEqual([])
  expect(rows.length).toBeGreaterThan(0)
  const layouts = await readLayout(await page.pdf({ format: 'Letter', preferCSSPageSize: true }))
  const pages = layouts.map(({ texts }) => squeezed(texts.map(({ text }) => text).join('')))
  expect(pages[0]).toContain(squeezed(heading))
  for (const [index, layout] of layouts.entries()) {
    expect.soft(overlaps(layout), `texts that overlap on page ${index + 1}`).toEqual([])
    expect.soft(pages[index], `the head of page ${index + 1}`).toMatch(/SubscriberID\w+·Printed\d\d\/\d\d\/\d{4}/)
    expect.soft(layout.texts.length, `texts on page ${index + 1}, the head among them`).toBeGreaterThan(8)
  }
  const cut = rows.filter(cells => !pages.some(text => cells.every(cell => text.includes(squeezed(cell)))))
  expect(cut, 'rows that no page has whole').toEqual([])
}

/** Pieces of text come without the spaces between them. */
const squeezed = (text: string) => text.replace(/\s+/g, '')

/** Runs in the page. */
function findPrinted(): Printed {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  /** Without what only screen readers are told. */
  const textOf = (element: Element): string => {
    const pieces = [...element.childNodes].map(node => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      return seen(node) && getComputedStyle(node).clipPath === 'none' ? textOf(node) : ''
    })
    return pieces.join('').trim()
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(seen)
  const rows = all('main tbody tr, main tfoot tr').map(row => [...row.children].filter(seen).map(textOf))
  const facts = all('main dl > div').map(fact => [...fact.children].filter(seen).map(textOf))
  return {
    controls: all('body > * header:not(main header), nav, search, button, main summary').map(textOf),
    heading: all('h1').map(textOf).join(),
    rows: [...rows, ...facts],
  }
}

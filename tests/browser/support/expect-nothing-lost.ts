import { expect, type Page } from 'playwright/test'

/**
 * Every word of the page as it stands can be read: none lies beyond the window, none is cut off by what it stands in, and none lies
 * over another. Words that are made for screen readers alone, and what floats over a page, are left aside.
 */
export async function expectNothingLost(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(lostWords), where).toEqual([])
}

/** Runs in the page: what is lost, with its words and where they are. */
function lostWords(): string[] {
  interface Line {
    text: string
    owner: Element
    box: DOMRect
  }
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** Whether the words of an element are for the eye, and whether they float over others. */
  const seen = new Map<Element, boolean>()
  function isForTheEye(element: Element): boolean {
    const known = seen.get(element)
    if (known !== undefined) return known
    const { clipPath, position } = getComputedStyle(element)
    const itself = clipPath === 'none' && position !== 'fixed' && position !== 'sticky'
    const is = itself && (element.parentElement === null || isForTheEye(element.parentElement))
    seen.set(element, is)
    return is
  }

  function linesOf(node: Node): Line[] {
    const owner = node.parentElement
    const text = node.textContent?.trim().replaceAll(/\s+/g, ' ') ?? ''
    if (!owner || text === '' || !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if (owner.closest('script, style, template, option, svg') || !isForTheEye(owner)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects(), box => ({ text, owner, box })).filter(({ box }) => box.width > 1)
  }

  /** The first thing around a line that cuts it off. */
  function cutBy({ owner, box }: Line): Element | undefined {
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const { left, right, top, bottom } = around.getBoundingClientRect()
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined
      if (clips(overflowX) && (box.left < left - 1 || box.right > right + 1)) return around
      // Letters may reach over their line, words may not.
      if (clips(overflowY) && (box.top < top - box.height / 2 || box.bottom > bottom + box.height / 2)) return around
    }
    return box.left < -1 || box.right > innerWidth + 1 ? document.documentElement : undefined
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) lines.push(...linesOf(node))

  const told = ({ text, owner, box }: Line) =>
    `"${text.slice(0, 60)}" (${owner.localName}.${owner.className}, ${Math.round(box.left)}, ${Math.round(box.top)})`
  const lost = new Set<string>()
  for (const line of lines) {
    const by = cutBy(line)
    if (by) lost.add(`${told(line)} is cut by ${by.localName}.${by.className}`)
  }

  const ordered = lines.toSorted((a, b) => a.box.top - b.box.top)
  for (const [index, one] of ordered.entries())
    for (const other of ordered.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 2)
        lost.add(`${told(one)} and ${told(other)} lie over one another`)
    }
  return [...lost]
}

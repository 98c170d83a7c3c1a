import { expect, type Page } from 'playwright/test'

/**
 * Everything that can be pressed is at least 24 by 24 pixels or has that much room to itself, and at least 44 by 44 where the
 * brand asks for large targets; links within a sentence are as high as its lines (MEMBER-47, WCAG 2.5.8 and 2.5.5).
 */
export async function expectTargets(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets)).toEqual([])
}

/** Runs in the page: what is too small, with its size. */
function smallTargets(): string[] {
  const pressed = 'a[href], button, input, select, textarea, summary'
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === 'none' &&
    !element.closest('[inert]') &&
    element.getClientRects().length > 0
  /** Words beside a link in its line make it part of a sentence. */
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    let around = element.parentElement
    while (around && getComputedStyle(around).display === 'inline') around = around.parentElement
    const copy = around?.cloneNode(true) as Element | undefined
    for (const other of copy?.querySelectorAll(pressed) ?? []) other.remove()
    return /\w/.test(copy?.textContent ?? '')
  }
  /** A link may lie over all of its card. */
  const cardOf = (element: Element) => {
    const { content, position } = getComputedStyle(element, '::after')
    if (content === 'none' || position !== 'absolute') return undefined
    let around: Element | null = element
    while (around && getComputedStyle(around).position === 'static') around = around.parentElement
    return around?.getBoundingClientRect()
  }
  /** A box to tick is pressed by its label as well. */
  const sizeOf = (element: Element) => {
    const own = element.getBoundingClientRect()
    const labels = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? element.labels : null
    const boxes = [cardOf(element) ?? own, ...Array.from(labels ?? [], label => label.getBoundingClientRect())]
    const edge = (name: 'left' | 'top', pick: typeof Math.min) => pick(...boxes.map(box => box[name]))
    const end = (name: 'right' | 'bottom') => Math.max(...boxes.map(box => box[name]))
    const [left, top, right, bottom] = [edge('left', Math.min), edge('top', Math.min), end('right'), end('bottom')]
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
  const targets = [...document.querySelectorAll(pressed)]
    .filter(element => isShown(element) && !element.matches(':disabled, [type=hidden]'))
    .map(element => ({ element, box: sizeOf(element) }))
  const isLarge = document.documentElement.dataset.targets === 'large'
  const least = (isLarge ? 44 : 24) - 0.5
  const hasRoom = (target: (typeof targets)[number]) => {
    const middle = { x: (target.box.left + target.box.right) / 2, y: (target.box.top + target.box.bottom) / 2 }
    return targets.every(({ element, box }) => {
      if (element === target.element || element.contains(target.element) || target.element.contains(element))
        return true
      const across = Math.max(box.left - middle.x, middle.x - box.right, 0)
      const down = Math.max(box.top - middle.y, middle.y - box.bottom, 0)
      return Math.hypot(across, down) >= 12
    })
  }
  return targets
    .filter(({ element, box }) => (box.width < least || box.height < least) && !isInSentence(element))
    .filter(target => isLarge || !hasRoom(target))
    .map(({ element, box }) => {
      const words =
        element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label') || element.outerHTML.slice(0, 80)
      return `${element.tagName.toLowerCase()} "${words}" ${Math.round(box.width)} x ${Math.round(box.height)}`
    })
}

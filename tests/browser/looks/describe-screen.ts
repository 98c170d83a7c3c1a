import type { Joined } from './join-widths.ts'
import type { StyleBook } from './style-book.ts'

const replaced = /^(img|svg|input|select|textarea|meter|progress|hr)\b/

/**
 * A screen as lines: an element each, indented by what holds it, with the number of its combination of styles, `…` for
 * words, and `×3` for three alike. What has neither a look nor words is left out, and its children stand in its place.
 */
export function describeScreen(seen: Joined | undefined, styles: StyleBook): string {
  return `${seen ? lines(seen, styles).join('\n') : ''}\n`
}

function lines(element: Joined, styles: StyleBook): string[] {
  const { name, hasText, wide, phone, children } = element
  const inner = together(children.map(child => lines(child, styles)))
  const plain = Object.keys({ ...wide, ...phone }).length === 0
  const bothOrNeither = (wide === undefined) === (phone === undefined)
  if (plain && bothOrNeither && !hasText && !replaced.test(name)) return inner
  const number = plain ? '' : ` ${styles.numberOf(name, wide, phone)}`
  const only = bothOrNeither ? '' : wide ? ' (wide)' : ' (phone)'
  return [`${name}${number}${hasText ? ' …' : ''}${only}`, ...inner.map(line => ` ${line}`)]
}

/** Neighbours that look the same are one, counted. */
function together(blocks: readonly string[][]): string[] {
  const merged: { block: string[]; count: number }[] = []
  for (const block of blocks) {
    const last = merged.at(-1)
    if (last && last.block.join('\n') === block.join('\n')) last.count++
    else merged.push({ block, count: 1 })
  }
  return merged.flatMap(({ block: [head = '', ...rest], count }) =>
    head === '' ? [] : [count > 1 ? `${head} ×${count}` : head, ...rest],
  )
}

import { findNodeAtOffset, parseTree } from 'jsonc-parser'
import type { CheckMistake } from '../../check/draft-check.ts'

/** A mistake as an editor underlines it. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly message: string
}

/** Where mistakes of a file stand in its text: the name or the value at their place, of what holds others only the beginning. */
export function marksOf(text: string, mistakes: readonly Pick<CheckMistake, 'line' | 'column' | 'message'>[]): Mark[] {
  if (mistakes.length === 0) return []
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  const tree = parseTree(text)
  return mistakes.map(({ line, column, message }) => {
    // A text that is ahead of its mistakes may be shorter by now.
    const from = Math.min((starts[line - 1] ?? text.length) + column - 1, text.length)
    const node = tree && findNodeAtOffset(tree, from)
    const to = node && !node.children ? node.offset + node.length : from + 1
    return { from, to: Math.min(to, text.length), message }
  })
}

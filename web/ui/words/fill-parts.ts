import { createElement, Fragment, type ReactNode } from 'react'
import type { Phrase } from '../../../engine/text/screen-text.ts'
import { piecesOf, type Said } from './pieces.ts'
import { within } from './say-from.ts'

/** Fills a text's {placeholders} with parts of a page, links for example; one without a part is removed. */
export function fillParts(text: string | Phrase<string>, parts: Readonly<Record<string, ReactNode>>): ReactNode {
  const filled: ReactNode[] = []
  let words = ''
  // A phrase is words as the server says them.
  const pieces = piecesOf(text as Said, parts)
  for (const [index, piece] of pieces.entries()) {
    const part = index % 2 === 0 ? piece : Object.hasOwn(parts, piece) && parts[piece]
    // Words and what fills them as words stay one text.
    if (typeof part === 'string' || typeof part === 'number')
      words += index % 2 === 0 ? part : within(pieces[0] ?? '', String(part))
    else if (part) {
      filled.push(words, createElement(Fragment, { key: piece }, part))
      words = ''
    }
  }
  return [...filled, words]
}

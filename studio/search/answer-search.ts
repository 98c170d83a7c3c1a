import type { IdNames } from '../../engine/words/id-names.ts'
import { type Found, findItems, type Wanted } from './find-items.ts'
import { Indexer, type ItemIndex } from './item-index.ts'

/** What is asked beside the page: files that are otherwise than at the last question, and what to find in them. */
export interface SearchAsked extends Wanted {
  readonly changed: readonly (readonly [path: string, text: string | null])[]
  /** Told once, and again when they are others. */
  readonly names?: IdNames | undefined
  /** So many items are wanted. */
  readonly most: number
}

const files = new Map<string, string>()
const indexer = new Indexer()
let names: IdNames = {}
let index: ItemIndex = { items: [] }

/** Finds items in the files that were told; the next question need only tell what is otherwise (STUDIO-04). */
export function answerSearch(asked: SearchAsked): Found {
  for (const [path, text] of asked.changed) {
    if (text === null) files.delete(path)
    else files.set(path, text)
  }
  names = asked.names ?? names
  if (asked.changed.length > 0 || asked.names) index = indexer.index(files, names)
  return findItems(index, asked, asked.most)
}

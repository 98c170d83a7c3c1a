import { findParts, partNames } from '../../../engine/explain/find-parts.ts'
import type { Part } from '../../../engine/parts/manifest-parts.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'

/**
 * The one item that a word names.
 * @throws WrongUse with a near miss when there is none, with their keys when there are several
 */
export function findPart(word: string, parts: readonly Part[]): Part {
  const [part, ...others] = findParts(word, parts)
  if (!part) throw noSuch('item', word, partNames(parts))
  if (others.length === 0) return part
  const keys = [part, ...others].map(({ key }) => key)
  throw new WrongUse(`"${word}" names several items: ${keys.join(', ')}. Say which by its key.`)
}

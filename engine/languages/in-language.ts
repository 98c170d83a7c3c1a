import type { Manifest } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Path } from '../json.ts'
import { copyTree, Places } from '../overlay/places.ts'
import { surfacesWithWords } from './language-files.ts'
import type { SaidWord } from './language-words.ts'

/** A text in another language, and where a merged manifest has its words. */
export type PlacedWords = Pick<SaidWord, 'surface' | 'path' | 'said'> & Partial<Pick<SaidWord, 'place'>>

/**
 * A brand's merged manifest in another language: the same rules, with other words (LOCALE-01). English itself is not altered.
 * @param places where everything is written, for whoever tells of it
 */
export function manifestIn(
  tag: string,
  manifest: Manifest,
  words: readonly PlacedWords[],
  places: Places = new Places(),
): Manifest {
  const roots: { [surface: string]: object } = { ...manifest }
  for (const surface of surfacesWithWords) {
    const root = roots[surface]
    if (isJsonObject(root)) roots[surface] = copyTree(root, places)
  }
  for (const { surface, path, said, place } of words) {
    const owner = ownerOf(roots[surface], path)
    const key = path.at(-1)
    if (!owner || key === undefined) continue
    Reflect.set(owner, key, said)
    if (place) places.mark(owner, key, place)
  }
  const translated = roots as unknown as Manifest
  return { ...translated, brand: { ...translated.brand, language: tag } }
}

const ownerOf = (root: object | undefined, path: Path): object | undefined =>
  path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root) as object | undefined

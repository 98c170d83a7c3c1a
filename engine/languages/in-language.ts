import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, type JsonObject } from '../json.ts'
import { Places } from '../overlay/places.ts'
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
  const bySurface = Map.groupBy(words, ({ surface }) => surface)
  return withSurfaces(tag, manifest, surface =>
    surfaceIn(asJsonObject(manifest[surface]), bySurface.get(surface) ?? [], places),
  )
}

/** A merged manifest with its surfaces that have words in another language. */
export function withSurfaces(tag: string, manifest: Manifest, inLanguage: (surface: Surface) => JsonObject): Manifest {
  const roots = Object.fromEntries(surfacesWithWords.map(surface => [surface, inLanguage(surface)]))
  const translated = { ...manifest, ...roots }
  return { ...translated, brand: { ...translated.brand, language: tag } }
}

/** A surface with other words. What holds none of them, such as the rules of its items, is the same object in both. */
export function surfaceIn(
  english: JsonObject,
  words: readonly Omit<PlacedWords, 'surface'>[],
  places: Places,
): JsonObject {
  const own = new Set<object>()
  function copied<Owner extends object>(value: Owner): Owner {
    if (own.has(value)) return value
    const copy = Array.isArray(value) ? [...value] : { ...value }
    places.copy(value, copy)
    own.add(copy)
    return copy as Owner
  }
  const root = copied(english)
  for (const { path, said, place } of words) {
    const owner = path.slice(0, -1).reduce<object | undefined>((around, key) => {
      const inside: unknown = around && Reflect.get(around, key)
      if (typeof inside !== 'object' || inside === null) return undefined
      const copy = copied(inside)
      Reflect.set(around as object, key, copy)
      return copy
    }, root)
    const key = path.at(-1)
    if (!owner || key === undefined) continue
    Reflect.set(owner, key, said)
    if (place) places.mark(owner, key, place)
  }
  return root
}

import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject, Path } from '../json.ts'
import { surfaceIn } from '../languages/in-language.ts'
import { type SaidWord, saidWords } from '../languages/language-words.ts'
import { otherPlaceholders } from '../languages/leftovers.ts'
import type { Place, Places } from '../overlay/places.ts'
import { remembered } from '../remembered.ts'
import { brandWideValues, fillKnown } from '../text/brand-wide.ts'
import { isInFolder, type ParsedFolder } from './parse-folders.ts'
import type { SchemaMistake } from './schema/error-parts.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
import { validators } from './validators.ts'

/** A surface of a brand in another language. */
interface TranslatedSurface {
  root: JsonObject
  words: readonly SaidWord[]
  /** Where words with placeholders of their own are written. */
  otherwise: readonly (Place | undefined)[]
  mistakes: readonly SchemaMistake[]
}

/** Made once for the same English and the same files of words: what other files say does not touch it. */
export const translatedSurface = remembered(
  (
    english: JsonObject,
    surface: Surface,
    own: JsonObject | undefined,
    base: JsonObject | undefined,
    brand: Manifest['brand'],
    contact: Manifest['contact'],
    places: Places,
    folder: ParsedFolder['path'],
  ): TranslatedSurface => {
    const values = brandWideValues({ brand, contact })
    const isOwn = (path: Path) => isInFolder(folder, places.at(english, path))
    const words = saidWords(surface, english, { own, base }, places, isOwn).map(word => ({
      ...word,
      said: fillKnown(word.said, values),
    }))
    const root = surfaceIn(english, words, places)
    const otherwise = words
      .filter(({ said, text }) => otherPlaceholders(said, text).unknown.length > 0)
      .map(({ place }) => place?.value)
    return { root, words, otherwise, mistakes: schemaMistakes(validators[surface], root) }
  },
)

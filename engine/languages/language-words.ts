import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject, type Path, pointerOf, valueAt } from '../json.ts'
import type { Place, Places } from '../overlay/places.ts'
import { saysWords, type Word, wordsOf } from './words-of.ts'

/** How a language says a text: by words of its own, by the same ones on purpose, by words that base has for other English, or not at all. */
type Saying = 'own' | 'same' | 'of-base' | 'missing'

/** One text of a brand in another language. */
export interface SaidWord extends Word {
  surface: Surface
  /** The words; those of English where there are none. */
  said: string
  how: Saying
  /** Where the words are written; undefined where they are missing. */
  place: { key: Place; value: Place } | undefined
}

/** The files of one language: the brand's, and base's. */
export interface LanguageSources {
  own: JsonObject | undefined
  base: JsonObject | undefined
}

/**
 * Every text of a merged surface in another language (LOCALE-01): the brand's words win over base's of the same language, and
 * those over English (LOCALE-02). Texts that say nothing but numbers or placeholders need no words.
 * @param isOwn whether the brand itself wrote the English text
 */
export function saidWords(
  surface: Surface,
  root: JsonObject,
  { own, base }: LanguageSources,
  places: Places,
  isOwn: (path: Path) => boolean,
): SaidWord[] {
  return wordsOf(surface, root).flatMap((word): SaidWord[] => {
    const found = wordIn(own, word, root, places) ?? wordIn(base, word, root, places)
    const fromBase = found !== undefined && found.file !== own
    if (found)
      return [
        {
          ...word,
          surface,
          said: found.value === true ? word.text : found.value,
          how: found.value === true ? 'same' : fromBase && isOwn(word.path) ? 'of-base' : 'own',
          place: found.place,
        },
      ]
    return saysWords(word.text) ? [{ ...word, surface, said: word.text, how: 'missing', place: undefined }] : []
  })
}

interface WordFound {
  file: JsonObject
  value: string | true
  place: { key: Place; value: Place } | undefined
}

/** What a file says for a text. A list of other length than the English one is for another list. */
function wordIn(
  file: JsonObject | undefined,
  { at, path }: Word,
  root: JsonObject,
  places: Places,
): WordFound | undefined {
  const key = at?.at(-1)
  if (!file || !at || key === undefined) return undefined
  const owner = valueAt(file, at.slice(0, -1)) as Json | undefined
  if (typeof owner !== 'object' || owner === null) return undefined
  const list = valueAt(root, path.slice(0, -1))
  if (Array.isArray(owner) && !(Array.isArray(list) && list.length === owner.length)) return undefined
  const value = Array.isArray(owner) ? owner[Number(key)] : isJsonObject(owner) ? owner[key] : undefined
  return typeof value === 'string' || value === true ? { file, value, place: places.field(owner, key) } : undefined
}

/** The address of a text among all of a brand: "/menus/menus/0/items/2/title". */
export const wordAddress = ({ surface, path }: Pick<SaidWord, 'surface' | 'path'>): string =>
  `/${surface}${pointerOf(path)}`

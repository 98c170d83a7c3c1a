import { parse } from 'jsonc-parser'
import { isJsonObject, type Json, type JsonObject, type Path, valueAt } from '../../engine/json.ts'
import { withoutPath } from '../desk/model/field-edits.ts'
import { emptyFile, type FileEdit, goBack, setField } from '../desk/model/item-edits.ts'
import { type Files, pathOf } from '../desk/model/surface.ts'
import { withValue } from '../desk/model/text-edit.ts'
import { languagePath, type WordRow } from './brand-words.ts'
import { itemAround } from './written-at.ts'

/** A text of a brand, and where it stands. */
export interface WordSpot {
  readonly files: Files
  readonly brand: string
  /** The merged surface that it stands in. */
  readonly root: JsonObject
  readonly row: Pick<WordRow, 'surface' | 'path' | 'at' | 'written'>
}

/** The value with a text in it otherwise; the value itself is not altered. */
function withText(value: Json | undefined, [key, ...rest]: Path, text: string): Json {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? withText(entry, rest, text) : entry))
  const object = isJsonObject(value) ? value : {}
  return { ...object, [key]: withText(object[key], rest, text) }
}

/** A brand says a text in other words: where it says it already, or else in its overlay (STUDIO-14). */
export function sayWords({ files, brand, root, row }: WordSpot, text: string): FileEdit {
  const { surface, path, written } = row
  const file = pathOf(brand, surface)
  const before = files.get(file) ?? emptyFile(surface)
  if (written) return { path: file, text: withValue(before, [...written], text) }
  const item = itemAround(root, path)
  if (item) {
    const [field = '', ...inside] = item.inside
    const around = path.slice(0, path.length - inside.length)
    return setField({ files, brand, surface }, item.id, String(field), withText(jsonAt(root, around), inside, text))
  }
  // Lists are replaced whole.
  const list = path.findIndex((_, index) => Array.isArray(valueAt(root, path.slice(0, index))))
  const [way, inside] = list < 0 ? [path, []] : [path.slice(0, list), path.slice(list)]
  return { path: file, text: withValue(before, ['set', ...way], withText(jsonAt(root, way), inside, text)) }
}

/** A brand says a text as all brands do; undefined for what base does not have, or where its own words stand among others of a list. */
export function sayAsBase({ files, brand, root, row }: WordSpot & { row: WordRow }): FileEdit | undefined {
  const { surface, path, written, base } = row
  const item = itemAround(root, path)
  if (base === undefined || written === undefined) return undefined
  if (item && written[2] === 'fields' && written.length === item.inside.length + 3)
    return goBack({ files, brand, surface }, item.id, String(item.inside[0]))
  const file = pathOf(brand, surface)
  return item || written.some(key => typeof key === 'number')
    ? undefined
    : { path: file, text: withoutPath(files.get(file) ?? '', written) }
}

/**
 * Says a text in another language; takes its words away when they are empty. Words that are the same as in English are said to be
 * so on purpose.
 */
export function sayInLanguage(
  { files, brand, root, row }: WordSpot,
  language: string,
  said: string,
  english: string,
): FileEdit {
  const { surface, path, at } = row
  const file = languagePath(brand, surface, language)
  const text = files.get(file) ?? `{\n  "$schema": "../../schema/generated/${surface}.words.schema.json"\n}\n`
  if (!at) return { path: file, text: files.get(file) ?? null }
  const list = valueAt(root, path.slice(0, -1))
  if (!Array.isArray(list))
    return { path: file, text: said === '' ? withoutPath(text, at) : withValue(text, [...at], wordsOf(said, english)) }
  // A list is said whole: what it does not say otherwise follows the English.
  const around = at.slice(0, -1)
  const known = valueAt(parse(text), around)
  const entries: unknown[] = Array.isArray(known) && known.length === list.length ? known : list.map(() => true)
  const next = entries.with(Number(path.at(-1)), said === '' || wordsOf(said, english))
  const isLeft = said === '' && next.every(entry => entry === true)
  return { path: file, text: isLeft ? withoutPath(text, around) : withValue(text, [...around], next) }
}

const wordsOf = (said: string, english: string) => (said === english ? true : said)

const jsonAt = (root: JsonObject, path: Path) => valueAt(root, path) as Json | undefined

import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Path, pointerOf } from '../json.ts'
import { remembered } from '../remembered.ts'
import { chosen, followed, type SchemaPart, schemaOf } from '../schema/manifest-schema.ts'
import { surfaceTitles } from '../schema/surfaces.ts'

/** One text of a surface that every language says in its own words. */
export interface Word {
  /** Where it stands in the surface. */
  path: Path
  /** Where a file of another language says it: under "items" by the item's id, else in the same place; undefined below a variant without a name. */
  at: Path | undefined
  text: string
  optional: boolean
}

/** Every text of a surface that other languages say in their own words: by the schema, never by the text (LOCALE-01). */
export const wordsOf = (surface: Surface, root: object): readonly Word[] => foundWords(root, surface)

const foundWords = remembered((root: object, surface: Surface): readonly Word[] => {
  const words: Word[] = []
  const walk = (value: unknown, reference: SchemaPart, way: Way) => {
    const schema = followed(reference)
    if (typeof value === 'string') {
      if (isWords(schema, way.owner)) words.push({ path: way.path, at: way.at, text: value, optional: way.optional })
      return
    }
    if (Array.isArray(value)) {
      const { items } = schema
      if (items) for (const [index, entry] of value.entries()) walk(entry, items, entryOf(way, items, entry, index))
      return
    }
    if (!isJsonObject(value)) return
    const { properties = {}, additionalProperties, required = [] } = chosen(schema, value)
    const isItem = way.path.length > 0 && typeof value.id === 'string' && properties.id !== undefined
    // A variant may have other items by the same ids: there they stay in its fields.
    const at = isItem && !isInVariant(way) ? ['items', String(value.id)] : way.at
    for (const [key, inside] of Object.entries(value)) {
      const part = properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
      const optional = key in properties && !required.includes(key)
      if (part) walk(inside, part, { path: [...way.path, key], at: at && [...at, key], owner: value, optional })
    }
  }
  const title = surfaceTitles.get(surface) ?? ''
  walk(root, schemaOf(title), { path: [], at: [], owner: {}, optional: false })
  return words
})

interface Way {
  path: Path
  at: Path | undefined
  /** The object that has the value. */
  owner: { readonly [key: string]: unknown }
  optional: boolean
}

/** The way to an entry of a list: variants go by their names, entries without ids by what tells them apart. */
function entryOf(way: Way, items: SchemaPart, entry: unknown, index: number): Way {
  const key = way.path.at(-1) === 'variants' ? 'name' : (followed(items)['x-key'] ?? (isInVariant(way) ? 'id' : ''))
  const name = isJsonObject(entry) && key !== '' ? entry[key] : index
  return { ...way, path: [...way.path, index], at: way.at && isKey(name) ? [...way.at, name] : undefined }
}

const isInVariant = ({ path }: Way) => path.includes('variants')

const isKey = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

function isWords(schema: SchemaPart, owner: Way['owner']): boolean {
  const { pattern, enum: values, const: value, format = 'markdown', 'x-ids-of': ids, 'x-not-words': not } = schema
  if (pattern !== undefined || values || value !== undefined || ids !== undefined || format !== 'markdown') return false
  if (not === undefined || typeof not === 'boolean') return not !== true
  return !Object.entries(not).some(([field, same]) => same.includes(String(owner[field])))
}

/** The words of a surface by where a file of another language says them. */
export const wordsByPlace = (words: readonly Word[]): ReadonlyMap<string, Word> =>
  new Map(words.flatMap(word => (word.at ? [[pointerOf(word.at), word] as const] : [])))

/** Whether a text has anything that could be said in another language: a letter outside of its placeholders. */
export const saysWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

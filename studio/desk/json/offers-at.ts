import { getLocation, type JSONPath, type Location, parse } from 'jsonc-parser'
import { asJsonObject, type Json, valueAt } from '../../../engine/json.ts'
import { followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import type { ManifestNames } from '../../../schema/generate/editor/manifest-names.ts'
import type { Spot } from '../model/item-edits.ts'
import { type ItemNode, treeOf } from '../model/item-tree.ts'
import { surfaceOf } from '../model/surface.ts'
import { type SchemaPlace, schemaAt } from './schema-at.ts'

/** Something that can stand where the cursor is. */
interface Offer {
  readonly label: string
  /** What it means. */
  readonly says: string
  /** What is written, and where in it the cursor stands then. */
  readonly text: string
  readonly caret: number
}

/** What an editor offers, in place of a part of the text. */
export interface Offers {
  readonly from: number
  readonly to: number
  readonly offers: readonly Offer[]
}

/** What can stand at a place of a file: fields that are not there yet, and values of the one that the cursor is in (STUDIO-08). */
export function offersAt(spot: Spot, text: string, offset: number, names: ManifestNames): Offers {
  const location = getLocation(text, offset)
  const root = (parse(text) ?? {}) as Json
  const [from, to] = rangeOf(location, text, offset)
  const offers = location.isAtPropertyKey
    ? fieldsAt(spot, root, location.path.slice(0, -1), text.slice(to))
    : valuesAt(spot, root, location.path, names).map(({ value, says }) => written(value, says))
  return { from, to, offers }
}

/** The word that the cursor is in, or else the place itself. */
function rangeOf({ previousNode, isAtPropertyKey }: Location, text: string, offset: number): [number, number] {
  const isIn = previousNode && previousNode.offset <= offset && offset <= previousNode.offset + previousNode.length
  if (isIn && (isAtPropertyKey || !previousNode.children))
    return [previousNode.offset, previousNode.offset + previousNode.length]
  const [word = ''] = /[\w.-]*$/.exec(text.slice(0, offset)) ?? []
  return [offset - word.length, offset]
}

function fieldsAt(spot: Spot, root: Json, path: JSONPath, rest: string): Offer[] {
  const place = schemaAt(spot, root, path)
  const { properties = {}, required = [] } = place?.schema ?? {}
  const there = asJsonObject(place?.value)
  // What follows the cursor says what is there already: the colon, or a field that a comma has to go before.
  const hasColon = /^\s*:/.test(rest)
  const comma = /^\s*"/.test(rest) ? ',' : ''
  return Object.entries(properties)
    .filter(([field]) => hasColon || !Object.hasOwn(there, field))
    .toSorted(([a], [b]) => Number(required.includes(b)) - Number(required.includes(a)))
    .map(([field, part]) => {
      const key = JSON.stringify(field)
      const [before, after] = emptyOf(followed(part))
      const says = followed(part).description ?? ''
      if (hasColon) return { label: field, says, text: key, caret: key.length }
      return { label: field, says, text: `${key}: ${before}${after}${comma}`, caret: key.length + 2 + before.length }
    })
}

/** The beginning and the end of an empty value. */
function emptyOf({
  type,
  properties,
  additionalProperties,
  oneOf,
  const: only,
  enum: choices,
}: SchemaPart): [string, string] {
  if (only !== undefined) return [JSON.stringify(only), '']
  if (type === 'array') return ['[', ']']
  if (properties || oneOf || type === 'object' || typeof additionalProperties === 'object') return ['{ ', ' }']
  return type === 'string' || choices ? ['"', '"'] : ['', '']
}

interface Choice {
  readonly value: Json
  readonly says: string
}

const written = (value: Json, says: string): Offer => {
  const text = JSON.stringify(value)
  return { label: String(value), says, text, caret: text.length }
}

/** Values that the schema knows for a place, or names that the brand has. */
export function valuesAt(spot: Spot, root: Json, path: JSONPath, names: ManifestNames): Choice[] {
  if (namesItem(path)) return idsIn(spot)
  const place = schemaAt(spot, root, path)
  return place ? choicesOf(place, asJsonObject(valueAt(root, path.slice(0, -2))), names) : []
}

function choicesOf({ schema }: SchemaPlace, around: ReturnType<typeof asJsonObject>, names: ManifestNames): Choice[] {
  const { format = '', 'x-ids-of': set = '', const: only, enum: choices, type } = schema
  if (only !== undefined) return [{ value: only as Json, says: schema.description ?? '' }]
  if (choices)
    return choices.map((value, index) => ({ value: value as Json, says: schema.enumDescriptions?.[index] ?? '' }))
  if (type === 'boolean') return [true, false].map(value => ({ value, says: '' }))
  const named = (names.byFormat[format] ?? []).map(({ name, says }) => ({ value: name, says }))
  if (format === 'target') return [...named, ...elsewhere]
  // A field beside the list says of what its ids are.
  const ids = names.ids[set] ?? names.ids[String(around[set])]
  const known = Object.entries(ids ?? {}).map(([id, says]) => ({ value: type === 'integer' ? Number(id) : id, says }))
  return [...named, ...known]
}

const elsewhere: readonly Choice[] = [
  { value: 'https://', says: 'An address of elsewhere.' },
  { value: 'tel:', says: 'A telephone number.' },
  { value: 'mailto:', says: 'An e-mail address.' },
]

/** Whether a place is where a change names an item. */
export const namesItem = (path: JSONPath): boolean =>
  path.length === 3 && path[0] === 'changes' && ['id', 'into', 'before', 'after'].includes(String(path[2]))

function idsIn(spot: Spot): Choice[] {
  const each = ({ id, name, children }: ItemNode): Choice[] => [
    { value: id, says: name === id ? '' : name },
    ...children.flatMap(each),
  ]
  return treeOf(spot.surface, surfaceOf(spot.files, spot.brand, spot.surface)).items.flatMap(each)
}

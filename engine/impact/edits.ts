import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject, type Path, sameJson } from '../json.ts'
import { remembered } from '../remembered.ts'

/** A change to one item, condition, segment or section, or to a surface's own fields, whoever sees it. */
export interface ManifestEdit {
  surface: Surface
  /** Its id or name; empty for the surface's own fields. */
  key: string
  what: 'added' | 'removed' | 'changed'
  /** The fields that differ; "order of items" for the order of a list. */
  fields: readonly string[]
}

/** The edits between two versions of a surface. */
export function editsBetween(surface: Surface, before: JsonObject, after: JsonObject): ManifestEdit[] {
  return editsOf(surface, ...comparable(contentsOf(surface, before), contentsOf(surface, after)))
}

/** The same contents, with a list that is empty on one side told as a list of items when the other side has items in it. */
export function comparable(a: Contents, b: Contents): [Contents, Contents] {
  const like = (own: Contents, other: Contents): Contents =>
    new Map(
      [...own].map(([key, fields]) => [
        key,
        new Map(
          [...fields].map(([field, written]) => {
            const order = `order of ${field}`
            const isEmpty = Array.isArray(written.value) && written.value.length === 0
            return [isEmpty && other.get(key)?.has(order) ? order : field, written]
          }),
        ),
      ]),
    )
  return [like(a, b), like(b, a)]
}

/** The edits between two versions of a surface's contents. */
export function editsOf(surface: Surface, before: Contents, after: Contents): ManifestEdit[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): ManifestEdit[] => {
    const [former, latter] = [before.get(key), after.get(key)]
    const fields = [...new Set([...(former?.keys() ?? []), ...(latter?.keys() ?? [])])].filter(
      field => !sameJson(former?.get(field)?.value, latter?.get(field)?.value) && !followsFrom(field, before, after),
    )
    const what = former === undefined ? 'added' : latter === undefined ? 'removed' : 'changed'
    return fields.length > 0 ? [{ surface, key, what, fields }] : []

    /** Whether a changed order follows from added and removed entries: it is an edit only when entries that both versions have swapped. */
    function followsFrom(field: string, a: Contents, b: Contents): boolean {
      const orders = [a, b].map(contents => contents.get(key)?.get(field)?.value)
      const [first, second] = orders.map(order => (Array.isArray(order) ? order.map(String) : []))
      if (!field.startsWith('order of ') || !first || !second) return false
      const [inFirst, inSecond] = [new Set(first), new Set(second)]
      return sameJson(
        first.filter(id => inSecond.has(id)),
        second.filter(id => inFirst.has(id)),
      )
    }
  })
}

/** The value of a field of an item or of a surface, and where it is in the surface. */
export interface Written {
  value: Json
  path: Path
}

/** The fields of a surface: by the id of an item or the name of a condition, segment or section, then by field. */
export type Contents = ReadonlyMap<string, ReadonlyMap<string, Written>>

/** Surfaces whose entries have names instead of ids. */
const listKeys: { readonly [Name in Surface]?: string } = { conditions: 'conditions', segments: 'segments' }
/** Fields that are compared as one, whatever is in them. */
export const whole: ReadonlySet<string> = new Set(['showWhen', 'when', 'allow', 'otherwise', 'variants', 'params'])

/** Whether a value is an item. */
export const hasId = (value: Json): value is JsonObject & { id: string } =>
  isJsonObject(value) && typeof value.id === 'string'

/**
 * Splits a surface into its fields, so that two versions can be compared.
 * @param ordered the entries of a list in the order that counts: as they are written when left out
 * @param same items whose fields are left out, as the other version has them, too
 */
export function contentsOf(
  surface: Surface,
  root: JsonObject,
  ordered: (items: readonly JsonObject[]) => readonly JsonObject[] = items => items,
  same: ReadonlySet<Json> = new Set(),
): Contents {
  const contents = new Map<string, Map<string, Written>>()
  const put = (key: string, field: string, value: Json, path: Path) =>
    contents.set(key, (contents.get(key) ?? new Map<string, Written>()).set(field, { value, path }))
  const visit = (value: Json, key: string, field: string, path: Path): void => {
    if (same.has(value)) return
    if (hasId(value)) visitFields(value, value.id, '', path)
    else if (Array.isArray(value) && value.some(hasId)) {
      put(
        key,
        `order of ${field}`,
        ordered(value.filter(hasId)).map(({ id = '' }) => id),
        path,
      )
      for (const [index, entry] of value.entries()) visit(entry, key, field, [...path, index])
    } else if (isJsonObject(value) && !whole.has(field)) visitFields(value, key, `${field}.`, path)
    else put(key, field, value, path)
  }
  const visitFields = (fields: JsonObject, key: string, prefix: string, path: Path): void => {
    for (const [name, inside] of Object.entries(fields)) visit(inside, key, `${prefix}${name}`, [...path, name])
  }
  const list = listKeys[surface]
  const entries = list === undefined ? root : root[list]
  if (surface === 'text' || list !== undefined)
    for (const [name, entry] of Object.entries(isJsonObject(entries ?? null) ? (entries as JsonObject) : {}))
      visitFields(isJsonObject(entry) ? entry : {}, name, '', list === undefined ? [name] : [list, name])
  else visitFields(root, '', '', [])
  return contents
}

/** The fields of a surface that nobody alters, found once: hundreds of edits look into the same one. */
export const knownContents = remembered((root: JsonObject, surface: Surface): Contents => contentsOf(surface, root))

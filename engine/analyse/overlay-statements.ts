import type { Surface } from '../../schema/generated/manifests.ts'
import type { ParsedFolder } from '../check/parse-folders.ts'
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts'

/** One thing that a brand says differently from base: a field that it sets, or a change to an item. */
export interface Statement {
  surface: Surface
  /** The overlay that says it. */
  overlay: JsonObject
  /** Where in the overlay. */
  path: Path
  /** What it is about: the same text in every brand that says something about it. */
  about: string
  value: Json
}

/** Surfaces that base cannot say for a brand. */
const ownSurfaces: ReadonlySet<Surface> = new Set(['brand'])

/** The statements of a brand's overlays, field by field. */
export function statementsOf({ files }: ParsedFolder): Statement[] {
  return [...files].flatMap(([surface, overlay]) => {
    if (!overlay || ownSurfaces.has(surface)) return []
    const { set, changes } = overlay
    return [
      ...(isJsonObject(set) ? leaves(set, ['set']) : []),
      ...(Array.isArray(changes) ? changes.filter(isJsonObject).flatMap(changed) : []),
    ].map(statement => ({ ...statement, surface, overlay }))
  })
}

type Said = Pick<Statement, 'path' | 'about' | 'value'>

/** The statements of one change: one that sets several fields makes several. */
function changed(change: JsonObject, index: number): Said[] {
  const path = ['changes', index]
  if (change.change === 'set' && isJsonObject(change.fields))
    return Object.entries(change.fields).map(([field, value]) => ({
      path: [...path, 'fields', field],
      about: `set ${String(change.id)} ${field}`,
      value,
    }))
  const item = isJsonObject(change.item) ? change.item : {}
  return [{ path, about: `${String(change.change)} ${String(change.id ?? item.id)}`, value: change }]
}

/** Objects are merged key by key; everything else, conditions too, is replaced whole. */
function leaves(fields: JsonObject, path: Path): Said[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    isJsonObject(value) && !('when' in value)
      ? leaves(value, [...path, key])
      : [{ path: [...path, key], about: [...path, key].join(' '), value }],
  )
}

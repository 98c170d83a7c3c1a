import type { Surface } from '../../schema/generated/manifests.ts'
import { isJsonObject, type Json, type JsonObject, type Path, pointerOf } from '../json.ts'
import { isConditionField } from '../schema/surfaces.ts'
import type { Places } from './places.ts'

/** The overlays of a brand, by surface. */
type Overlays = ReadonlyMap<Surface, JsonObject | undefined>

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

/** The statements of a brand's overlays, field by field. */
export function statementsOf(overlays: Overlays): Statement[] {
  return [...overlays].flatMap(([surface, overlay]) => {
    if (!overlay) return []
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

/** What a statement does to what base says, by what it most often breaks: the first kinds are suspected before the others. */
const kindsOfStatement = ['removes', 'hides', 'retargets', 'moves', 'adds', 'changes'] as const
type StatementKind = (typeof kindsOfStatement)[number]

const hiding: ReadonlySet<string> = new Set(['from', 'until', 'guards', 'otherwise', 'params'])
const retargeting: ReadonlySet<string> = new Set(['target', 'to', 'path', 'page', 'screen', 'redirect', 'defaultRoute'])
const ofChange: { readonly [change: string]: StatementKind } = { remove: 'removes', move: 'moves', add: 'adds' }

function kindOf({ path, value }: Statement): StatementKind {
  const [list, , field] = path
  const name = String(path.at(-1))
  if (list === 'changes' && field === undefined)
    return ofChange[isJsonObject(value) ? String(value.change) : ''] ?? 'changes'
  if (value === null) return 'removes'
  if (hiding.has(name) || isConditionField(name) || (isJsonObject(value) && 'when' in value)) return 'hides'
  return retargeting.has(name) ? 'retargets' : 'changes'
}

/** Statements in the order in which they are suspected: what removes, hides or leads elsewhere first (CHECK-11). */
export const bySuspicion = (a: Statement, b: Statement): number =>
  kindsOfStatement.indexOf(kindOf(a)) - kindsOfStatement.indexOf(kindOf(b))

/** A statement as its author knows it: `"remove" of "claims"`, `a new "path" for "claims"`. */
export function statementInWords({ path, value, overlay }: Statement): string {
  const name = JSON.stringify(String(path.at(-1)))
  if (path[0] === 'set') return value === null ? `null for ${name}` : `a new ${name}`
  const change = Array.isArray(overlay.changes) ? overlay.changes[Number(path[1])] : undefined
  const { change: kind, id, item } = isJsonObject(change ?? null) ? (change as JsonObject) : {}
  const about = JSON.stringify(id ?? (isJsonObject(item ?? null) ? (item as JsonObject).id : ''))
  if (path.length === 2) return `${JSON.stringify(kind)} of ${about}`
  return value === null ? `null for ${name} of ${about}` : `a new ${name} for ${about}`
}

/** The overlays as if these statements had not been made; all else keeps its place. */
export function withoutStatements(overlays: Overlays, left: readonly Statement[], places: Places): Overlays {
  const pointers = new Map(
    [...Map.groupBy(left, ({ surface }) => surface)].map(([surface, own]) => [
      surface,
      new Set(own.map(({ path }) => pointerOf(path))),
    ]),
  )
  return new Map(
    [...overlays].map(([surface, overlay]) => {
      const gone = pointers.get(surface)
      return [surface, overlay && gone ? withoutPointers(overlay, gone, '', places) : overlay]
    }),
  )
}

function withoutPointers<Value extends Json>(value: Value, gone: ReadonlySet<string>, at: string, places: Places): Value
function withoutPointers(value: Json, gone: ReadonlySet<string>, at: string, places: Places): Json {
  const inside = (key: string | number) => at + pointerOf([key])
  const kept = (key: string | number, entry: Json): readonly [string | number, Json][] =>
    gone.has(inside(key)) ? [] : [[key, withoutPointers(entry, gone, inside(key), places)]]
  if (Array.isArray(value)) {
    const list = value.flatMap((entry, index) => kept(index, entry)).map(([, entry]) => entry)
    places.copy(value, list)
    return list
  }
  if (!isJsonObject(value)) return value
  const copy: JsonObject = Object.fromEntries(Object.entries(value).flatMap(([key, entry]) => kept(key, entry)))
  places.copy(value, copy)
  return copy
}

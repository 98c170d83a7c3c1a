import type { Overlay } from '../../schema/generated/manifests.ts'
import type { ParsedFolder } from '../check/parsed-folder.ts'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { isDeepEqual } from '../overlay/is-deep-equal.ts'
import { type Path, Places } from '../overlay/place.ts'
import { isJsonObject, type Json, type JsonObject } from '../resolve/json.ts'
import { type Statement, statementsOf } from './overlay-statements.ts'

/** Statements of a brand without which its surface would be the same: base says so already, or another statement does. */
export function changesNothing(base: ParsedFolder | undefined, brand: ParsedFolder): Statement[] {
  const merged = new Map<JsonObject, JsonObject | undefined>()
  return statementsOf(brand).filter(({ surface, overlay, path }) => {
    const shared = base?.files.get(surface)
    if (!shared) return false
    if (!merged.has(overlay)) merged.set(overlay, mergedWith(surface, shared, overlay))
    const less = mergedWith(surface, shared, without(overlay, path))
    return less !== undefined && isDeepEqual(less, merged.get(overlay))
  })
}

/** Undefined when the changes do not fit: one of them needs what was left out. */
function mergedWith(surface: Statement['surface'], base: JsonObject, overlay: Json): JsonObject | undefined {
  let fits = true
  const root = applyOverlay(surface, base, asOverlay(overlay), new Places(), () => {
    fits = false
  })
  return fits ? root : undefined
}

/** The overlay was checked as one before; without one of its fields it still is. */
const asOverlay = (overlay: Json) => overlay as unknown as Overlay

/** Lists and objects without what a path leads to. */
function without(value: Json, [key, ...rest]: Path): Json {
  if (Array.isArray(value))
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.map((entry, index) => (index === key ? without(entry, rest) : entry))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) =>
      name !== key ? [[name, inside]] : rest.length === 0 ? [] : [[name, without(inside, rest)]],
    ),
  )
}

import { parse } from 'jsonc-parser'
import { asJsonObject, isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { applyOverlay } from '../../../engine/overlay/apply-overlay.ts'
import { Places } from '../../../engine/overlay/places.ts'
import type { Overlay, Surface } from '../../../schema/generated/manifests.ts'

/** Texts of manifests by their paths: "first/menus.json". */
export type Files = ReadonlyMap<string, string>

/** What all brands share. */
export const sharedFolder = 'base'

export const pathOf = (brand: string, surface: Surface) => `${brand}/${surface}.json`

/** Files by their text: each key changes one of them, and all others are read again and again. */
const roots = new Map<string, JsonObject>()
const mostRoots = 500

/** A file as JSON, as far as it is some; an empty object for one that is not there or is none. Whoever reads it must not change it. */
export function rootOf(files: Files, path: string): JsonObject {
  const text = files.get(path) ?? '{}'
  const known = roots.get(text)
  if (known) return known
  const root = asJsonObject(parse(text))
  if (roots.size >= mostRoots) roots.clear()
  roots.set(text, root)
  return root
}

const merged = new WeakMap<JsonObject, WeakMap<JsonObject, JsonObject>>()

/** What a brand says on a surface: base with the brand's overlay applied, by the engine that members are served by. */
export function surfaceOf(files: Files, brand: string, surface: Surface): JsonObject {
  const own = rootOf(files, pathOf(brand, surface))
  const shared = rootOf(files, pathOf(sharedFolder, surface))
  const known = merged.get(shared) ?? new WeakMap<JsonObject, JsonObject>()
  merged.set(shared, known)
  const result = known.get(own) ?? madeOf(surface, shared, brand === sharedFolder ? {} : own)
  known.set(own, result)
  return result
}

function madeOf(surface: Surface, shared: JsonObject, { set, changes }: JsonObject): JsonObject {
  const { $schema: _, ...base } = shared
  // What is wrong in it the check tells; here it is applied as far as it can be.
  const overlay = {
    ...(isJsonObject(set) && { set }),
    ...(Array.isArray(changes) && { changes: changes.filter(isWhole) }),
  } as unknown as Overlay
  return applyOverlay(surface, base, overlay, new Places(), () => undefined)
}

/** A change that says all it has to: one that is just being typed does nothing yet. */
function isWhole(entry: Json): boolean {
  const { change, id, fields, item, before, after, into } = asJsonObject(entry)
  const isText = (value: Json | undefined) => typeof value === 'string'
  if (change === 'add')
    return isJsonObject(item) && isText(item.id) && [before ?? '', after ?? '', into ?? ''].every(isText)
  if (!isText(id)) return false
  if (change === 'move') return [before, after, into].some(isText)
  return change === 'remove' || (change === 'set' && isJsonObject(fields))
}

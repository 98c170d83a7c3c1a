import { parse } from 'jsonc-parser'
import { asJsonObject, isJsonObject, type JsonObject } from '../../../engine/json.ts'
import { applyOverlay } from '../../../engine/overlay/apply-overlay.ts'
import { Places } from '../../../engine/overlay/places.ts'
import type { Overlay, Surface } from '../../../schema/generated/manifests.ts'

/** Texts of manifests by their paths: "first/menus.json". */
export type Files = ReadonlyMap<string, string>

/** What all brands share. */
export const sharedFolder = 'base'

export const pathOf = (brand: string, surface: Surface) => `${brand}/${surface}.json`

/** A file as JSON; an empty object for one that is not there or is none. */
export const rootOf = (files: Files, path: string): JsonObject => asJsonObject(parse(files.get(path) ?? '{}'))

/** What a brand says on a surface: base with the brand's overlay applied, by the engine that members are served by. */
export function surfaceOf(files: Files, brand: string, surface: Surface): JsonObject {
  const base = rootOf(files, pathOf(sharedFolder, surface))
  delete base.$schema
  if (brand === sharedFolder) return base
  const { set, changes } = rootOf(files, pathOf(brand, surface))
  // What is wrong in it the check tells; here it is applied as far as it can be.
  const overlay = {
    ...(isJsonObject(set) && { set }),
    ...(Array.isArray(changes) && { changes }),
  } as unknown as Overlay
  return applyOverlay(surface, base, overlay, new Places(), () => undefined)
}

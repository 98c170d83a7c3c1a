import { isJsonObject, type Json, type JsonObject, sameJson } from '../../../engine/json.ts'
import { isConditionField } from '../../../engine/schema/surfaces.ts'
import { type FileEdit, type Spot, textIn } from './item-edits.ts'
import { rewritten } from './rewritten.ts'
import { pathOf, rootOf, sharedFolder } from './surface.ts'

/** Gives a field of the surface itself a value: a brand's file says only what is otherwise than in base (STUDIO-05). */
export function setOwnField(spot: Spot, field: string, value: Json | undefined): FileEdit {
  const path = pathOf(spot.brand, spot.surface)
  if (spot.brand === sharedFolder) return { path, text: rewritten(textIn(spot), [field], value) }
  const base = rootOf(spot.files, pathOf(sharedFolder, spot.surface))[field]
  const said = otherwise(field, base, value)
  const others = withoutField(setIn(spot), field)
  const set = said === undefined ? others : { ...setIn(spot), [field]: said }
  const text = rewritten(textIn(spot), ['set'], Object.keys(set).length === 0 ? undefined : set)
  const isSilent = Object.keys(rootOf(new Map([[path, text]]), path)).every(key => key === '$schema')
  return { path, text: isSilent ? null : text }
}

function setIn({ files, brand, surface }: Spot): JsonObject {
  const { set } = rootOf(files, pathOf(brand, surface))
  return isJsonObject(set) ? set : {}
}

const withoutField = (value: JsonObject, field: string): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== field))

/** What has to be said for a value of base to become another: nothing where it is the same, null where it goes. */
function otherwise(field: string, base: Json | undefined, value: Json | undefined): Json | undefined {
  if (value === undefined) return base === undefined ? undefined : null
  if (base !== undefined && sameJson(base, value)) return undefined
  // Conditions are replaced whole, as the engine merges them.
  if (!isJsonObject(base) || !isJsonObject(value) || isConditionField(field)) return value
  const keys = [...new Set([...Object.keys(base), ...Object.keys(value)])]
  const parts = keys.flatMap(key => {
    const said = otherwise(key, base[key], value[key])
    return said === undefined ? [] : [[key, said] as const]
  })
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

import { isJsonObject, type Json, type JsonObject } from '../resolve/json.ts'
import type { Places } from './place.ts'

/** A deep copy that was written where the original was. */
export function copyTree<Value extends Json>(value: Value, places: Places): Value
export function copyTree(value: Json, places: Places): Json {
  if (Array.isArray(value)) {
    const list = value.map(entry => copyTree(entry, places))
    places.copy(value, list)
    return list
  }
  if (!isJsonObject(value)) return value
  const copy: JsonObject = {}
  for (const [key, inside] of Object.entries(value)) copy[key] = copyTree(inside, places)
  places.copy(value, copy)
  return copy
}

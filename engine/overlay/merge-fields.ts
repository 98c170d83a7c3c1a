import { isJsonObject, type JsonObject } from '../json.ts'
import { copyTree, type Places } from './places.ts'

/** Two conditions merged key by key would mean something that nobody wrote. */
const conditions = new Set(['showWhen', 'when', 'allow', 'who'])

/** Sets one field, or takes it away when the new value is null; the field's place becomes that of the overlay. */
export function setField(target: JsonObject, key: string, source: JsonObject, places: Places): void {
  const value = source[key]
  const place = places.field(source, key)
  if (place) places.mark(target, key, place)
  if (value === null || value === undefined) delete target[key]
  else target[key] = copyTree(value, places)
}

/** Sets fields in the same places as in base; objects are merged key by key, but lists and conditions replaced whole. */
export function mergeFields(target: JsonObject, source: JsonObject, places: Places): void {
  places.restate(target, source)
  for (const [key, value] of Object.entries(source)) {
    const current = Object.hasOwn(target, key) ? target[key] : undefined
    if (isJsonObject(value) && isJsonObject(current) && !conditions.has(key)) mergeFields(current, value, places)
    else setField(target, key, source, places)
  }
}

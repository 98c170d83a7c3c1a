import { isJsonObject, type JsonObject } from '../json.ts'
import { isConditionField } from '../schema/surfaces.ts'
import { copyTree, type Places } from './places.ts'

/** Sets one field, or removes it when the new value is null; the field's place becomes that of the overlay. */
export function setField(target: JsonObject, key: string, source: JsonObject, places: Places): void {
  const value = source[key]
  const place = places.field(source, key)
  if (place) places.mark(target, key, place)
  if (value === null || value === undefined) delete target[key]
  else target[key] = copyTree(value, places)
}

/**
 * Sets fields in the same places as in base. Objects are merged key by key; lists and conditions are replaced whole, as two
 * conditions merged key by key would mean something that nobody wrote.
 */
export function mergeFields(target: JsonObject, source: JsonObject, places: Places): void {
  places.restate(target, source)
  for (const [key, value] of Object.entries(source)) {
    const current = Object.hasOwn(target, key) ? target[key] : undefined
    if (isJsonObject(value) && isJsonObject(current) && !isConditionField(key)) mergeFields(current, value, places)
    else setField(target, key, source, places)
  }
}

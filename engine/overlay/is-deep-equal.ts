import type { Json } from '../resolve/json.ts'
import { isJsonObject } from '../resolve/json.ts'

/** Whether two pieces of JSON say the same; the order of keys does not count. */
export function isDeepEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isDeepEqual(entry, other[index]))
  if (!isJsonObject(one) || !isJsonObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]))
  )
}

/** A manifest as plain JSON, for code that treats all items alike. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/** Keys and indexes that lead from a value to one inside it. */
export type Path = readonly (string | number)[]

/** Whether a value is an object and not a list. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value when it is a text, else undefined. */
export const stringOrUndefined = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Whether two JSON values are equal; the order of an object's keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, index) => sameJson(entry, b[index]))
  if (!isJsonObject(a) || !isJsonObject(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
}

/** A surface of a typed manifest as plain JSON, which it is; an empty object for what is no object. */
export const asJsonObject = (surface: unknown): JsonObject => (isJsonObject(surface) ? surface : {})

/** A text as a JSON object; an empty one for what is none, or no JSON. */
export function readJsonObject(text: string): JsonObject {
  try {
    return asJsonObject(JSON.parse(text))
  } catch {
    return {}
  }
}

/** A path as a JSON pointer (RFC 6901). */
export const pointerOf = (path: Path): string =>
  path.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The value without what a path leads to; the value itself is not altered. */
export function withoutPath(value: Json, [key, ...rest]: Path): Json {
  if (Array.isArray(value))
    return rest.length === 0
      ? value.toSpliced(Number(key), 1)
      : value.map((entry, index) => (index === key ? withoutPath(entry, rest) : entry))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inside]) =>
      name !== key ? [[name, inside]] : rest.length === 0 ? [] : [[name, withoutPath(inside, rest)]],
    ),
  )
}

/** The value that a path leads to; undefined when there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    root,
  )

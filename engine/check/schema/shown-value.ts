const longest = 60

/** A value as written in the file, truncated when it is long. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? '{}' : 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest - 1)}…"` : text
}

/** A list of choices in words: "a", "b" or "c". */
export function choices(values: readonly unknown[]): string {
  const texts = values.map(value => JSON.stringify(value))
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`
}

const few = 12

/** Up to twelve choices in full; of more only the number and three of them, as editors list them all. */
export const fewOf = (values: readonly string[], what: string): string =>
  values.length <= few ? choices(values) : `one of ${values.length} ${what}, such as ${choices(values.slice(0, 3))}`

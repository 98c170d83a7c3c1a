const longest = 60

/** A value as it stands in the file, cut when it is long. */
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

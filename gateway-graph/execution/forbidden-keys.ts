const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether parsed JSON has, at any depth, a key through which an object's prototype could be changed. */
export function holdsForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsForbiddenKey)
  return Object.entries(value).some(([key, entry]) => forbiddenKeys.has(key) || holdsForbiddenKey(entry))
}

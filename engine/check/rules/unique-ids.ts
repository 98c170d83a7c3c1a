import type { Path } from '../../overlay/place.ts'
import { isJsonObject } from '../../resolve/json.ts'
import { surfaces } from '../surface-titles.ts'
import type { Rule } from './rule.ts'

function* idsIn(value: unknown, path: Path = []): Generator<{ id: string; path: Path }> {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* idsIn(entry, [...path, index])
  if (!isJsonObject(value)) return
  if (typeof value.id === 'string') yield { id: value.id, path: [...path, 'id'] }
  for (const [key, inside] of Object.entries(value)) if (key !== 'variants') yield* idsIn(inside, [...path, key])
}

/** An id names one item of a file, because brands change items by it. */
export const uniqueIds: Rule = ({ manifest, report }) => {
  for (const surface of surfaces) {
    const seen = new Set<string>()
    for (const { id, path } of idsIn(manifest[surface])) {
      if (seen.has(id)) report(surface, path, { found: `"${id}" a second time`, expected: 'an id of its own' })
      seen.add(id)
    }
  }
}

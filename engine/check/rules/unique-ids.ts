import { isJsonObject, type Path } from '../../json.ts'
import { instead } from '../../overlay/nearest.ts'
import { surfaces } from '../../schema/surfaces.ts'
import type { Rule } from './rule.ts'

function* idsIn(value: unknown, path: Path = []): Generator<{ id: string; path: Path }> {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* idsIn(entry, [...path, index])
  if (!isJsonObject(value)) return
  if (typeof value.id === 'string') yield { id: value.id, path: [...path, 'id'] }
  for (const [key, inside] of Object.entries(value)) if (key !== 'variants') yield* idsIn(inside, [...path, key])
}

/** The id with the first number that makes it unique. */
function freeId(id: string, taken: readonly string[], number = 2): string {
  const free = `${id}-${number}`
  return taken.includes(free) ? freeId(id, taken, number + 1) : free
}

/** An id is unique within a surface, because brands change items by id. */
export const uniqueIds: Rule = ({ manifest, report }) => {
  for (const surface of surfaces) {
    const seen = new Set<string>()
    const all = [...idsIn(manifest[surface])]
    for (const { id, path } of all) {
      if (seen.has(id))
        report(surface, path, {
          found: `"${id}" a second time`,
          expected: 'an id of its own',
          ...instead(
            freeId(
              id,
              all.map(each => each.id),
            ),
          ),
        })
      seen.add(id)
    }
  }
}

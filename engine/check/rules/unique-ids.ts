import { isJsonObject, type Path } from '../../json.ts'
import { instead } from '../../overlay/nearest.ts'
import { surfaces } from '../../schema/surfaces.ts'
import type { Rule } from './rule.ts'

interface FoundId {
  id: string
  path: Path
  /** The list that it stands in, by its path. */
  list: string
  /** The list that is shown: one that a variant has stands in place of its item's own. */
  shownAs: string
  /** The item of whose variants it is the name: only these are told apart by it. */
  variantOf?: string
}

function* idsIn(value: unknown, path: Path = [], shownAs: Path = []): Generator<FoundId> {
  if (Array.isArray(value))
    for (const [index, entry] of value.entries()) yield* idsIn(entry, [...path, index], [...shownAs, index])
  if (!isJsonObject(value)) return
  if (typeof value.id === 'string')
    yield {
      id: value.id,
      path: [...path, 'id'],
      list: path.slice(0, -1).join(' '),
      shownAs: shownAs.slice(0, -1).join(' '),
    }
  for (const [key, inside] of Object.entries(value))
    if (key !== 'variants') yield* idsIn(inside, [...path, key], [...shownAs, key])
    else if (Array.isArray(inside))
      for (const [index, variant] of inside.entries()) {
        const way = [...path, key, index]
        const [list, variantOf] = [[...path, key].join(' '), path.join(' ')]
        if (isJsonObject(variant) && typeof variant.name === 'string')
          yield { id: variant.name, path: [...way, 'name'], list, shownAs: list, variantOf }
        yield* idsIn(variant, way, shownAs)
      }
}

/** Ids by the surface that has them: an edit of another file leaves them as they are. */
const known = new WeakMap<object, readonly FoundId[]>()

function idsOf(root: object | undefined): readonly FoundId[] {
  const ids = (root && known.get(root)) ?? [...idsIn(root)]
  if (root) known.set(root, ids)
  return ids
}

/** The id with the first number that makes it unique. */
function freeId(id: string, taken: readonly string[], number = 2): string {
  const free = `${id}-${number}`
  return taken.includes(free) ? freeId(id, taken, number + 1) : free
}

/**
 * An id is unique within a surface, because brands change items by id. Only the lists of an item's variants say again what
 * the item's own list says, since they stand in its place.
 */
export const uniqueIds: Rule = ({ manifest, report }) => {
  for (const surface of surfaces) {
    const seen = new Map<string, FoundId[]>()
    const all = idsOf(manifest[surface])
    for (const found of all) {
      const { id, path, list, shownAs, variantOf = '' } = found
      const key = `${variantOf} ${id}`
      const others = seen.get(key) ?? []
      if (others.some(other => other.list === list || other.shownAs !== shownAs))
        report(surface, path, {
          found: `"${id}" a second time`,
          expected: 'an id of its own',
          ...instead(
            freeId(
              id,
              all.map(each => each.id),
            ),
            'perhaps',
          ),
        })
      seen.set(key, [...others, found])
    }
  }
}

import { isJsonObject, type Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { instead } from '../../overlay/nearest.ts'
import { remembered } from '../../remembered.ts'
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

/** Gives each id a number that makes it unique, and the next one to whoever asks again. */
function freeIds(ids: readonly FoundId[]): (id: string) => string {
  const taken = new Set(ids.map(({ id }) => id))
  const last = new Map<string, number>()
  return id => {
    let number = (last.get(id) ?? 1) + 1
    while (taken.has(`${id}-${number}`)) number += 1
    last.set(id, number)
    return `${id}-${number}`
  }
}

/** Where an id stood before. */
interface Stood {
  lists: Set<string>
  shownAs: Set<string>
}

/** Ids that stand twice, by the surface that has them: an edit of another file leaves them as they are. */
const repeatedIds = remembered((root: object): readonly { path: Path; mistake: Mistake }[] => {
  const seen = new Map<string, Stood>()
  const all = [...idsIn(root)]
  let free: ((id: string) => string) | undefined
  return all.flatMap(({ id, path, list, shownAs, variantOf = '' }) => {
    const key = `${variantOf} ${id}`
    const stood = seen.get(key) ?? { lists: new Set(), shownAs: new Set() }
    const isElsewhere = stood.shownAs.size > (stood.shownAs.has(shownAs) ? 1 : 0)
    const isRepeated = stood.lists.has(list) || isElsewhere
    stood.lists.add(list)
    stood.shownAs.add(shownAs)
    seen.set(key, stood)
    if (!isRepeated) return []
    free ??= freeIds(all)
    const mistake = {
      found: `"${id}" a second time`,
      expected: 'an id of its own',
      ...instead(free(id), 'perhaps'),
    }
    return [{ path, mistake }]
  })
})

/**
 * An id is unique within a surface, because brands change items by id. Only the lists of an item's variants say again what
 * the item's own list says, since they stand in its place.
 */
export const uniqueIds: Rule = ({ manifest, report }) => {
  for (const surface of surfaces)
    for (const { path, mistake } of repeatedIds(manifest[surface])) report(surface, path, mistake)
}

import { surfaces } from '../../../engine/schema/surfaces.ts'
import { labelOf } from '../form/labels.ts'
import type { DeskClash } from '../model/clash.ts'
import { nodeOf, treeOf } from '../model/item-tree.ts'
import { type Files, surfaceOf } from '../model/surface.ts'

/** What two people did to one item, by its fields. */
interface ClashGroup {
  readonly path: string
  /** What people call the item, or the file where it is of no item. */
  readonly name: string
  readonly clashes: readonly DeskClash[]
}

/** Where a clash is: a change of an overlay is about an item, and one of its fields. */
function placeOf({ item, field }: DeskClash): { id: string; way: readonly string[] } {
  const way = field === '' ? [] : field.split(' / ')
  if (item !== '') return { id: item, way }
  if (way[0] === 'set') return { id: '', way: way.slice(1) }
  if (way[0] !== 'changes') return { id: '', way }
  const [, change = '', ...rest] = way
  return {
    id: change.split(' ')[1] ?? '',
    way: rest.filter((part, index) => index > 0 || !['fields', 'item'].includes(part)),
  }
}

/** Clashes by the items that they are about; those that are about one place with another are decided with it. */
export function groupsOf(files: Files, clashes: readonly DeskClash[]): ClashGroup[] {
  const shown = clashes.filter(clash => mainOf(clashes, clash) === clash)
  const groups = Map.groupBy(shown, clash => `${clash.path} ${placeOf(clash).id}`)
  return [...groups.values()].map(own => {
    const [first] = own
    const path = first?.path ?? ''
    return { path, name: first ? nameOf(files, path, placeOf(first).id) : path, clashes: own }
  })
}

/** The clash that decides about another: where an item is put to two places, its place does. */
export const mainOf = (clashes: readonly DeskClash[], clash: DeskClash): DeskClash =>
  clashes.find(
    ({ kind, path, item }) =>
      kind === 'place' && path === clash.path && clash.field.startsWith(`changes / move ${item} / `),
  ) ?? clash

function nameOf(files: Files, path: string, id: string): string {
  const [brand = '', file = ''] = path.split('/')
  const surface = surfaces.find(name => `${name}.json` === file)
  if (!surface) return id || file
  if (id === '') return labelOf(surface)
  return `${labelOf(surface)}: ${nodeOf(treeOf(surface, surfaceOf(files, brand, surface)).items, id)?.name ?? id}`
}

/** What of the item it is about. */
export function fieldInWords(clash: DeskClash): string {
  if (clash.kind === 'place') return 'Where it stands'
  const { way } = placeOf(clash)
  if (way.length === 0) return clash.kind === 'file' ? 'The whole file' : 'All of it'
  return way.map(labelOf).join(' › ')
}

/** What a side has there: words as they are read, everything else as it is written. */
export function sideInWords({ kind }: DeskClash, said: string | undefined): { text: string; isWords: boolean } {
  if (kind === 'place') return { text: 'where it is put here', isWords: true }
  if (said === undefined) return { text: kind === 'removed' ? 'taken away' : 'nothing', isWords: true }
  try {
    const value: unknown = JSON.parse(said)
    if (typeof value === 'string') return { text: value === '' ? 'no words' : `“${value}”`, isWords: true }
    return { text: typeof value === 'object' ? said : String(value), isWords: false }
  } catch {
    return { text: said, isWords: false }
  }
}

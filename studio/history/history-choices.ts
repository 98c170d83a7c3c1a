import { surfaces } from '../../engine/schema/surfaces.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { labelOf } from '../desk/form/labels.ts'
import { type ItemNode, treeOf } from '../desk/model/item-tree.ts'
import { type Files, sharedFolder, surfaceOf } from '../desk/model/surface.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Surfaces by what the desk calls them. */
export const surfaceChoices: readonly Choice[] = surfaces
  .map(value => ({ value, label: labelOf(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label))

const flat = (nodes: readonly ItemNode[]): ItemNode[] => nodes.flatMap(node => [node, ...flat(node.children)])

/** Items of a surface that are live, by what people call them: of a brand, or of all, each once. */
export function itemChoices(files: Files, surface: Surface, brand: string): Choice[] {
  const folders = [...new Set([...files.keys()].map(path => path.slice(0, path.indexOf('/'))))].toSorted()
  // What all share has the name that most brands know.
  const looked = brand === '' ? [sharedFolder, ...folders.filter(each => each !== sharedFolder)] : [brand]
  const names = new Map<string, string>()
  for (const folder of looked)
    for (const { id, name } of flat(treeOf(surface, surfaceOf(files, folder, surface)).items))
      if (!names.has(id)) names.set(id, name)
  const alike = Map.groupBy(names.values(), name => name)
  return [...names]
    .map(([value, name]) => ({
      value,
      label: name === value || alike.get(name)?.length === 1 ? name : `${name} (${value})`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
}

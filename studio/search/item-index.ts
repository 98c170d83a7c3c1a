import { isJsonObject, type Json, sameJson } from '../../engine/json.ts'
import { languageFile } from '../../engine/languages/language-files.ts'
import { surfaces } from '../../engine/schema/surfaces.ts'
import type { IdNames } from '../../engine/words/id-names.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { type ItemNode, treeOf } from '../desk/model/item-tree.ts'
import { scopeIn } from '../desk/model/scope-in.ts'
import { type Files, pathOf, rootOf, sharedFolder, surfaceOf } from '../desk/model/surface.ts'
import { type Facet, facetsOf, type Meanings } from './facets-of.ts'
import { folded } from './folded.ts'

/** An item of a brand, or of what all brands share, with the texts by which it is found. */
export interface IndexedItem {
  readonly brand: string
  readonly surface: Surface
  readonly id: string
  readonly name: string
  readonly around: readonly string[]
  readonly isInherited: boolean
  readonly facets: readonly (Facet & { readonly folded: string })[]
}

export interface ItemIndex {
  readonly items: readonly IndexedItem[]
}

/** What the items of one surface of one brand were made of, and they. */
interface Made {
  readonly from: readonly unknown[]
  readonly items: readonly IndexedItem[]
}

/**
 * Every item of every brand (STUDIO-04). What was made of the same files before is taken over from `before`, so that a draft's next
 * version costs what changed in it.
 */
export class Indexer {
  readonly #made = new Map<string, Made>()

  index(files: Files, names: IdNames): ItemIndex {
    const brands = brandsIn(files)
    const base = surfaces.map(surface => [surface, this.#itemsOf(files, sharedFolder, surface, names)] as const)
    const items = base.flatMap(([, own]) => own)
    for (const brand of brands)
      for (const [surface, shared] of base) items.push(...this.#ofBrand(files, brand, surface, names, shared))
    return { items }
  }

  #ofBrand(files: Files, brand: string, surface: Surface, names: IdNames, shared: readonly IndexedItem[]) {
    const says = [surface, 'conditions', 'segments'].some(name => files.has(`${brand}/${name}.json`))
    const speaks = [...languagesIn(files, brand, surface)].length > 0
    return says || speaks
      ? this.#itemsOf(files, brand, surface, names, shared)
      : shared.map(item => ({ ...item, brand, isInherited: true }))
  }

  #itemsOf(files: Files, brand: string, surface: Surface, names: IdNames, shared: readonly IndexedItem[] = []) {
    const read = [surface, 'conditions', 'segments'].flatMap(name => [
      files.get(`${brand}/${name}.json`),
      files.get(`${sharedFolder}/${name}.json`),
    ])
    const languages = [sharedFolder, brand].flatMap(folder => [...languagesIn(files, folder, surface)])
    const from = [...read, ...languages, names, shared]
    const key = pathOf(brand, surface)
    const before = this.#made.get(key)
    if (before?.from.length === from.length && before.from.every((each, place) => each === from[place]))
      return before.items
    const items = indexed(files, brand, surface, names, shared)
    this.#made.set(key, { from, items })
    return items
  }
}

/** Folders of brands, in the order of the alphabet. */
const brandsIn = (files: Files): string[] =>
  [...new Set([...files.keys()].map(path => path.slice(0, path.indexOf('/'))))]
    .filter(name => name !== sharedFolder)
    .toSorted()

/** The words of a surface in other languages. */
function* languagesIn(files: Files, folder: string, surface: Surface): Generator<string> {
  for (const [path, text] of files)
    if (path.startsWith(`${folder}/${surface}.`) && languageFile(path.slice(folder.length + 1))) yield text
}

function indexed(
  files: Files,
  brand: string,
  surface: Surface,
  names: IdNames,
  shared: readonly IndexedItem[],
): readonly IndexedItem[] {
  const base = new Map(shared.map(item => [item.id, item]))
  const meanings: Meanings = { scope: scopeIn(files, brand), names }
  const said = otherWords(files, brand, surface)
  const items: IndexedItem[] = []
  const visit = (nodes: readonly ItemNode[], around: readonly string[]): void => {
    for (const node of nodes) {
      const { id, name } = node
      const others = (said.get(id) ?? []).map((text): Facet => ({ kind: 'words', label: 'In another language', text }))
      const facets = [...facetsOf(node, meanings), ...others].map(facet => ({ ...facet, folded: folded(facet.text) }))
      const isInherited = sameJson(facets, base.get(id)?.facets)
      items.push({ brand, surface, id, name, around, isInherited, facets })
      visit(node.children, [...around, name])
    }
  }
  visit(treeOf(surface, surfaceOf(files, brand, surface)).items, [])
  return items
}

/** What items are called in other languages, by their ids. */
function otherWords(files: Files, brand: string, surface: Surface): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>()
  const gather = (id: string, value: Json | undefined): void => {
    if (typeof value === 'string') said.set(id, [...(said.get(id) ?? []), value])
    else if (typeof value === 'object' && value !== null) for (const inside of Object.values(value)) gather(id, inside)
  }
  for (const folder of new Set([sharedFolder, brand]))
    for (const path of files.keys()) {
      const file = path.startsWith(`${folder}/`) ? languageFile(path.slice(folder.length + 1)) : undefined
      if (file?.surface !== surface) continue
      for (const entries of Object.values(rootOf(files, path)))
        if (isJsonObject(entries)) for (const [id, value] of Object.entries(entries)) gather(id, value)
    }
  return said
}

import { createHash } from 'node:crypto'
import type { ChangedFile, ContentStore, Tree } from './content-store.ts'

/** What a tree is kept with. */
type Blobs = Pick<ContentStore, 'keep' | 'bytes'>

/** By which bytes are known. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The hash of all files, which two trees have alike only when all their files are alike. */
export const treeHash = (files: Tree): string => hashOf(listsOf(files).top)

/**
 * Keeps the list of all files: a list of each brand's files, and a list of these lists. An edit of one file adds the list of
 * its brand and that of brands, and none of the others.
 */
export async function keepTree(files: Tree, blobs: Blobs): Promise<string> {
  const { top, brands } = listsOf(files)
  const [hash = ''] = await blobs.keep([top, ...brands])
  return hash
}

function listsOf(files: Tree): { top: Uint8Array; brands: readonly Uint8Array[] } {
  const brands = Map.groupBy([...files].toSorted(byPath), ([path]) => path.slice(0, path.indexOf('/')))
  const lists = [...brands].map(([brand, list]) => ({
    brand,
    bytes: written(list.map(([path, hash]) => [path.slice(brand.length + 1), hash])),
  }))
  return {
    top: written(lists.map(({ brand, bytes }) => [brand, hashOf(bytes)])),
    brands: lists.map(each => each.bytes),
  }
}

/** The list of all files that was kept under a hash. */
export async function readTree(tree: string, blobs: Blobs): Promise<Tree> {
  const [top = []] = await readLists([tree], blobs)
  const lists = await readLists(
    top.map(([, hash]) => hash),
    blobs,
  )
  return new Map(
    top.flatMap(([brand], index) => (lists[index] ?? []).map(([path, hash]) => [`${brand}/${path}`, hash] as const)),
  )
}

/** Files that one of two trees has otherwise, or not at all. */
export function changedFiles(before: Tree, after: Tree): ChangedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter(path => before.get(path) !== after.get(path))
    .toSorted()
    .map(path => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
}

type List = readonly (readonly [name: string, hash: string])[]

const byPath = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : a > b ? 1 : 0)

const written = (list: List) => new TextEncoder().encode(JSON.stringify(list))

async function readLists(hashes: readonly string[], blobs: Blobs): Promise<List[]> {
  const found = await blobs.bytes(hashes)
  return hashes.map(hash => JSON.parse(new TextDecoder().decode(found.get(hash))) as List)
}

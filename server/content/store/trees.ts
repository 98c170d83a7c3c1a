import type { ContentStore, Tree } from './content-store.ts'

/** What a tree is kept with. */
type Blobs = Pick<ContentStore, 'keep' | 'bytes'>

/**
 * Keeps the list of all files: a list of each brand's files, and a list of these lists. An edit of one file adds the list of
 * its brand and that of brands, and none of the others.
 */
export async function keepTree(files: Tree, blobs: Blobs): Promise<string> {
  const brands = Map.groupBy([...files].toSorted(byPath), ([path]) => path.slice(0, path.indexOf('/')))
  const lists: [string, string][] = []
  for (const [brand, list] of brands)
    lists.push([
      brand,
      await keepList(
        blobs,
        list.map(([path, hash]) => [path.slice(brand.length + 1), hash]),
      ),
    ])
  return keepList(blobs, lists)
}

/** The list of all files that was kept under a hash. */
export async function readTree(tree: string, blobs: Blobs): Promise<Tree> {
  const lists = await readList(blobs, tree)
  const files = await Promise.all(
    lists.map(async ([brand, hash]) =>
      (await readList(blobs, hash)).map(([path, own]) => [`${brand}/${path}`, own] as const),
    ),
  )
  return new Map(files.flat())
}

type List = readonly (readonly [name: string, hash: string])[]

const byPath = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : a > b ? 1 : 0)

const keepList = (blobs: Blobs, list: List) => blobs.keep(new TextEncoder().encode(JSON.stringify(list)))

const readList = async (blobs: Blobs, hash: string): Promise<List> =>
  JSON.parse(new TextDecoder().decode(await blobs.bytes(hash)))

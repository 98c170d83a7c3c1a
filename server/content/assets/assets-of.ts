import type { ContentStore, Tree } from '../store/content-store.ts'
import { type AssetKind, readAsset } from './asset.ts'

/** An asset of a revision or a draft, for whoever chooses or tidies up. */
export interface ListedAsset {
  /** `first/assets/logo.svg`. */
  readonly path: string
  readonly hash: string
  /** Where it is served, as pages name it: the address changes with its content. */
  readonly address: string
  readonly bytes: number
  /** Undefined for what would not be taken today. */
  readonly kind: AssetKind | undefined
  readonly width: number | undefined
  readonly height: number | undefined
  /** Whether a file of its brand names it; of a licence, whether its font is there. */
  readonly isUsed: boolean
}

/** Every asset of a tree, with its kind and size, and whether anything uses it (CONTENT-10). */
export async function assetsOf(store: ContentStore, tree: Tree): Promise<ListedAsset[]> {
  const bytes = await store.bytes(tree.values())
  const textOf = (hash: string) => new TextDecoder().decode(bytes.get(hash))
  const texts = Map.groupBy(
    [...tree].filter(([path]) => path.endsWith('.json')),
    ([path]) => brandOf(path),
  )
  const named = new Map([...texts].map(([brand, files]) => [brand, files.map(([, hash]) => textOf(hash)).join('\n')]))
  return [...tree]
    .filter(([path]) => path.includes('/assets/'))
    .map(([path, hash]) => {
      const own = bytes.get(hash) ?? new Uint8Array()
      const asset = readAsset(own)
      const [kind, width, height] = 'found' in asset ? [] : [asset.kind, asset.width, asset.height]
      return {
        path,
        hash,
        address: addressOf(path, hash),
        bytes: own.length,
        kind,
        width,
        height,
        isUsed: isUsed(path),
      }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))

  function isUsed(path: string): boolean {
    const file = path.slice(path.lastIndexOf('/') + 1)
    // A licence is beside its font: "jost.LICENSE.txt" and "jost.woff2".
    if (file.endsWith('.txt')) return tree.has(path.replace(/\.LICENSE\.txt$/, '.woff2'))
    return named.get(brandOf(path))?.includes(JSON.stringify(file)) ?? false
  }
}

/** The address at which pages show an asset, with the letters of its content's digest that the server knows it by. */
function addressOf(path: string, hash: string): string {
  const version = Buffer.from(hash, 'hex').toString('base64url').slice(0, 16)
  return `/brand-assets/${path.replace('/assets/', '/')}?v=${version}`
}

const brandOf = (path: string) => path.slice(0, path.indexOf('/'))

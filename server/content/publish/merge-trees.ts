import type { Clash } from '../../../engine/merge/clash.ts'
import type { ClashName, Decide, Side } from '../../../engine/merge/decide.ts'
import { mergeFile } from '../../../engine/merge/merge-file.ts'
import { type MergeMistake, mistakesIn } from '../../../engine/merge/merge-manifests.ts'
import { asManifests } from '../folder-files.ts'
import type { ContentStore, Tree } from '../store/content-store.ts'
import { bytesIn, type FileBytes } from '../store/file-bytes.ts'

/** A clash, and the file that it is in. */
interface ClashIn extends Clash {
  readonly path: string
}

/** The files of two versions together. They may be live when nothing clashes and there is no mistake. */
export interface MergedTree {
  readonly files: Tree
  readonly clashes: readonly ClashIn[]
  /**
   * What keeps the result from being served. It is looked for when somebody asks, as that takes seconds, and only where nothing
   * clashes: before that the result is nobody's.
   */
  mistakes(): Promise<readonly MergeMistake[]>
}

/** Which side holds of a clash in a file; undefined where nobody has said. */
type DecideIn = (clash: ClashName & { readonly path: string }) => Side | undefined

/** Finds what keeps files from being served. */
export type FindMistakes = (files: FileBytes) => readonly MergeMistake[] | Promise<readonly MergeMistake[]>

/** What `portal check` finds, on the thread that asks: for commands. */
export const mistakesOf: FindMistakes = files => {
  const { files: texts, imageAddress } = asManifests(files)
  return mistakesIn(texts, imageAddress)
}

interface Trees {
  base: Tree
  ours: Tree
  theirs: Tree
}

/**
 * Merges all files of two versions: manifests item by item, images as wholes; what comes out is checked as `portal check` does
 * (CONTENT-04, CONTENT-07). What one side alone has otherwise is taken to the byte, and where both do, what somebody decided.
 */
export async function mergeTrees(
  store: ContentStore,
  { base, ours, theirs }: Trees,
  findMistakes: FindMistakes = mistakesOf,
  decide: DecideIn = () => undefined,
): Promise<MergedTree> {
  const files = new Map<string, string>()
  const clashes: ClashIn[] = []
  for (const path of [...new Set([...ours.keys(), ...theirs.keys()])].toSorted()) {
    const hashes = { base: base.get(path), ours: ours.get(path), theirs: theirs.get(path) }
    const kept = oneSided(hashes)
    if (kept !== undefined) {
      if (kept.hash !== undefined) files.set(path, kept.hash)
      continue
    }
    const merged = await mergeBoth(store, path, hashes, clash => decide({ ...clash, path }))
    if (merged.hash !== undefined) files.set(path, merged.hash)
    clashes.push(...merged.clashes.map(clash => ({ ...clash, path })))
  }
  const find = async () => {
    if (clashes.length > 0) return []
    const found = await findMistakes(await bytesIn(store, files))
    return [...(await assetMistakes(store, files, theirs)), ...found]
  }
  let found: ReturnType<typeof find> | undefined
  return {
    ...{ files, clashes },
    mistakes() {
      found ??= find()
      return found
    },
  }
}

/** What is wrong with assets that are not live yet (CONTENT-10). What reads them is loaded when there are some. */
async function assetMistakes(store: ContentStore, files: Tree, live: Tree): Promise<MergeMistake[]> {
  const changed = [...files].filter(([path, hash]) => path.includes('/assets/') && live.get(path) !== hash)
  if (changed.length === 0) return []
  const [{ faultOf }, bytes] = await Promise.all([
    import('../assets/asset.ts'),
    store.bytes(changed.map(([, hash]) => hash)),
  ])
  return changed.flatMap(([file, hash]) => {
    const fault = faultOf(file, bytes.get(hash) ?? new Uint8Array())
    return fault ? [{ ...fault, file, line: 1, column: 1, item: '' }] : []
  })
}

type Hashes = { readonly [Side in keyof Trees]: string | undefined }

/** What becomes of a file that both have alike, or that one side left as it was; undefined when both changed it. */
function oneSided({ base, ours, theirs }: Hashes): { hash: string | undefined } | undefined {
  if (ours === theirs || base === theirs) return { hash: ours }
  return base === ours ? { hash: theirs } : undefined
}

async function mergeBoth(
  store: ContentStore,
  path: string,
  { base, ours, theirs }: Hashes,
  decide: Decide,
): Promise<{ hash: string | undefined; clashes: readonly Clash[] }> {
  const bytes = await store.bytes([base, ours, theirs].filter(hash => hash !== undefined))
  const bytesOf = (hash: string | undefined) => (hash === undefined ? undefined : bytes.get(hash))
  if (!path.endsWith('.json')) {
    const size = (hash: string | undefined) => hash && `${bytesOf(hash)?.length ?? 0} bytes`
    const kind = ours === undefined || theirs === undefined ? 'removed' : 'value'
    const sides = { base: size(base), ours: size(ours), theirs: size(theirs) }
    const clash: Clash = { item: '', field: '', kind, ...sides }
    const side = decide(clash)
    return { hash: side === 'theirs' ? theirs : ours, clashes: side === undefined ? [clash] : [] }
  }
  // What is no text is no JSON either, and so a clash of the whole file.
  const textOf = (hash: string | undefined) =>
    hash && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(hash))
  const { text, clashes } = mergeFile({ base: textOf(base), ours: textOf(ours), theirs: textOf(theirs) }, decide)
  if (text === undefined) return { hash: undefined, clashes }
  const [hash] = await store.keep([new TextEncoder().encode(text)])
  return { hash, clashes }
}

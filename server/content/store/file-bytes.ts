import type { ContentStore, Tree } from './content-store.ts'
import { hashOf } from './trees.ts'

/** The bytes of every file of a revision: "first/menus.json", "first/assets/logo.svg". */
export type FileBytes = ReadonlyMap<string, Uint8Array>

/** The bytes of all files of a tree. Rejects when some are not there or damaged. */
export async function bytesIn(store: Pick<ContentStore, 'bytes'>, tree: Tree): Promise<FileBytes> {
  const bytes = await store.bytes(tree.values())
  return new Map([...tree].map(([path, hash]) => [path, bytes.get(hash) ?? new Uint8Array()]))
}

/** Keeps the bytes of all files. */
export async function keepFiles(store: Pick<ContentStore, 'keep'>, files: FileBytes): Promise<Tree> {
  const hashes = await store.keep([...files.values()])
  return new Map([...files.keys()].map((path, index) => [path, hashes[index] ?? '']))
}

/** What `keepFiles` would answer, without keeping anything. */
export const treeOf = (files: FileBytes): Tree => new Map([...files].map(([path, bytes]) => [path, hashOf(bytes)]))

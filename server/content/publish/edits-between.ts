import { changeIn, changesIn } from '../changes-in.ts'
import type { ChangedFile, ContentRevision, ContentStore, Tree } from '../store/content-store.ts'
import { changedFiles } from '../store/trees.ts'
import { conditionsOfTree } from './conditions-of-tree.ts'

/** What became of one file. */
export interface FileEdit {
  readonly path: string
  /** Ids of the items that changed; none of an image. */
  readonly items: readonly string[]
  /** Its first change in words, and how many more there are. */
  readonly line: string
}

/** What became of one item, a sentence for each of its fields. */
export interface ItemChange {
  readonly path: string
  /** Its id; empty for what belongs to the file as a whole. */
  readonly item: string
  readonly words: readonly string[]
}

/** A revision, and what it changed item by item. */
export interface Published {
  readonly revision: ContentRevision
  readonly edits: readonly FileEdit[]
}

/** What changed between two trees, file by file and item by item (CONTENT-02, CONTENT-03). */
export async function editsOfTrees(store: ContentStore, before: Tree, after: Tree): Promise<FileEdit[]> {
  const changed = changedFiles(before, after)
  return editsOf(changed, await bytesOf(store, changed))
}

/** What each of some revisions changed. */
export async function editsOfRevisions(
  store: ContentStore,
  revisions: readonly ContentRevision[],
): Promise<Published[]> {
  const bytes = await bytesOf(
    store,
    revisions.flatMap(({ changed }) => changed),
  )
  return revisions.map(revision => ({ revision, edits: editsOf(revision.changed, bytes) }))
}

/**
 * What became of each item between files as they were and as they are, in words (STUDIO-26).
 * @param after of which the files are as they are, for the names in conditions: asked where there is one
 */
export async function itemChanges(
  store: ContentStore,
  changed: readonly ChangedFile[],
  after: () => Promise<Tree>,
): Promise<ItemChange[]> {
  const bytes = await bytesOf(store, changed)
  const texts = changed.flatMap(({ before, after: now }) => [textIn(bytes, before) ?? '', textIn(bytes, now) ?? ''])
  const say = texts.some(text => text.includes('"when"')) ? await conditionsOfTree(store, await after()) : undefined
  return changed.flatMap(({ path, before, after }) => {
    if (!path.endsWith('.json')) return [{ path, item: '', words: [imageLine({ before, after })] }]
    return changesIn(textIn(bytes, before), textIn(bytes, after), say?.(path)).map(change => ({ path, ...change }))
  })
}

type Bytes = ReadonlyMap<string, Uint8Array>

const bytesOf = (store: ContentStore, changed: readonly ChangedFile[]): Promise<Bytes> =>
  store.bytes(changed.flatMap(({ before, after }) => [before, after]).filter(hash => hash !== null))

function editsOf(changed: readonly ChangedFile[], bytes: Bytes): FileEdit[] {
  return changed.map(({ path, before, after }) => {
    if (path.endsWith('.json')) return { path, ...changeIn(textIn(bytes, before), textIn(bytes, after)) }
    return { path, items: [], line: imageLine({ before, after }) }
  })
}

const textIn = (bytes: Bytes, hash: string | null) =>
  hash === null ? undefined : new TextDecoder().decode(bytes.get(hash))

const imageLine = ({ before, after }: Pick<ChangedFile, 'before' | 'after'>) =>
  before === null ? 'a new file' : after === null ? 'the file is gone' : 'another image'

/** Of revisions that came after one more than these are not told item by item. */
const mostTold = 50

/** Revisions after one up to another, the oldest first, with what each changed: the newest, when there are many. */
export async function publishedBetween(store: ContentStore, after: number, upTo: number): Promise<Published[]> {
  const revisions = await store.revisions({ before: upTo + 1, most: Math.min(upTo - after, mostTold) })
  return editsOfRevisions(store, revisions.toReversed())
}

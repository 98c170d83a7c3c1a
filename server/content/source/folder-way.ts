import type { ContentRevision, ContentStore } from '../store/content-store.ts'

/** The draft that a changed folder becomes, and that says from which revision the folder's files are. */
export const folderDraft = 'folder'

/** Where the live files are, and what becomes of the folder's. */
export type Way =
  /** The folder has what is live, or makes it: its files are a revision as soon as they are found good. */
  | { readonly lead: 'folder' }
  /** The store has, and the folder's files are nothing new. */
  | { readonly lead: 'store'; readonly folder: 'old' }
  /** The folder changed, but is not made of what is live: its edits are merged with it, at once or by somebody. */
  | { readonly lead: 'store'; readonly folder: 'merged' | 'draft'; readonly base: number }

/** What is known of a folder. */
export interface FolderMemory {
  /** The files that it had at the last look, by the hash of their tree; undefined before the first. */
  seen: string | undefined
  /** The revision that its files are made of. */
  base: number | undefined
}

/**
 * Says which way live content comes (CONTENT-06). While nobody published since the folder's files were live, whatever becomes of
 * them is live at once; after that they are edits like anybody's.
 * @param leads whether a folder that has gone back to an earlier revision by a start is meant so, as on a developer's machine. In
 *   production it is that of an instance of the release before.
 */
export async function wayOf(
  store: ContentStore,
  { tree, head }: { tree: string; head: ContentRevision | undefined },
  memory: FolderMemory,
  leads: boolean,
): Promise<Way> {
  if (!head || head.tree === tree) return { lead: 'folder' }
  if (memory.seen === tree) return { lead: 'store', folder: 'old' }
  const base = memory.seen === undefined ? await baseAtStart(store, tree, head, leads) : memory.base
  if (base === undefined) return { lead: 'store', folder: 'old' }
  if (base === head.number) return { lead: 'folder' }
  return { lead: 'store', folder: isOfFolder(head) ? 'merged' : 'draft', base }
}

/** The revision of which a changed folder was made before this process looked; undefined when it is no change. */
async function baseAtStart(store: ContentStore, tree: string, head: ContentRevision, leads: boolean) {
  const [known] = await store.revisions({ tree, most: 1 })
  if (known) return leads && isOfFolder(head) ? head.number : undefined
  const draft = await store.draft(folderDraft)
  if (draft?.tree === tree) return undefined
  return baseOfFolder(store, head)
}

/** The newest revision that the folder's files are made of: one of its own, or one that was written into it. */
export async function baseOfFolder(store: ContentStore, head: ContentRevision): Promise<number> {
  if (isOfFolder(head)) return head.number
  const draft = await store.draft(folderDraft)
  return Math.max(draft?.base ?? 1, await newestOfFolder(store, head))
}

const isOfFolder = ({ cause }: ContentRevision) => cause === 'import' || cause === 'folder'

async function newestOfFolder(store: ContentStore, head: ContentRevision): Promise<number> {
  let before = head.number + 1
  for (;;) {
    const revisions = await store.revisions({ before, most: 100 })
    const found = revisions.find(isOfFolder) ?? revisions.find(({ number }) => number === 1)
    if (found) return found.number
    before = revisions.at(-1)?.number ?? 1
  }
}

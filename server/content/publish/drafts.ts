import type { ContentStore, Draft, Saving } from '../store/content-store.ts'
import { treeHash } from '../store/trees.ts'
import { editsOfTrees, type FileEdit } from './edits-between.ts'

/** What became of a save: somebody else saved since, with what they changed item by item; nothing of theirs is lost (CONTENT-03). */
export type Saved =
  | { readonly kind: 'saved' | 'unchanged'; readonly draft: Draft }
  | { readonly kind: 'stale'; readonly first: Draft; readonly edits: readonly FileEdit[] }

/** Saves a draft on the version that was seen. One that says what it said already is no new version. */
export async function saveDraft(store: ContentStore, saving: Saving): Promise<Saved> {
  const newest = await store.draft(saving.name)
  const isSame = newest?.tree === treeHash(saving.files) && newest.base === saving.base && !newest.isThrownAway
  if (newest && isSame && newest.version === saving.seen) return { kind: 'unchanged', draft: newest }
  const saved = await store.save(saving)
  if (!('first' in saved)) return { kind: 'saved', draft: saved }
  const seen = await store.version(saving.name, saving.seen)
  const before = seen ? await store.files(seen.tree) : new Map<string, string>()
  return {
    kind: 'stale',
    first: saved.first,
    edits: await editsOfTrees(store, before, await store.files(saved.first.tree)),
  }
}

/** How long a draft that was thrown away can be had back. */
const keptForMs = 30 * 86_400_000

/** Throws a draft away; for 30 days it can be had back (CONTENT-16). Those that were thrown away before are gone with it. */
export async function throwAwayDraft(
  store: ContentStore,
  thrown: Parameters<ContentStore['throwAway']>[0],
): ReturnType<ContentStore['throwAway']> {
  await store.forgetThrownAway(new Date(thrown.at.getTime() - keptForMs))
  return store.throwAway(thrown)
}

import type { Cause, ContentRevision, ContentStore, Signature, Tree } from '../store/content-store.ts'
import { treeHash } from '../store/trees.ts'
import { type Published, publishedBetween } from './edits-between.ts'
import { type MergedTree, mergeTrees } from './merge-trees.ts'

/** Files that somebody wants live. */
export interface Candidate extends Signature {
  readonly cause: Cause
  readonly files: Tree
  /** The revision that they were made from. */
  readonly base: number
  /** The head that whoever publishes has looked at; when another one is there, nothing happens. Any when left out. */
  readonly onto?: number
}

/** What became of it. */
export type Outcome =
  | { readonly kind: 'published'; readonly revision: ContentRevision; readonly others: readonly Published[] }
  /** All of it is live already. */
  | { readonly kind: 'unchanged'; readonly head: ContentRevision }
  /** It cannot be: items clash with what others published meanwhile, or there are mistakes. */
  | ({ readonly kind: 'refused'; readonly others: readonly Published[] } & Pick<MergedTree, 'clashes' | 'mistakes'>)
  /** Somebody published after whoever publishes had looked. */
  | { readonly kind: 'moved'; readonly head: ContentRevision; readonly others: readonly Published[] }

/**
 * Makes files live: merged with what others published since they were made, checked, and all of it or nothing. Whoever comes
 * second is told who came first, when, and with which items (CONTENT-02, CONTENT-07). It is the only way to a new live revision.
 */
export async function publish(store: ContentStore, candidate: Candidate): Promise<Outcome> {
  const { base, onto, cause, author, at, note } = candidate
  for (;;) {
    const head = await store.head()
    const from = await store.revision(base)
    if (!head || !from) throw new Error(`There is no revision ${base}`)
    const others = await publishedBetween(store, base, head.number)
    if (onto !== undefined && onto !== head.number)
      return { kind: 'moved', head, others: others.filter(({ revision }) => revision.number > onto) }
    const { files, clashes, mistakes } = await mergeTrees(store, {
      base: await store.files(from.tree),
      ours: candidate.files,
      theirs: await store.files(head.tree),
    })
    if (clashes.length + mistakes.length > 0) return { kind: 'refused', clashes, mistakes, others }
    if (treeHash(files) === head.tree) return { kind: 'unchanged', head }
    const made = await store.publish({ files, onto: head.number, cause, author, at, note })
    // Somebody was faster: what they published is merged, too.
    if (!('first' in made)) return { kind: 'published', revision: made, others }
  }
}

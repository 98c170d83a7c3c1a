import type { MergeMistake } from '../../../engine/merge/merge-manifests.ts'
import { versionText } from '../store/content-audit.ts'
import type { Cause, ContentRevision, ContentStore, Signed, Tree, Version } from '../store/content-store.ts'
import { treeHash } from '../store/trees.ts'
import { type Published, publishedBetween } from './edits-between.ts'
import { type FindMistakes, type MergedTree, mergeTrees, mistakesOf } from './merge-trees.ts'

/** Files that somebody wants live. */
export interface Candidate extends Signed {
  readonly cause: Cause
  /** The schedule whose doing it is: what it has published is not published again. */
  readonly schedule?: number
  /** The version of a draft that they are, if they are one. */
  readonly of?: Version
  readonly files: Tree
  /** The revision that they were made from. */
  readonly base: number
  /** The head that whoever publishes has looked at; when another one is there, nothing happens. Any when left out. */
  readonly onto?: number
}

/** Why files cannot be live. */
export interface Refused extends Pick<MergedTree, 'clashes'> {
  readonly mistakes: readonly MergeMistake[]
}

/** What became of it. */
export type Outcome =
  | { readonly kind: 'published'; readonly revision: ContentRevision; readonly others: readonly Published[] }
  /** All of it is live already. */
  | { readonly kind: 'unchanged'; readonly head: ContentRevision }
  /** It cannot be: items clash with what others published meanwhile, or there are mistakes. */
  | ({ readonly kind: 'refused'; readonly others: readonly Published[] } & Refused)
  /** The draft that it is was thrown away. */
  | { readonly kind: 'thrown-away' }
  /** Somebody published after whoever publishes had looked. */
  | { readonly kind: 'moved'; readonly head: ContentRevision; readonly others: readonly Published[] }

/**
 * Makes files live: merged with what others published since they were made, checked, and all of it or nothing. Whoever comes
 * second is told who came first, when, and with which items (CONTENT-02, CONTENT-07). It is the only way to a new live revision,
 * and what it refuses is a row of the audit, too (CONTENT-15).
 */
export async function publish(
  store: ContentStore,
  candidate: Candidate,
  findMistakes: FindMistakes = mistakesOf,
): Promise<Outcome> {
  const { base, onto, cause, schedule, of, author, at, note, from } = candidate
  const signed = { author, at, note, from }
  const refused = (result: string) =>
    store.record({ ...signed, what: `revision.${cause}${of ? ` ${versionText(of)}` : ''}`, result })
  for (;;) {
    const done = schedule === undefined ? undefined : await store.revisionOfSchedule(schedule)
    if (done) return { kind: 'published', revision: done, others: [] }
    if (of && (await store.draft(of.name))?.isThrownAway) {
      await refused('THROWN_AWAY')
      return { kind: 'thrown-away' }
    }
    const [head, begun] = [await store.head(), await store.revision(base)]
    if (!head || !begun) throw new Error(`There is no revision ${base}`)
    const others = await publishedBetween(store, base, head.number)
    if (onto !== undefined && onto !== head.number) {
      await refused('MOVED')
      return { kind: 'moved', head, others: others.filter(({ revision }) => revision.number > onto) }
    }
    const trees = {
      base: await store.files(begun.tree),
      ours: candidate.files,
      theirs: await store.files(head.tree),
    }
    const merged = await mergeTrees(store, trees, findMistakes)
    const { files, clashes } = merged
    const mistakes = await merged.mistakes()
    if (clashes.length + mistakes.length > 0) {
      await refused(clashes.length > 0 ? 'CLASH' : 'MISTAKE')
      return { kind: 'refused', clashes, mistakes, others }
    }
    if (treeHash(files) === head.tree) {
      if (of) await store.sayLive({ ...signed, of, onto: head.number })
      return { kind: 'unchanged', head }
    }
    const made = await store.publish({ ...signed, files, onto: head.number, cause, schedule, of })
    // Somebody was faster: what they published is merged, too, and what they threw away is not published.
    if (!('first' in made)) return { kind: 'published', revision: made, others }
  }
}

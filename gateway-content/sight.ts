import type { StudioContext } from './context.ts'
import type { Draft, FileEdit, Merged } from './desk.ts'
import { isSeenByOthers, maySee } from './policy.ts'

/** Edits of files that somebody may see. */
export const seenEdits = ({ staff }: StudioContext, edits: readonly FileEdit[]): FileEdit[] =>
  edits.filter(({ path }) => maySee(staff, path))

/** A draft, unless all that is in it is of brands that the viewer may not see: then it is as if there were none. */
export async function seenDraft(context: StudioContext, draft: Draft | undefined): Promise<Draft | undefined> {
  if (!draft) return undefined
  const paths = await context.desk.changedIn(draft)
  return paths.length === 0 || paths.some(path => maySee(context.staff, path)) ? draft : undefined
}

/** The draft that an id names. */
export async function draftById(context: StudioContext, id: string): Promise<Draft | undefined> {
  const { type, parts: [name = ''] = [] } = context.ids.keyOf(id) ?? {}
  return type === 'Draft' ? seenDraft(context, await context.desk.draft(name)) : undefined
}

/**
 * Whether a draft may go live as it was merged: with four eyes, somebody who did not change it approved exactly these changes and
 * nobody has sent it back since (CONTENT-13). What others published in other files leaves an approval as it is.
 */
export async function isApproved({ desk, fourEyes }: StudioContext, { name }: Draft, merged: Merged): Promise<boolean> {
  if (!fourEyes) return true
  const reviews = await desk.reviewsOf(name)
  const standing = reviews.slice(reviews.findLastIndex(({ kind }) => kind === 'sent-back') + 1)
  const approvals = standing.filter(({ kind, digest }) => kind === 'approved' && digest === merged.digest)
  return isSeenByOthers(
    await desk.authorsOf(name),
    approvals.map(({ author }) => author),
  )
}

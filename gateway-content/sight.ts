import type { Draft, FileEdit, Merged, Review } from './content.ts'
import type { StudioContext } from './context.ts'
import { authorOf, isSeenByOthers, mayIn, maySee } from './policy.ts'
import type { Schedule } from './review-desk.ts'

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

/** The last word on a draft as it is now: reasons for findings are none. */
export async function lastWordOn(
  { desk }: StudioContext,
  { name, version }: Draft,
): Promise<Review['kind'] | undefined> {
  const reviews = await desk.reviewsOf(name)
  return reviews.findLast(review => review.kind !== 'ticked' && review.version === version)?.kind
}

/** Whether somebody is asked for a word on a draft as it is, or has given it. */
export async function isInReview(context: StudioContext, draft: Draft): Promise<boolean> {
  const word = await lastWordOn(context, draft)
  return word === 'asked' || word === 'approved'
}

/** Whether whoever asks saved a version of a draft. */
export const isViewers = async ({ desk, staff }: StudioContext, { name }: Draft): Promise<boolean> =>
  !isSeenByOthers(await desk.authorsOf(name), [authorOf(staff)])

/** Those of some schedules whose drafts somebody may see; of a draft that is gone for good, for whoever may see all brands. */
async function seenOf(context: StudioContext, all: readonly Schedule[]): Promise<Schedule[]> {
  const { desk, staff } = context
  // The version that is published, whatever the draft holds by now.
  const isSeen = async ({ draft: name, version }: Schedule) => {
    const draft = await desk.version(name, version)
    return draft ? (await seenDraft(context, draft)) !== undefined : mayIn(staff, 'viewer', 'base')
  }
  const seen = await Promise.all(all.map(isSeen))
  return all.filter((_, index) => seen[index])
}

/** All schedules that somebody may see. */
export const seenSchedules = async (context: StudioContext): Promise<Schedule[]> =>
  seenOf(context, await context.desk.schedules())

/** What waits to publish a draft, as far as somebody may see it. */
export const seenWaiting = async (context: StudioContext, { name }: Draft): Promise<Schedule[]> =>
  seenOf(context, await context.desk.waitingSchedules(name))

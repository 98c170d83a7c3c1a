import type { Draft, Merged, SaidKind } from './content.ts'
import { type StudioContext, StudioRefusal } from './context.ts'
import type { UserError, UserErrorCode } from './generated/resolver-types.ts'
import { authorOf, brandOf, mayBeginBrands, mayChange, type Role } from './policy.ts'
import { draftById, isApproved } from './sight.ts'

/** Characters of a note: a longer one is none. */
const longestNote = 2_000

const messages: Readonly<Record<Exclude<UserErrorCode, 'INVALID'>, string>> = {
  STALE: 'Somebody else has saved this draft since the version that you saw.',
  MOVED: 'Another revision is live by now.',
  NOT_FOUND: 'There is no such draft or revision.',
  THROWN_AWAY: 'The draft was thrown away, or was not.',
  CLASHES: 'Others published what this has otherwise: settle that first.',
  MISTAKES: 'This has mistakes: correct them first.',
  NOTHING_CHANGED: 'All of this is live already.',
  FOUR_EYES: 'Somebody who did not change this draft has to approve it first.',
  FINDINGS: 'Something in this is likely not meant. Say of each finding why it may stay.',
  NO_TIME: 'There is no such time in that time zone, or it is over.',
  STUCK: 'It could not be published, and waits for somebody.',
  SCHEDULED: 'A schedule waits to publish this draft, and would end with it. Look at it first.',
  IN_REVIEW: 'A review of this draft is asked for or approved: it has to be sent back first, or changed.',
}

/** Why nothing was done, for a value of the input. */
export const refusal = (code: keyof typeof messages, ...path: string[]): { userErrors: UserError[] } => ({
  userErrors: [{ code, path: ['input', ...path], message: messages[code] }],
})
/** The same for a value that is none, with what is expected there. */
export const invalid = (expected: string, ...path: string[]): { userErrors: UserError[] } => ({
  userErrors: [{ code: 'INVALID', path: ['input', ...path], message: `Expected is ${expected}.` }],
})
export const done = { userErrors: [] }

/** The signature of whoever asks. */
export const signed = ({ staff, from, now }: StudioContext, note: string) => {
  if (note.length > longestNote) throw new StudioRefusal('BAD_REQUEST', `A note has ${longestNote} characters at most`)
  return { author: authorOf(staff), at: now(), note, from }
}

/** Refuses whoever has no such role for the brands of all these files. */
export function demand({ staff }: StudioContext, role: Role, paths: readonly string[]): void {
  if (!mayChange(staff, role, paths)) throw new StudioRefusal('FORBIDDEN', `This takes a ${role} of every brand in it`)
}

/** Refuses whoever begins a brand and may not: one whose folder neither the draft has nor what is live (STUDIO-15). */
export async function demandNew(
  { staff, desk }: StudioContext,
  paths: readonly string[],
  draft: Draft | undefined,
): Promise<void> {
  if (mayBeginBrands(staff) || paths.every(path => desk.brands().some(({ key }) => key === brandOf(path)))) return
  const known = new Set((await desk.paths((draft ?? (await desk.head())).tree)).map(brandOf))
  if (!paths.every(path => known.has(brandOf(path))))
    throw new StudioRefusal('FORBIDDEN', 'A new brand takes an editor of all brands')
}

/** The draft of an input as its sender saw it, or why not. Whoever may not change all brands in it is refused. */
export async function draftOf(
  context: StudioContext,
  role: Role,
  { draftId, version }: { draftId: string; version: number },
  isThrownAway = false,
): Promise<{ draft: Draft; refused?: undefined } | { draft: Draft | null; refused: { userErrors: UserError[] } }> {
  const draft = await draftById(context, draftId)
  if (!draft) return { draft: null, refused: refusal('NOT_FOUND', 'draftId') }
  demand(context, role, await context.desk.changedIn(draft))
  if (draft.version !== version) return { draft, refused: refusal('STALE', 'version') }
  return draft.isThrownAway === isThrownAway ? { draft } : { draft, refused: refusal('THROWN_AWAY', 'draftId') }
}

/** What keeps a merge from going live, as far as it can be seen in it. */
export async function trouble(merged: Merged): Promise<{ userErrors: UserError[] } | undefined> {
  const { clashes, changed } = merged
  if (clashes.length > 0) return refusal('CLASHES', 'version')
  if ((await merged.mistakes()).length > 0) return refusal('MISTAKES', 'version')
  return changed.length === 0 ? refusal('NOTHING_CHANGED', 'version') : undefined
}

/** What keeps a merge from being said to be good: that another revision is live than the one that was looked at, or the merge itself. */
export const lookedAt = async (merged: Merged, onto: number) =>
  merged.onto.number === onto ? trouble(merged) : refusal('MOVED', 'onto')

/** What keeps a draft from going live as it was looked at, now or at a time. */
export async function keepsFromLive(context: StudioContext, draft: Draft, merged: Merged, onto: number) {
  return (await lookedAt(merged, onto)) ?? (await unsaid(context, draft, merged))
}

/** What somebody else has to say of a good merge before it goes live: that it is approved, and why each finding may stay. */
export async function unsaid(context: StudioContext, draft: Draft, merged: Merged) {
  return (await isApproved(context, draft, merged)) ? findings(context, draft, merged) : refusal('FOUR_EYES')
}

/** Writes down what somebody says of a draft as it was merged. */
export async function say(
  { desk, ...context }: StudioContext,
  kind: SaidKind,
  { name, version }: Draft,
  { onto, digest }: Pick<Merged, 'onto' | 'digest'>,
  note: string,
  finding = '',
): Promise<void> {
  const signature = signed({ desk, ...context }, note)
  await desk.say({ ...signature, kind, draft: name, version, onto: onto.number, digest, finding })
}

/** Whether something in a merge is likely not meant, and nobody has said of just these changes why it may stay (STUDIO-26). */
export async function findings(context: StudioContext, draft: Draft, merged: Merged) {
  const { findings: all } = await context.desk.report(merged, dayOf(context))
  const reviews = await context.desk.reviewsOf(draft.name)
  const isTicked = (id: string) =>
    reviews.some(({ kind, finding, digest }) => kind === 'ticked' && finding === id && digest === merged.digest)
  return all.every(({ id, severity }) => severity !== 'warning' || isTicked(id))
    ? undefined
    : refusal('FINDINGS', 'version')
}

/** The day on which somebody asks: what shows only before it does not count. */
export const dayOf = ({ now }: StudioContext): string => now().toISOString().slice(0, 10)

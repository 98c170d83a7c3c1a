import { type StudioContext, StudioRefusal } from './context.ts'
import type { Draft, Merged, Review } from './desk.ts'
import type { Resolvers, UserError, UserErrorCode } from './generated/resolver-types.ts'
import { authorOf, mayChange, type Role } from './policy.ts'
import { draftById, isApproved, seenDraft, seenEdits } from './sight.ts'

/** A file of manifests in the folder of a brand. */
const isManifest = (path: string) => /^[a-z0-9][\w-]*\/[a-z0-9][\w.-]*\.json$/i.test(path)
const isName = (name: string) => /^[a-z0-9][\w .-]{0,79}$/i.test(name)
/** Characters of a file and of a note: larger ones are no manifest and no note. */
const longestText = 1_000_000
const longestNote = 2_000

const messages: Readonly<Record<UserErrorCode, string>> = {
  STALE: 'Somebody else has saved this draft since the version that you saw.',
  MOVED: 'Another revision is live by now.',
  NOT_FOUND: 'There is no such draft or revision.',
  THROWN_AWAY: 'The draft was thrown away, or was not.',
  INVALID: 'This cannot be saved.',
  CLASHES: 'Others published what this has otherwise: settle that first.',
  MISTAKES: 'This has mistakes: correct them first.',
  NOTHING_CHANGED: 'All of this is live already.',
  FOUR_EYES: 'Somebody who did not change this draft has to approve it first.',
}

const refusal = (code: UserErrorCode, ...path: string[]): { userErrors: UserError[] } => ({
  userErrors: [{ code, path: ['input', ...path], message: messages[code] }],
})
const done = { userErrors: [] }

const signed = ({ staff, from, now }: StudioContext, note: string) => {
  if (note.length > longestNote) throw new StudioRefusal('BAD_REQUEST', `A note has ${longestNote} characters at most`)
  return { author: authorOf(staff), at: now(), note, from }
}

/** Refuses whoever has no such role for the brands of all these files. */
function demand({ staff }: StudioContext, role: Role, paths: readonly string[]): void {
  if (!mayChange(staff, role, paths)) throw new StudioRefusal('FORBIDDEN', `This takes a ${role} of every brand in it`)
}

/** The draft of an input as its sender saw it, or why not. Whoever may not change all brands in it is refused. */
async function draftOf(
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
function trouble({ clashes, mistakes, changed }: Merged): { userErrors: UserError[] } | undefined {
  if (clashes.length > 0) return refusal('CLASHES', 'version')
  if (mistakes.length > 0) return refusal('MISTAKES', 'version')
  return changed.length === 0 ? refusal('NOTHING_CHANGED', 'version') : undefined
}

async function say(
  { desk, ...context }: StudioContext,
  kind: Review['kind'],
  { name, version }: Draft,
  { onto, digest }: Pick<Merged, 'onto' | 'digest'>,
  note: string,
): Promise<void> {
  const signature = signed({ desk, ...context }, note)
  await desk.say({ ...signature, kind, draft: name, version, onto: onto.number, digest })
}

/** Resolvers of everything that changes something: each asks the policy, and then the version that was seen (CONTENT-13). */
export const changingResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    async saveDraft(_, { input: { name, version, files, note } }, context) {
      const { desk } = context
      const strange = files.findIndex(({ path, text }) => !isManifest(path) || (text?.length ?? 0) > longestText)
      if (!isName(name)) return { draft: null, since: [], ...refusal('INVALID', 'name') }
      if (strange >= 0) return { draft: null, since: [], ...refusal('INVALID', 'files', String(strange)) }
      const paths = files.map(({ path }) => path)
      demand(context, 'editor', paths)
      const before = await desk.draft(name)
      const known = await seenDraft(context, before)
      if (before && !known) return { draft: null, since: [], ...refusal('INVALID', 'name') }
      if (!before && version !== 0) return { draft: null, since: [], ...refusal('NOT_FOUND', 'name') }
      if (known?.isThrownAway) return { draft: known, since: [], ...refusal('THROWN_AWAY', 'name') }
      const texts = new Map(files.map(({ path, text }) => [path, text ?? null]))
      const saved = await desk.save({ ...signed(context, note ?? ''), name, seen: version, files: texts })
      if (!('first' in saved)) return { draft: saved, since: [], ...done }
      const edits = await desk.edits(await desk.treeOfVersion(name, version), saved.first.tree)
      const draft = await seenDraft(context, saved.first)
      return { draft: draft ?? null, since: seenEdits(context, edits), ...refusal('STALE', 'version') }
    },
    async throwDraftAway(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'editor', input)
      if (refused) return { draft, ...refused }
      const thrown = await context.desk.throwAway({ ...signed(context, ''), name: draft.name, seen: draft.version })
      return 'first' in thrown ? { draft: thrown.first, ...refusal('STALE', 'version') } : { draft: thrown, ...done }
    },
    async restoreDraft(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'editor', input, true)
      if (refused) return { draft, ...refused }
      const back = await context.desk.restore({ ...signed(context, ''), name: draft.name, seen: draft.version })
      return 'first' in back ? { draft: back.first, ...refusal('STALE', 'version') } : { draft: back, ...done }
    },
    async askForReview(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'editor', input)
      if (refused) return { draft, ...refused }
      const merged = await context.desk.merge(draft)
      const wrong = trouble(merged)
      if (!wrong) await say(context, 'asked', draft, merged, input.note ?? '')
      return { draft, ...(wrong ?? done) }
    },
    async approveDraft(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { draft, ...refused }
      const merged = await context.desk.merge(draft)
      const wrong = merged.onto.number === input.onto ? trouble(merged) : refusal('MOVED', 'onto')
      if (!wrong) await say(context, 'approved', draft, merged, input.note ?? '')
      return { draft, ...(wrong ?? done) }
    },
    async sendDraftBack(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { draft, ...refused }
      await say(context, 'sent-back', draft, { onto: await context.desk.head(), digest: '' }, input.note)
      return { draft, ...done }
    },
    async publishDraft(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { draft, revision: null, ...refused }
      const merged = await context.desk.merge(draft)
      const wrong = merged.onto.number === input.onto ? trouble(merged) : refusal('MOVED', 'onto')
      if (wrong) return { draft, revision: null, ...wrong }
      if (!(await isApproved(context, draft, merged))) return { draft, revision: null, ...refusal('FOUR_EYES') }
      const revision = await context.desk.publish(merged, signed(context, input.note ?? draft.note), 'publish', draft)
      return { draft, revision: revision ?? null, ...(revision ? done : refusal('MOVED', 'onto')) }
    },
    async rollBack(_, { input: { revisionId, onto, note } }, context) {
      const { desk, ids } = context
      const { type, parts: [number] = [] } = ids.keyOf(revisionId) ?? {}
      const old = type === 'Revision' ? await desk.revision(Number(number)) : undefined
      if (!old) return { revision: null, ...refusal('NOT_FOUND', 'revisionId') }
      const merged = await desk.mergeOld(old)
      demand(
        context,
        'publisher',
        merged.changed.map(({ path }) => path),
      )
      const wrong = merged.onto.number === onto ? trouble(merged) : refusal('MOVED', 'onto')
      if (wrong) return { revision: null, ...wrong }
      const revision = await desk.publish(merged, signed(context, note), 'rollback')
      return { revision: revision ?? null, ...(revision ? done : refusal('MOVED', 'onto')) }
    },
  },
}

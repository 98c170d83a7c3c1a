import {
  demand,
  demandNew,
  done,
  draftOf,
  findings,
  invalid,
  keepsFromLive,
  lookedAt,
  refusal,
  signed,
  trouble,
} from './change.ts'
import type { UserError } from './generated/resolver-types.ts'
import type { SomeResolvers } from './reading-resolvers.ts'
import { settleDraft } from './settle-draft.ts'
import { isInReview, seenDraft, seenEdits, seenWaiting } from './sight.ts'
import { sayAndTell } from './tell-staff.ts'

/** A file of manifests in the folder of a brand. */
const isManifest = (path: string) => /^[a-z0-9][\w-]*\/[a-z0-9][\w.-]*\.json$/i.test(path)
/** A picture that is written as a text, as the logo of a new brand is (STUDIO-15). */
const isDrawing = (path: string, text: string | null) =>
  /^[a-z0-9][\w-]*\/assets\/[a-z0-9][a-z0-9-]*\.svg$/.test(path) && (text === null || text.startsWith('<svg '))
const isName = (name: string) => /^[a-z0-9][\w .-]{0,79}$/i.test(name)
const nameExpected = 'a name of at most 80 letters, digits, spaces, dots, dashes and underscores'
/** Characters of a file: a larger one is no manifest. */
const longestText = 1_000_000
const fileExpected = `a manifest such as base/home.json, or an SVG of a brand's assets, of at most ${longestText} characters`

/** Characters of a file in base64, of at most 1 MB. */
const longestContent = 1_400_000

/** Why a file was not added, in the words of whoever read it. */
const faulty = (found: string, expected: string): { userErrors: UserError[] } => ({
  userErrors: [{ code: 'INVALID', path: ['input', 'content'], message: `This is ${found}; expected is ${expected}.` }],
})

/** Nobody is told of what was not done. */
const payload = { mailed: ({ mailed }: { mailed?: string[] }) => mailed ?? [] }

/** Resolvers of everything that changes something: each asks the policy, and then the version that was seen (CONTENT-13). */
export const changingResolvers: SomeResolvers = {
  ...{ AskForReviewPayload: payload, ApproveDraftPayload: payload, SendDraftBackPayload: payload },
  Mutation: {
    async saveDraft(_, { input: { name, version, files, note } }, context) {
      const { desk } = context
      const strange = files.findIndex(
        ({ path, text = null }) => !(isManifest(path) || isDrawing(path, text)) || (text?.length ?? 0) > longestText,
      )
      if (!isName(name)) return { draft: null, since: [], ...invalid(nameExpected, 'name') }
      if (strange >= 0) return { draft: null, since: [], ...invalid(fileExpected, 'files', String(strange)) }
      const paths = files.map(({ path }) => path)
      demand(context, 'editor', paths)
      const before = await desk.draft(name)
      const known = await seenDraft(context, before)
      if (before && !known) return { draft: null, since: [], ...invalid('a name that no other draft has', 'name') }
      await demandNew(context, paths, known)
      if (!before && version !== 0) return { draft: null, since: [], ...refusal('NOT_FOUND', 'name') }
      if (known?.isThrownAway) return { draft: known, since: [], ...refusal('THROWN_AWAY', 'name') }
      const texts = new Map(files.map(({ path, text }) => [path, text ?? null]))
      const saved = await desk.save({ ...signed(context, note ?? ''), name, seen: version, files: texts })
      if (!('first' in saved)) return { draft: saved, since: [], ...done }
      const edits = await desk.edits((await desk.version(name, version))?.tree, saved.first.tree)
      const draft = await seenDraft(context, saved.first)
      return { draft: draft ?? null, since: seenEdits(context, edits), ...refusal('STALE', 'version') }
    },
    async addAsset(_, { input }, context) {
      const { brand, name, content } = input
      const nothing = { asset: null, removed: [] }
      const { draft, refused } = await draftOf(context, 'editor', input)
      if (refused) return { draft, ...nothing, ...refused }
      demand(context, 'editor', [`${brand}/`])
      const isOfBrand = (path: string) => path.startsWith(`${brand}/`)
      if (!(await context.desk.paths(draft.tree)).some(isOfBrand))
        return { draft, ...nothing, ...refusal('NOT_FOUND', 'brand') }
      if (content.length > longestContent) return { draft, ...nothing, ...faulty('more than 1 MB', 'at most 1 MB') }
      const bytes = Buffer.from(content, 'base64')
      const place = { name: draft.name, seen: draft.version, brand, file: name }
      const added = await context.desk.addAsset({ ...signed(context, ''), ...place, bytes })
      if ('found' in added) return { draft, ...nothing, ...faulty(added.found, added.expected) }
      if ('first' in added) return { draft: added.first, ...nothing, ...refusal('STALE', 'version') }
      const { path } = added
      const asset = (await context.desk.assets(added.draft.tree)).find(each => each.path === path)
      return { draft: added.draft, asset: asset ?? null, removed: [...added.removed], ...done }
    },
    settleDraft,
    async throwDraftAway(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'editor', input)
      if (refused) return { draft, ...refused }
      // Somebody may have asked for a word on just this version while it was looked at.
      if (await isInReview(context, draft)) return { draft, ...refusal('IN_REVIEW', 'draftId') }
      // What would end with it has to be known to whoever throws it away.
      const waiting = await seenWaiting(context, draft)
      if (waiting.some(({ number }) => !input.schedules?.includes(number)))
        return { draft, ...refusal('SCHEDULED', 'schedules') }
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
      const wrong = await trouble(merged)
      if (wrong) return { draft, ...wrong }
      return { draft, mailed: await sayAndTell(context, 'asked', draft, merged, input.note ?? ''), ...done }
    },
    async approveDraft(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { draft, ...refused }
      const merged = await context.desk.merge(draft)
      const wrong = (await lookedAt(merged, input.onto)) ?? (await findings(context, draft, merged))
      if (wrong) return { draft, ...wrong }
      return { draft, mailed: await sayAndTell(context, 'approved', draft, merged, input.note ?? ''), ...done }
    },
    async sendDraftBack(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { draft, ...refused }
      const as = { onto: await context.desk.head(), digest: '' }
      return { draft, mailed: await sayAndTell(context, 'sent-back', draft, as, input.note), ...done }
    },
    async publishDraft(_, { input }, context) {
      const { draft, refused } = await draftOf(context, 'publisher', input)
      if (refused) return { draft, revision: null, ...refused }
      const merged = await context.desk.merge(draft)
      const wrong = await keepsFromLive(context, draft, merged, input.onto)
      if (wrong) return { draft, revision: null, ...wrong }
      const revision = await context.desk.publish(merged, signed(context, input.note ?? draft.note), 'publish', draft)
      if (revision) return { draft, revision, ...done }
      const isGone = (await context.desk.draft(draft.name))?.isThrownAway
      return { draft, revision: null, ...(isGone ? refusal('THROWN_AWAY', 'draftId') : refusal('MOVED', 'onto')) }
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
      const wrong = await lookedAt(merged, onto)
      if (wrong) return { revision: null, ...wrong }
      const revision = await desk.publish(merged, signed(context, note), 'rollback')
      return { revision: revision ?? null, ...(revision ? done : refusal('MOVED', 'onto')) }
    },
  },
}

import { demand, done, invalid, refusal, signed } from './change.ts'
import type { Draft } from './content.ts'
import type { StudioContext } from './context.ts'
import type { UserError } from './generated/resolver-types.ts'
import { mayIn } from './policy.ts'
import { previewOf } from './preview-resolvers.ts'
import type { SomeResolvers } from './reading-resolvers.ts'
import { draftById } from './sight.ts'

/** The draft whose previews somebody shares, whichever version they saw; or why not. */
async function sharedDraft(
  context: StudioContext,
  draftId: string,
): Promise<{ draft: Draft; refused?: undefined } | { draft: Draft | null; refused: { userErrors: UserError[] } }> {
  const draft = await draftById(context, draftId)
  if (!draft) return { draft: null, refused: refusal('NOT_FOUND', 'draftId') }
  demand(context, 'editor', await context.desk.changedIn(draft))
  return draft.isThrownAway ? { draft, refused: refusal('THROWN_AWAY', 'draftId') } : { draft }
}

/** Resolvers of links to previews: who may change a draft may show it to somebody, and take that back (STUDIO-25). */
export const previewChanges: SomeResolvers = {
  Mutation: {
    async sharePreview(_, { input: { draftId, shows } }, context) {
      const { draft, refused } = await sharedDraft(context, draftId)
      if (refused) return { link: null, draft, ...refused }
      const opened = await previewOf({ ...shows, draftId, version: null }, context)
      if (!opened) return { link: null, draft, ...invalid('a brand that the draft has', 'shows', 'brand') }
      const own = { ...opened, asked: { ...opened.asked, draft } }
      return { link: await context.preview.share(own, signed(context, '')), draft, ...done }
    },
    async takePreviewBack(_, { input: { draftId, key } }, context) {
      const { draft, refused } = await sharedDraft(context, draftId)
      // Whoever threw the draft away may still close the doors to it.
      if (refused && !draft?.isThrownAway) return { draft, ...refused }
      const name = draft?.name ?? ''
      const link = (await context.preview.links(name)).find(each => each.key === key)
      if (!link || !mayIn(context.staff, 'viewer', link.brand)) return { draft, ...refusal('NOT_FOUND', 'key') }
      const taken = await context.preview.takeBack({ key, draft: name }, signed(context, ''))
      return { draft, ...(taken ? done : refusal('NOT_FOUND', 'key')) }
    },
  },
}

import { type StudioContext, StudioRefusal } from './context.ts'
import type { PreviewInput, Resolvers, Standing } from './generated/resolver-types.ts'
import { mayIn } from './policy.ts'
import type { OpenedPreview, PreviewAsked } from './preview.ts'
import { draftById } from './sight.ts'

const standings: { readonly [Name in Standing]: PreviewAsked['standing'] } = {
  SIGNED_OUT: 'signed-out',
  SIGNING_IN: 'signing-in',
  SIGNED_IN: 'signed-in',
}

const entriesOf = <Value>(record: Readonly<Record<string, Value>> | undefined) => record && Object.entries(record)

/** What somebody asked to look at; undefined for what they may not see. */
async function previewOf(input: PreviewInput, context: StudioContext): Promise<OpenedPreview | undefined> {
  const { brand, draftId, version, persona, standing, at, language, path, frame } = input
  const { desk, staff, preview } = context
  if (!mayIn(staff, 'viewer', brand)) return undefined
  const draft = typeof draftId === 'string' ? await draftById(context, draftId) : undefined
  if (typeof draftId === 'string' && !draft) return undefined
  const isServed = desk.brands().some(({ key }) => key === brand)
  // A brand may begin with the draft (STUDIO-15).
  if (!isServed && !(draft && (await desk.paths(draft.tree)).includes(`${brand}/brand.json`))) return undefined
  const instant = typeof at === 'string' ? new Date(at) : undefined
  if (instant && Number.isNaN(instant.getTime())) throw new StudioRefusal('BAD_REQUEST', 'at is no instant')
  return {
    frame: preview.frame(frame ?? undefined),
    path: path ?? '/',
    asked: {
      ...{ brand, persona: persona ?? 'active', standing: standings[standing ?? 'SIGNED_IN'], at: instant },
      draft: draft && typeof version === 'number' ? { ...draft, version } : draft,
      language: language ?? undefined,
      follows: typeof version !== 'number',
    },
  }
}

/** Resolvers of previews and of those who are looked at. */
export const previewResolvers: {
  readonly Query: Pick<Resolvers['Query'], 'preview'>
  readonly Brand: Pick<Resolvers['Brand'], 'personas'>
  readonly Persona: Partial<Resolvers['Persona']>
  readonly Preview: Partial<Resolvers['Preview']>
  readonly HiddenItem: Partial<Resolvers['HiddenItem']>
} = {
  Query: { preview: async (_, { input }, context) => (await previewOf(input, context)) ?? null },
  Brand: { personas: async ({ key }, _, { preview }) => [...(await preview.personas(key))] },
  Persona: {
    facts: async persona =>
      entriesOf((await persona.known())?.facts)?.map(([name, value]) => ({ name, value })) ?? null,
    sets: async persona =>
      entriesOf((await persona.known())?.open)?.map(([name, ids]) => ({ name, ids: [...ids] })) ?? null,
  },
  Preview: {
    address: (opened, _, { preview }) => preview.address(opened),
    mistakes: async ({ asked }, _, { preview }) => [...(await preview.mistakes(asked))],
    hidden: async ({ asked }, _, { preview }) => [...(await preview.hidden(asked))],
  },
  HiddenItem: {
    path: ({ file }) => file ?? null,
    line: ({ line }) => line ?? null,
    why: ({ why }) => [...why],
    changes: ({ changes }) => [...changes],
  },
}

import { type StudioContext, StudioRefusal } from './context.ts'
import type {
  FactKind,
  PlaceKind,
  PreviewInput,
  Resolvers,
  SayingInput,
  Screen,
  Standing,
} from './generated/resolver-types.ts'
import { mayIn, nameIn } from './policy.ts'
import type { OpenedPreview, PreviewAsked } from './preview.ts'
import type { SomeResolvers } from './reading-resolvers.ts'
import { draftById } from './sight.ts'

const standings: { readonly [Name in Standing]: PreviewAsked['standing'] } = {
  SIGNED_OUT: 'signed-out',
  SIGNING_IN: 'signing-in',
  SIGNED_IN: 'signed-in',
}
const standingOf = { none: 'SIGNED_OUT', temporary: 'SIGNING_IN', full: 'SIGNED_IN' } as const
const standingIn = (session: string | undefined): Standing | undefined =>
  Object.entries(standingOf).find(([name]) => name === session)?.[1]
const viewports: { readonly [Name in Screen]: PreviewAsked['viewport'] } = {
  PHONE: 'phone',
  TABLET: 'tablet',
  DESKTOP: 'desktop',
}
/** Characters of what is said of a member, and how many such sayings there are: nobody has more facts. */
const [longestName, mostSayings] = [80, 100]

/** Sayings by their names. @throws StudioRefusal for more, or longer ones, than there can be */
function sayings(list: readonly SayingInput[] | null | undefined): Record<string, string> {
  const all = list ?? []
  const isLong = ({ name, value }: SayingInput) => name.length > longestName || value.length > longestName
  if (all.length > mostSayings || all.some(isLong)) throw new StudioRefusal('BAD_REQUEST', 'That is no description')
  return Object.fromEntries(all.map(({ name, value }) => [name, value]))
}

const entriesOf = <Value>(record: Readonly<Record<string, Value>> | undefined) => record && Object.entries(record)

/** What somebody asked to look at; undefined for what they may not see. */
export async function previewOf(input: PreviewInput, context: StudioContext): Promise<OpenedPreview | undefined> {
  const { brand, draftId, version, persona, seeing, standing, at, language, screen, path, frame } = input
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
      ...{ brand, persona: persona ?? '', standing: standings[standing ?? 'SIGNED_IN'], at: instant },
      ...{ facts: sayings(input.facts), segments: sayings(input.segments), seeing: seeing ?? undefined },
      viewport: viewports[screen ?? 'DESKTOP'],
      draft: draft && typeof version === 'number' ? { ...draft, version } : draft,
      language: language ?? undefined,
      follows: typeof version !== 'number',
    },
  }
}

/** Resolvers of previews and of those who are looked at. */
export const previewResolvers: SomeResolvers & {
  readonly Query: Pick<Resolvers['Query'], 'preview'>
  readonly Brand: Pick<Resolvers['Brand'], 'personas'>
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
    personas: async ({ asked }, _, { preview }) => [...(await preview.people(asked))],
    member: async ({ asked }, _, { preview }) => (await preview.member(asked)) ?? null,
    choices: async ({ asked }, _, { preview }) => [...(await preview.choices(asked))],
    languages: async ({ asked }, _, { preview }) => [...(await preview.languages(asked))],
    places: async ({ asked }, _, { preview }) => [...(await preview.places(asked))],
    hidden: async ({ asked }, _, { preview }) => [...(await preview.hidden(asked))],
  },
  PreviewMember: { laid: ({ laid }) => [...laid] },
  FactChoice: { kind: ({ kind }) => kind.toUpperCase() as FactKind, values: ({ values }) => [...values] },
  PreviewPlace: {
    kind: ({ kind }) => kind.toUpperCase() as PlaceKind,
    standings: ({ sessions }) => sessions.map(session => standingOf[session]),
    seeing: ({ seeing }) => seeing ?? null,
  },
  HiddenItem: {
    path: ({ file }) => file ?? null,
    line: ({ line }) => line ?? null,
    why: ({ why }) => [...why],
    changes: ({ changes }) => [...changes],
  },
  ShowingChange: {
    day: ({ day }) => day ?? null,
    standing: ({ session }) => standingIn(session) ?? null,
    screen: ({ viewport }) => (viewport === undefined ? null : (viewport.toUpperCase() as Screen)),
  },
  PreviewLink: { author: ({ author }) => nameIn(author) },
  Draft: {
    previewLinks: async ({ name }, _, { preview, staff }) =>
      (await preview.links(name)).filter(({ brand }) => mayIn(staff, 'viewer', brand)),
  },
}

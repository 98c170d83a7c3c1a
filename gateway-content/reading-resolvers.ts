import { partFields, readPart } from './connection.ts'
import type { Clash, Draft, Merged, Mistake, Revision } from './content.ts'
import type { StudioContext } from './context.ts'
import type { Cause, ClashKind, Resolvers, ReviewKind, Role } from './generated/resolver-types.ts'
import { brandOf, mayIn, maySee, nameIn, roles } from './policy.ts'
import { draftById, isApproved, seenDraft, seenEdits } from './sight.ts'

/** A word of the code as the schema writes it. */
const enumOf = <Name extends string>(word: string) => word.toUpperCase().replace('-', '_') as Name

const textIn = ({ desk, staff }: StudioContext, tree: string, path: string) =>
  maySee(staff, path) && path.endsWith('.json') ? desk.text(tree, path) : undefined

/** Manifests are the JSON files that stand in a brand's folder. */
const isManifest = (path: string) => /^[^/]+\/[^/]+\.json$/.test(path)

const seenPaths = async ({ desk, staff }: StudioContext, tree: string) =>
  (await desk.paths(tree)).filter(path => maySee(staff, path))

async function filesIn(context: StudioContext, tree: string, named?: string | null) {
  const paths = (await seenPaths(context, tree)).filter(isManifest)
  const wanted = paths.filter(path => named == null || path.endsWith(`/${named}`))
  const texts = await context.desk.texts(tree, wanted)
  return wanted.map(path => ({ path, text: texts.get(path) ?? '' }))
}

const assetsIn = async (context: StudioContext, tree: string) =>
  (await seenPaths(context, tree)).filter(path => path.includes('/assets/'))

/** The revision before another, which every one but the first has. */
async function parentOf({ parent }: Revision, { desk }: StudioContext): Promise<Revision | undefined> {
  return parent === undefined ? undefined : desk.revision(parent)
}

async function baseOf({ base }: Draft, { desk }: StudioContext): Promise<Revision> {
  const revision = await desk.revision(base)
  if (!revision) throw new Error(`There is no revision ${base}`)
  return revision
}

async function nodeOf(id: string, context: StudioContext): Promise<(Revision | Draft | object) | null> {
  const { desk, staff, ids } = context
  const { type, parts: [key = ''] = [] } = ids.keyOf(id) ?? {}
  if (type === 'Revision') return (await desk.revision(Number(key))) ?? null
  if (type === 'Draft') return (await draftById(context, id)) ?? null
  return desk.brands().find(brand => type === 'Brand' && brand.key === key && mayIn(staff, 'viewer', key)) ?? null
}

/** Fields that are as the store has them need no resolver. */
export type SomeResolvers = { readonly [Type in keyof Resolvers]?: Partial<Resolvers[Type]> }

/** Resolvers of everything that is read. Whatever is of a brand that the viewer has no role for is left out (CONTENT-13). */
export const readingResolvers: SomeResolvers = {
  Query: {
    node: (_, { id }, context) => nodeOf(id, context),
    viewer: (_, _args, { staff }) => staff,
    brands: (_, _args, { desk, staff }) => desk.brands().filter(({ key }) => mayIn(staff, 'viewer', key)),
    live: (_, _args, { desk }) => desk.head(),
    idNames: async (_, _args, { desk }) =>
      Object.entries(await desk.idNames()).flatMap(([set, names]) =>
        Object.entries(names).map(([value, name]) => ({ set, value, name })),
      ),
    async revisions(_, args, { desk }) {
      const { number } = await desk.head()
      return readPart(args, number, (offset, count) => desk.revisions(number - offset + 1, count))
    },
    async drafts(_, { thrownAway, ...args }, context) {
      const all = (await context.desk.drafts()).filter(({ isThrownAway }) => isThrownAway === (thrownAway ?? false))
      const seen = await Promise.all(all.map(draft => seenDraft(context, draft)))
      const drafts = seen.filter(draft => draft !== undefined)
      return readPart(args, drafts.length, (offset, count) => drafts.slice(offset, offset + count))
    },
    draft: async (_, { name }, context) => (await seenDraft(context, await context.desk.draft(name))) ?? null,
  },
  Node: { __resolveType: value => typeOfNode(value) },
  Brand: {
    id: ({ key }, _, { ids }) => ids.idOf('Brand', key),
    hosts: ({ hosts }) => [...hosts],
    roles: ({ key }, _, { staff }) => roles.filter(role => mayIn(staff, role, key)).map(role => enumOf<Role>(role)),
  },
  Staff: { grants: ({ grants }) => [...grants] },
  Grant: { role: ({ role }) => enumOf<Role>(role), brand: ({ brand }) => brand ?? null },
  FileEdit: { brand: ({ path }) => brandOf(path), items: ({ items }) => [...items], summary: ({ line }) => line },
  Revision: {
    id: ({ number }, _, { ids }) => ids.idOf('Revision', String(number)),
    parent: async (revision, _, context) => (await parentOf(revision, context)) ?? null,
    cause: ({ cause }) => enumOf<Cause>(cause),
    author: ({ author }) => nameIn(author),
    isLive: async ({ number }, _, { desk }) => (await desk.head()).number === number,
    async edits(revision, _, context) {
      const parent = await parentOf(revision, context)
      return seenEdits(context, await context.desk.edits(parent?.tree, revision.tree))
    },
    text: async ({ tree }, { path }, context) => (await textIn(context, tree, path)) ?? null,
    files: ({ tree }, { named }, context) => filesIn(context, tree, named),
    assets: ({ tree }, _, context) => assetsIn(context, tree),
  },
  Draft: {
    id: ({ name }, _, { ids }) => ids.idOf('Draft', name),
    base: (draft, _, context) => baseOf(draft, context),
    author: ({ author }) => nameIn(author),
    async edits(draft, _, context) {
      const { tree } = await baseOf(draft, context)
      return seenEdits(context, await context.desk.edits(tree, draft.tree))
    },
    text: async ({ tree }, { path }, context) => (await textIn(context, tree, path)) ?? null,
    files: ({ tree }, { named }, context) => filesIn(context, tree, named),
    assets: ({ tree }, _, context) => assetsIn(context, tree),
    check: async (draft, _, { desk }) => ({ ...(await desk.merge(draft)), draft }),
    reviews: async ({ name }, _, { desk }) => [...(await desk.reviewsOf(name))],
  },
  DraftCheck: {
    edits: async (merged, _, context) => seenEdits(context, await context.desk.editsOf(merged)),
    others: async ({ draft, onto }, _, { desk }) => [...(await desk.revisionsBetween(draft.base, onto.number))],
    clashes: ({ clashes }, _, { staff }) => clashes.filter(({ path }) => maySee(staff, path)),
    mistakes: async (merged, _, { staff }) => (await merged.mistakes()).filter(({ file }) => maySee(staff, file)),
    isApproved: ({ draft, ...merged }: Merged & { draft: Draft }, _, context) => isApproved(context, draft, merged),
  },
  Clash: {
    kind: ({ kind }: Clash) => enumOf<ClashKind>(kind),
    base: ({ base }) => base ?? null,
    ours: ({ ours }) => ours ?? null,
    theirs: ({ theirs }) => theirs ?? null,
  },
  Mistake: {
    path: ({ file }) => file,
    message: ({ found, expected, hint }: Mistake) =>
      `Found ${found}; expected ${expected}${hint === undefined ? '' : `. Try ${hint}`}`,
  },
  Review: { kind: ({ kind }) => enumOf<ReviewKind>(kind), author: ({ author }) => nameIn(author) },
  RevisionConnection: partFields,
  DraftConnection: partFields,
}

function typeOfNode(value: object): 'Brand' | 'Revision' | 'Draft' {
  if ('hosts' in value) return 'Brand'
  return 'number' in value ? 'Revision' : 'Draft'
}

import { dayOf } from './change.ts'
import type { Draft, Merged } from './content.ts'
import type { StudioContext } from './context.ts'
import type { DraftStage, ScheduleState, Severity, Standing } from './generated/resolver-types.ts'
import { authorOf, brandOf, mayChange, mayIn, maySee, nameIn } from './policy.ts'
import type { SamplePerson } from './preview.ts'
import type { SomeResolvers } from './reading-resolvers.ts'
import type { ItemChange, ReviewDesk } from './review-desk.ts'
import { isInReview, isViewers, lastWordOn, seenSchedules, seenWaiting } from './sight.ts'

/** A word of the code as the schema writes it. */
const enumOf = <Name extends string>(word: string) => word.toUpperCase().replace('-', '_') as Name

/** Whatever has a path, as far as somebody may see it. */
const seen = <Each extends { readonly path: string }>({ staff }: StudioContext, all: readonly Each[]): Each[] =>
  all.filter(({ path }) => maySee(staff, path))

const isGood = async (merged: Merged) => merged.clashes.length === 0 && (await merged.mistakes()).length === 0

/** What a merge does to members, and what was said of its findings. */
async function reportOf(merged: Merged, draft: Draft | undefined, context: StudioContext) {
  if (!(await isGood(merged))) return null
  const since = dayOf(context)
  const [report, reviews] = await Promise.all([
    context.desk.report(merged, since),
    draft ? context.desk.reviewsOf(draft.name) : [],
  ])
  return {
    ...report,
    ...{ merged, since },
    reasons: reviews.filter(({ kind, digest }) => kind === 'ticked' && digest === merged.digest),
  }
}

/** The sample members of a brand with what is known of them, without those whose account is locked. */
async function peopleOf(brand: string, { personas }: StudioContext['preview']): Promise<SamplePerson[]> {
  const people = await Promise.all(
    (await personas(brand)).map(async ({ key, description, known }) => {
      const person = await known()
      return person && { key, description, ...person }
    }),
  )
  return people.filter(person => person !== undefined)
}

/** Who stands for the classes of a report: looked up once, when somebody asks for the first of them. */
function standInsOf(merged: Merged, since: string, brands: ReadonlySet<string>, { desk, preview }: StudioContext) {
  let found: ReturnType<ReviewDesk['standIns']> | undefined
  const find = async () => {
    const people = new Map<string, SamplePerson[]>()
    for (const brand of brands) people.set(brand, await peopleOf(brand, preview))
    return desk.standIns(merged, since, people)
  }
  return () => {
    found ??= find()
    return found
  }
}

const mostOfHistory = 50

/** Resolvers of what is looked at from a review to a rollback: of what the viewer may see (CONTENT-13). */
export const reviewResolvers: SomeResolvers = {
  Query: {
    revision: async (_, { number }, { desk }) => (await desk.revision(number)) ?? null,
    async comparison(_, args, { desk }) {
      const [before, after] = await Promise.all([desk.revision(args.before), desk.revision(args.after)])
      return before && after ? { before, after } : null
    },
    async history(_, { of }, context) {
      const first = Math.min(mostOfHistory, Math.max(1, of?.first ?? 20))
      const { brand, author, surface, item, before } = of ?? {}
      const asked = Object.entries({ brand, author, surface, item, before }).filter(([, value]) => value != null)
      const { entries, next } = await context.desk.history({ ...Object.fromEntries(asked), first })
      return { entries: entries.map(({ revision, changes }) => ({ revision, changes: seen(context, changes) })), next }
    },
    publishers: async (_, _args, { desk }) => [...new Set((await desk.publishers()).map(nameIn))].toSorted(),
    schedules: (_, _args, context) => seenSchedules(context),
    async dates(_, _args, context) {
      const { tree } = await context.desk.head()
      return (await context.desk.dates(tree)).filter(({ brand }) => mayIn(context.staff, 'viewer', brand))
    },
    async warnings(_, _args, context) {
      const { tree } = await context.desk.head()
      const found = await context.desk.warnings(tree, dayOf(context))
      return found.filter(({ file }) => maySee(context.staff, file)).map(each => ({ ...each, reason: undefined }))
    },
    serving: (_, _args, { desk, now }) => desk.serving(now()).then(all => [...all]),
    tellsByMail: (_, _args, { mail }) => mail !== undefined,
  },
  Revision: {
    rollback: (revision, _, { desk }) => desk.mergeOld(revision),
    assetList: async ({ tree }, _, context) => seen(context, await context.desk.assets(tree)),
  },
  Draft: {
    stage: async (draft, _, context) => enumOf<DraftStage>((await lastWordOn(context, draft)) ?? 'open'),
    mayPublish: async (draft, _, { desk, staff }) => mayChange(staff, 'publisher', await desk.changedIn(draft)),
    isViewers: (draft, _, context) => isViewers(context, draft),
    mayThrowAway: async (draft, _, context) =>
      !draft.isThrownAway &&
      (await isViewers(context, draft)) &&
      mayChange(context.staff, 'editor', await context.desk.changedIn(draft)) &&
      !(await isInReview(context, draft)),
    waitingSchedules: (draft, _, context) => seenWaiting(context, draft),
    // At an item of a brand that the viewer may not see somebody is just in the draft.
    present: async ({ name }, _, { desk, staff, now }) =>
      (await desk.presentIn(name, now())).map(each =>
        maySee(staff, each.path) ? each : { ...each, path: '', item: '' },
      ),
    assetList: async ({ tree }, _, context) => seen(context, await context.desk.assets(tree)),
    dates: async ({ tree }, _, { desk, staff }) =>
      (await desk.dates(tree)).filter(({ brand }) => mayIn(staff, 'viewer', brand)),
  },
  DraftCheck: {
    changes: async ({ draft, ...merged }, _, context) => seen(context, await context.desk.changesOf(merged, draft)),
    report: ({ draft, ...merged }, _, context) => reportOf(merged, draft, context),
  },
  RollbackCheck: {
    changes: async (merged, _, context) => seen(context, await context.desk.changesOf(merged)),
    mistakes: async (merged, _, { staff }) => (await merged.mistakes()).filter(({ file }) => maySee(staff, file)),
    report: (merged, _, context) => reportOf(merged, undefined, context),
    mayPublish: ({ changed }, _, { staff }) =>
      mayChange(
        staff,
        'publisher',
        changed.map(({ path }) => path),
      ),
  },
  ReviewReport: {
    brands({ brands, merged, since }, _, context) {
      const own = brands.filter(({ brand }) => mayIn(context.staff, 'viewer', brand))
      const standIns = standInsOf(merged, since, new Set(own.map(({ brand }) => brand)), context)
      return own.map(({ classes, unseen, ...brand }) => ({
        ...{ ...brand, unseen: [...unseen] },
        classes: classes.map(each => ({ ...each, standIns: async () => (await standIns())[each.id] ?? [] })),
      }))
    },
    added: ({ added }, _, { staff }) => added.filter(brand => mayIn(staff, 'viewer', brand)),
    removed: ({ removed }, _, { staff }) => removed.filter(brand => mayIn(staff, 'viewer', brand)),
    findings: ({ findings, reasons }, _, { staff }) =>
      findings
        .filter(({ file }) => maySee(staff, file))
        .map(finding => ({ ...finding, reason: reasons.find(reason => reason.finding === finding.id) })),
    proved: ({ proved }, _, { staff }) =>
      proved.filter(({ brands }) => brands.some(brand => mayIn(staff, 'viewer', brand))),
  },
  MemberClass: {
    key: ({ id }) => id,
    changes: ({ changes }) => [...changes],
    screens: ({ screens }) => [...screens],
    standIns: async ({ standIns }) => [...(await standIns())],
  },
  StandIn: { standing: ({ standing }) => enumOf<Standing>(standing) },
  SampleMember: {
    facts: ({ facts }) => [...facts],
    sets: ({ sets }) => sets.map(({ name, ids }) => ({ name, ids: [...ids] })),
    day: ({ day }) => day ?? null,
  },
  Finding: {
    key: ({ id }) => id,
    severity: ({ severity }) => enumOf<Severity>(severity),
    path: ({ file }) => file,
    message: ({ says }) => says,
    advice: ({ todo }) => todo,
    somebody: ({ somebody }) => somebody ?? null,
    reason: ({ reason }) => reason ?? null,
  },
  Reason: { text: ({ note }) => note, author: ({ author }) => nameIn(author) },
  ProvedRule: {
    name: ({ id }) => id,
    brands: ({ brands }, _, { staff }) => brands.filter(brand => mayIn(staff, 'viewer', brand)),
  },
  ItemChange: {
    brand: ({ path }: ItemChange) => brandOf(path),
    words: ({ words }) => [...words],
    author: ({ author }) => (author === undefined ? null : nameIn(author)),
  },
  Comparison: {
    changes: async ({ before, after }, _, context) =>
      seen(context, await context.desk.changes(before.tree, after.tree)),
    async files({ before, after }, _, context) {
      const { desk } = context
      const paths = new Set(seen(context, await desk.edits(before.tree, after.tree)).map(({ path }) => path))
      return Promise.all(
        [...paths].map(async path => {
          const isText = path.endsWith('.json')
          const [old, young] = isText
            ? await Promise.all([desk.text(before.tree, path), desk.text(after.tree, path)])
            : [undefined, undefined]
          return { path, before: old, after: young }
        }),
      )
    },
  },
  ComparedFile: { before: ({ before }) => before ?? null, after: ({ after }) => after ?? null },
  History: { entries: ({ entries }) => [...entries], next: ({ next }) => next ?? null },
  HistoryEntry: { changes: ({ changes }) => [...changes] },
  Schedule: {
    state: ({ state }) => enumOf<ScheduleState>(state),
    author: ({ author }) => nameIn(author),
    isViewers: ({ author }, _, { staff }) => author === authorOf(staff),
  },
  DatedItem: { path: ({ file }) => file, from: ({ from }) => from ?? null, until: ({ until }) => until ?? null },
  Presence: {
    name: ({ author }) => nameIn(author),
    isViewer: ({ author }, _, { staff }) => author === authorOf(staff),
  },
  Asset: {
    kind: ({ kind }) => kind ?? null,
    width: ({ width }) => width ?? null,
    height: ({ height }) => height ?? null,
  },
}

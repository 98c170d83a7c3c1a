import { StudioRefusal } from '../../gateway-content/context.ts'
import type { ItemChange as Change, HistoryOf, ReviewDesk } from '../../gateway-content/review-desk.ts'
import { assetsOf } from '../content/assets/assets-of.ts'
import { type Checks, TooBusy } from '../content/check/check-thread.ts'
import { itemChanges } from '../content/publish/edits-between.ts'
import { instantIn } from '../content/publish/instant-in.ts'
import { runNow } from '../content/publish/run-due.ts'
import type { ContentRevision, ContentStore, Draft } from '../content/store/content-store.ts'
import { bytesIn } from '../content/store/file-bytes.ts'
import { sqlPresence } from '../content/store/presence.ts'
import { sqlSchedules } from '../content/store/schedules.ts'
import { servedBy } from '../content/store/served.ts'
import { changedFiles } from '../content/store/trees.ts'
import type { ContentSql } from '../state/sql.ts'

interface ReviewDeskOptions {
  sql: ContentSql
  store: ContentStore
  checks: Pick<Checks, 'findMistakes' | 'forStaff'>
}

/** What the studio's graph looks at from a review to a rollback, over the store (STUDIO-26 to STUDIO-30). */
export function reviewDesk({ sql, store, checks }: ReviewDeskOptions): ReviewDesk {
  const schedules = sqlSchedules(sql)
  const presence = sqlPresence(sql)
  const { findMistakes } = checks
  const filesOf = async (tree: string) => bytesIn(store, await store.files(tree))

  return {
    async changes(before, after) {
      const former = before === undefined ? new Map<string, string>() : await store.files(before)
      const latter = await store.files(after)
      return itemChanges(store, changedFiles(former, latter), async () => latter)
    },
    async changesOf({ onto, files }, draft) {
      const changes = await itemChanges(store, changedFiles(await store.files(onto.tree), files), async () => files)
      return draft ? signedChanges(store, changes, draft.name) : changes
    },
    report: async ({ onto, files }, since) =>
      asRefusal(async () =>
        checks.forStaff.report({ before: await filesOf(onto.tree), after: await bytesIn(store, files), since }),
      ),
    history: of => historyOf(store, of),
    schedules: () => schedules.list(),
    waitingSchedules: draft => schedules.waitingOf(draft),
    schedule: planning => schedules.add(planning),
    instantIn(zone, time) {
      const instant = instantIn(zone, time)
      return typeof instant === 'string' ? undefined : instant
    },
    publishSchedule: (number, signed) => runNow({ store, schedules, findMistakes }, number, signed),
    cancelSchedule: (number, signed) => schedules.cancel(number, signed),
    presentIn: (draft, now) => presence.in(draft, now),
    bePresent: present => presence.say(present),
    leave: present => presence.leave(present),
    serving: now => servedBy(sql, now),
    async assets(tree) {
      return assetsOf(store, await store.files(tree))
    },
    standIns: async ({ onto, files }, since, people) =>
      asRefusal(async () => {
        const compared = { before: await filesOf(onto.tree), after: await bytesIn(store, files), since }
        return checks.forStaff.standIns(compared, people)
      }),
    warnings: (tree, day) => asRefusal(async () => checks.forStaff.warnings(await filesOf(tree), day)),
    dates: tree => asRefusal(async () => checks.forStaff.dates(await filesOf(tree))),
  }
}

/** When too much waits to be checked, whoever asks is told so, as it is no fault. */
export async function asRefusal<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof TooBusy)
      throw new StudioRefusal('BUSY', 'Much is being checked just now. Ask again in a moment.')
    throw error
  }
}

/** Of a draft that went to and fro between its authors more often than this, what is older is not looked through for them. */
const mostTurns = 200

/** Changes of a draft, each with who made its item what it is last. */
async function signedChanges(store: ContentStore, changes: readonly Change[], name: string): Promise<Change[]> {
  // Somebody who types saves several times a second: what one author did in a row is looked at as one.
  const turns: readonly Draft[] = (await store.versionsOf(name)).filter(
    ({ author }, index, versions) => author !== versions[index - 1]?.author,
  )
  const keyOf = ({ path, item }: Pick<Change, 'path' | 'item'>) => `${path} ${item}`
  const wanted = new Set(changes.map(keyOf))
  const authors = new Map<string, string>()
  for (const [index, { tree, base, author }] of turns.slice(0, mostTurns).entries()) {
    if (wanted.size === authors.size) break
    const former = turns[index + 1]?.tree ?? (await store.revision(base))?.tree
    const before = former === undefined ? new Map<string, string>() : await store.files(former)
    const after = await store.files(tree)
    const own = changedFiles(before, after).filter(({ path }) => changes.some(change => change.path === path))
    for (const change of await itemChanges(store, own, async () => after)) {
      const key = keyOf(change)
      if (wanted.has(key) && !authors.has(key)) authors.set(key, author)
    }
  }
  return changes.map(change => ({ ...change, author: authors.get(keyOf(change)) }))
}

/** Of a revision with more changes than this, such as the first, only these are told. */
const mostChanges = 200
/** So many revisions are looked through for an item in one go. */
const mostLookedAt = 500

/** Revisions that changed what is asked for, and what of it. */
async function historyOf(store: ContentStore, { brand, author, surface, item, before, first }: HistoryOf) {
  const file = surface === undefined ? undefined : `${surface}.json`
  const isAsked = (change: Change) =>
    (brand === undefined || change.path.startsWith(`${brand}/`)) &&
    (file === undefined || change.path.endsWith(`/${file}`)) &&
    (item === undefined || change.item === item)
  const entries: { revision: ContentRevision; changes: Change[] }[] = []
  let next = before
  for (let lookedAt = 0; entries.length < first && lookedAt < mostLookedAt; ) {
    const most = item === undefined ? first : 50
    const revisions = await store.revisions({ before: next, most, brand, file, by: author })
    for (const revision of revisions) {
      next = revision.number
      lookedAt += 1
      const changed = revision.changed.filter(({ path }) => isAsked({ path, item: item ?? '', words: [] }))
      const changes = (await itemChanges(store, changed, () => store.files(revision.tree))).filter(isAsked)
      if (item !== undefined && changes.length === 0) continue
      entries.push({
        revision,
        changes: changes.slice(0, mostChanges).map(change => ({ ...change, author: revision.author })),
      })
      if (entries.length === first) break
    }
    if (revisions.length < most)
      return { entries, next: entries.length === first && (next ?? 1) > 1 ? next : undefined }
  }
  return { entries, next: (next ?? 1) > 1 ? next : undefined }
}

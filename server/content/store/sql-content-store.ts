import type { ContentSql } from '../../state/sql.ts'
import { contentEntry, entryOf, versionText } from './content-audit.ts'
import type { ChangedFile, ContentRevision, ContentStore, Draft, Signed } from './content-store.ts'
import { sayPublished } from './reviews.ts'
import { endWaiting, entriesOfEnded, type Schedule } from './schedules.ts'
import { changedFiles, hashOf, keepTree, readTree } from './trees.ts'

/** Content in the tables that the state's migrations made, over either engine (CONTENT-11). */
export function sqlContentStore(sql: ContentSql): ContentStore {
  const store: ContentStore = {
    async keep(contents) {
      const hashes = contents.map(hashOf)
      const known = new Set<string>()
      for (const some of inParts(hashes))
        for (const { hash } of await sql<{ hash: string }>(
          `select hash from content_blob where ${among(some)}`,
          ...some,
        ))
          known.add(hash)
      const missing = new Map<string, Uint8Array>()
      for (const [index, bytes] of contents.entries())
        if (!known.has(hashes[index] ?? '')) missing.set(hashes[index] ?? '', bytes)
      for (const some of inParts([...missing]))
        await sql(
          `insert into content_blob (hash, bytes) values ${some.map(() => '(?, ?)').join(', ')} on conflict do nothing`,
          ...some.flat(),
        )
      return hashes
    },
    async bytes(hashes) {
      const found = new Map<string, Uint8Array>()
      const wanted = [...new Set(hashes)]
      for (const some of inParts(wanted))
        for (const { hash, bytes } of await sql<{ hash: string; bytes: Uint8Array }>(
          `select hash, bytes from content_blob where ${among(some)}`,
          ...some,
        ))
          found.set(hash, bytes)
      for (const hash of wanted) {
        const bytes = found.get(hash)
        if (!bytes) throw new Error(`The content ${hash} is gone`)
        if (hashOf(bytes) !== hash) throw new Error(`The content ${hash} is damaged`)
      }
      return found
    },
    files: tree => readTree(tree, store),
    async head() {
      const [row] = await sql<RevisionRow>(`${revisions} order by number desc limit 1`)
      return row && revisionOf(row)
    },
    async revision(number) {
      const [row] = await sql<RevisionRow>(`${revisions} where number = ?`, number)
      return row && revisionOf(row)
    },
    async revisions({ before = Number.MAX_SAFE_INTEGER, most, changing, brand, file, by, tree }) {
      // No "like": one engine takes great letters for small ones there, the other does not.
      const changes = (text: string) => ({ where: `replace(changed, ?, '') <> changed`, values: [text] })
      const begins = (name: string) => ({
        where: `substr(author || ' <', 1, ?) = ?`,
        values: [[...name].length, name],
      })
      const only: { where: string; values: (string | number)[] }[] = [
        ...(changing === undefined ? [] : [changes(JSON.stringify(changing))]),
        ...(brand === undefined ? [] : [changes(`"path":"${brand}/`)]),
        ...(file === undefined ? [] : [changes(`/${file}"`)]),
        ...(by === undefined ? [] : [begins(`${by} <`)]),
        ...(tree === undefined ? [] : [{ where: 'tree = ?', values: [tree] }]),
      ]
      const rows = await sql<RevisionRow>(
        `${revisions} where number < ? ${only.map(({ where }) => `and ${where}`).join(' ')} order by number desc limit ?`,
        ...[before, ...only.flatMap(({ values }) => values), most],
      )
      return rows.map(revisionOf)
    },
    async publishers() {
      return (await sql<Pick<RevisionRow, 'author'>>('select distinct author from content_revision')).map(
        ({ author }) => author,
      )
    },
    async revisionOfSchedule(schedule) {
      const [row] = await sql<RevisionRow>(`${revisions} where schedule = ?`, schedule)
      return row && revisionOf(row)
    },
    async publish({ files, onto, cause, schedule = null, of, author, at, note, from }) {
      const parent = onto === undefined ? undefined : await store.revision(onto)
      if (onto !== undefined && !parent) throw new Error(`There is no revision ${onto}`)
      const changed = changedFiles(parent ? await store.files(parent.tree) : new Map(), files)
      const values = [await keepTree(files, store), JSON.stringify(changed), author, at.getTime(), note]
      // Its number says what it was made from: of two that were made from the same the first one has it.
      const what = (made?: RevisionRow) =>
        [`revision.${cause}`, made?.number, of && versionText(of)].filter(each => each !== undefined).join(' ')
      const [row] = await sql.recordedWith<RevisionRow>(
        {
          statementsOf: ([made]) => (made && of ? [sayPublished({ of, onto: onto ?? 0, author, at, note })] : []),
          entriesOf: entryOf({ author, at, note, from }, what, 'MOVED'),
        },
        `insert into content_revision (number, parent, cause, schedule, tree, changed, author, at, note)
         select ?, ?, ?, ?, ?, ?, ?, ?, ? where ${isNotThrownAway} on conflict do nothing returning *`,
        ...[(onto ?? 0) + 1, onto ?? null, cause, schedule, ...values, of?.name ?? ''],
      )
      if (row) return revisionOf(row)
      const first = await store.head()
      if (!first) throw new Error('The head is gone')
      return { first }
    },
    async sayLive(found) {
      const entry = contentEntry({ ...found, what: `draft.live ${versionText(found.of)}`, result: 'done' })
      await sql.recorded(() => [entry], ...sayPublished(found))
    },
    async draft(name) {
      const newest = 'select * from content_draft where name = ? order by version desc limit 1'
      const [row] = await sql<DraftRow>(newest, name)
      return row && draftOf(row)
    },
    async drafts() {
      const rows = await sql<DraftRow>(
        `select * from content_draft as newest where version =
           (select max(version) from content_draft where name = newest.name) order by name`,
      )
      return rows.map(draftOf)
    },
    async versionsOf(name) {
      return (await sql<DraftRow>('select * from content_draft where name = ? order by version desc', name)).map(
        draftOf,
      )
    },
    async version(name, version) {
      const [row] = await sql<DraftRow>('select * from content_draft where name = ? and version = ?', name, version)
      return row && draftOf(row)
    },
    async authorsOf(name) {
      const rows = await sql<Pick<DraftRow, 'author'>>('select distinct author from content_draft where name = ?', name)
      return rows.map(({ author }) => author)
    },
    async save({ files, ...saving }) {
      return addVersion({ ...saving, tree: await keepTree(files, store), thrown: 0 })
    },
    async throwAway(thrown) {
      const draft = await store.draft(thrown.name)
      if (!draft) throw new Error(`There is no draft ${thrown.name}`)
      return addVersion({ ...thrown, base: draft.base, tree: draft.tree, thrown: 1 })
    },
    async forgetThrownAway(before) {
      await sql(
        `delete from content_draft where name in (
           select name from content_draft as newest where thrown = 1 and at < ? and version =
             (select max(version) from content_draft where name = newest.name))`,
        before.getTime(),
      )
    },
    async record(told) {
      await sql.recorded(() => [contentEntry(told)], 'select 1')
    },
  }

  /** Adds the version after the one that was seen, unless somebody else has. */
  async function addVersion({ name, seen, base, tree, thrown, author, at, note, from }: NewVersion) {
    const version = seen === 0 ? await firstVersion(name) : seen + 1
    const what = () => `draft.${thrown ? 'drop' : 'save'} ${versionText({ name, version })}`
    const signed = { author, at, note, from }
    const [row] = await sql.recordedWith<DraftRow, Pick<Schedule, 'number'>>(
      {
        statementsOf: ([made]) => (made && thrown ? [endWaiting(name, signed, 'throw-away')] : []),
        entriesOf: (rows, ended) => [...entryOf(signed, what, 'STALE')(rows), ...entriesOfEnded(signed, ended)],
      },
      `insert into content_draft (name, version, base, tree, thrown, author, at, note)
       select ?, ?, ?, ?, ?, ?, ?, ? where ? = (select coalesce(max(version), 0) from content_draft where name = ?)
       on conflict do nothing returning *`,
      ...[name, version, base, tree, thrown, author, at.getTime(), note, seen, name],
    )
    if (row) return draftOf(row)
    const first = await store.draft(name)
    if (!first) throw new Error(`The draft ${name} is gone`)
    return { first }
  }

  /** A draft of the same name may be gone for good: what was said of its versions, or is scheduled of them, is not about this one's. */
  async function firstVersion(name: string) {
    const [row] = await sql<{ last: number | null }>(
      `select max(version) as last from (
         select version from content_review where draft = ? union all select version from content_schedule where draft = ?
       ) as told`,
      ...[name, name],
    )
    return (row?.last ?? 0) + 1
  }
  return store
}

/** Holds unless the draft of a name is thrown away. */
const isNotThrownAway = `not exists (select 1 from content_draft as newest where name = ? and thrown = 1 and version =
  (select max(version) from content_draft where name = newest.name))`

interface NewVersion extends Signed {
  name: string
  seen: number
  base: number
  tree: string
  thrown: 0 | 1
}

const revisions = 'select number, parent, cause, schedule, tree, changed, author, at, note from content_revision'

type RevisionRow = Omit<ContentRevision, 'parent' | 'schedule' | 'changed' | 'at'> & {
  parent: number | null
  schedule: number | null
  changed: string
  at: number
}

const revisionOf = ({ parent, schedule, changed, at, ...row }: RevisionRow): ContentRevision => ({
  ...row,
  parent: parent ?? undefined,
  schedule: schedule ?? undefined,
  changed: JSON.parse(changed) as ChangedFile[],
  at: new Date(at),
})

type DraftRow = Omit<Draft, 'isThrownAway' | 'at'> & { thrown: number; at: number }

const draftOf = ({ thrown, at, ...row }: DraftRow): Draft => ({ ...row, isThrownAway: thrown === 1, at: new Date(at) })

/** How many values a statement has at most: so few texts of statements are prepared. */
const mostAtOnce = 64

function inParts<Value>(values: readonly Value[]): Value[][] {
  const parts: Value[][] = []
  for (let start = 0; start < values.length; start += mostAtOnce) parts.push(values.slice(start, start + mostAtOnce))
  return parts
}

const among = (hashes: readonly string[]) => `hash in (${hashes.map(() => '?').join(', ')})`

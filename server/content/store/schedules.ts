import type { AuditEntry } from '../../../schema/audit/chain.ts'
import type { ContentSql, Statement } from '../../state/sql.ts'
import { contentEntry, entryOf, versionText } from './content-audit.ts'
import type { Signature, Signed } from './content-store.ts'

/**
 * Where a schedule stands. `planned` is to come; `running` is being published by an instance; `done` is live. `stuck` could not be
 * published and `late` was not in time: both wait for their author. `cancelled` is over.
 */
export type ScheduleState = 'planned' | 'running' | 'done' | 'stuck' | 'late' | 'cancelled'

/** One version of one draft, to be published at an instant (CONTENT-08). Author, time and note are of whoever made the schedule. */
export interface Schedule extends Signature {
  readonly number: number
  readonly draft: string
  readonly version: number
  readonly due: Date
  /** The time zone in which the instant was said, such as America/New_York. */
  readonly zone: string
  readonly state: ScheduleState
  /** Since when it is in this state. */
  readonly since: Date
  /** When somebody wanted it at once, whatever its time: undefined where nobody did. */
  readonly wanted: Date | undefined
  /** What became of it, for its author: lines. */
  readonly told: string
}

/** A schedule to make. */
type Planning = Pick<Schedule, 'draft' | 'version' | 'due' | 'zone'> & Signed

/** Who wants something of a schedule, and when. */
export type Asking = Pick<Signed, 'author' | 'at' | 'from'>

/**
 * Schedules in the tables of content. What somebody does to one, and what became of it, is on disk with its row in the audit
 * (CONTENT-15).
 */
export interface Schedules {
  add(planning: Planning): Promise<Schedule>
  /** All of them, those that are due last at the end. */
  list(): Promise<Schedule[]>
  /** Those of a draft that may still publish something, the first to come first. */
  waitingOf(draft: string): Promise<Schedule[]>
  /** Whether one is due; it may be taken by another instance. */
  isDue(now: Date): Promise<boolean>
  /** Takes the next one that is due, so that no other instance takes it. One whose instance fell is due again after a minute. */
  take(now: Date): Promise<Schedule | undefined>
  /** Takes one that has not run, whenever it is due, for somebody who wants it now. Undefined when there is none that waits. */
  takeNow(number: number, asking: Asking): Promise<Schedule | undefined>
  /** Says what became of one that was taken. Of one that another instance took since nothing is said. */
  settle(taken: Schedule, state: ScheduleState, told: string, now: Date): Promise<void>
  /** Cancels one that has not run. Undefined when there is none that waits. */
  cancel(number: number, asking: Asking): Promise<Schedule | undefined>
}

/** How long an instance may take for one. */
const runsForMs = 60_000

/** Whose instance fell is due whatever its time: somebody may have wanted it at once. */
const isDue = `((state = 'planned' and due <= ?) or (state = 'running' and since < ?))`
const waits = `state in ('planned', 'stuck', 'late')`

/** What somebody did to a draft, with which what waits of it ends. */
const ends = { 'throw-away': 'threw its draft away', 'send-back': 'sent its draft back' } as const

/**
 * Ends what waits of a draft, for what somebody did to it: to be asked in one transaction with that, as nobody else would end it.
 * Its answer makes rows of the audit (`entriesOfEnded`).
 */
export const endWaiting = (draft: string, { author, at }: Asking, by: keyof typeof ends): Statement => [
  `update content_schedule set state = 'cancelled', told = ?, since = ? where draft = ? and ${waits} returning number`,
  ...[`${nameIn(author)} ${ends[by]}.`, at.getTime(), draft],
]

/** The rows of the audit for schedules that ended with their draft. */
export const entriesOfEnded = (asking: Asking, ended: readonly Pick<Schedule, 'number'>[]): AuditEntry[] =>
  ended
    .toSorted((one, other) => one.number - other.number)
    .map(({ number }) => contentEntry({ ...asking, what: `schedule.cancel ${number}`, result: 'done' }))

/** An author as people are told of them. */
const nameIn = (author: string) => author.replace(/ <[^<>]*>$/, '')

/** Schedules over either engine. */
export function sqlSchedules(sql: ContentSql): Schedules {
  return {
    async add({ draft, version, due, zone, author, at, note, from }) {
      const what = (row?: Row) =>
        `schedule.add ${row?.number ?? ''} ${versionText({ name: draft, version })} at ${due.toISOString()}`
      const [row] = await sql.recorded<Row>(
        entryOf({ author, at, note, from }, what, 'LOST'),
        `insert into content_schedule (draft, version, due, zone, author, at, note, state, told, since)
         values (?, ?, ?, ?, ?, ?, ?, 'planned', '', ?) returning *`,
        ...[draft, version, due.getTime(), zone, author, at.getTime(), note, at.getTime()],
      )
      if (!row) throw new Error('The schedule was not kept')
      return scheduleOf(row)
    },
    async list() {
      return (await sql<Row>('select * from content_schedule order by due, number')).map(scheduleOf)
    },
    async waitingOf(draft) {
      const waiting = `select * from content_schedule where draft = ? and ${waits} order by due, number`
      return (await sql<Row>(waiting, draft)).map(scheduleOf)
    },
    async isDue(now) {
      const rows = await sql(
        `select number from content_schedule where ${isDue} limit 1`,
        ...[now.getTime(), now.getTime() - runsForMs],
      )
      return rows.length > 0
    },
    async take(now) {
      const [at, fallen] = [now.getTime(), now.getTime() - runsForMs]
      // Whose doing it is, and what becomes of it, its revision and `settle` record.
      const [row] = await sql<Row>(
        `update content_schedule set state = 'running', since = ?
         where number = (select number from content_schedule where ${isDue} order by due, number limit 1) and ${isDue}
         returning *`,
        ...[at, at, fallen, at, fallen],
      )
      return row && scheduleOf(row)
    },
    async takeNow(number, asking) {
      const [row] = await sql.recorded<Row>(
        entryOf({ ...asking, note: '' }, () => `schedule.now ${number}`, 'OVER'),
        `update content_schedule set state = 'running', since = ?, wanted = ? where number = ? and ${waits} returning *`,
        ...[asking.at.getTime(), asking.at.getTime(), number],
      )
      return row && scheduleOf(row)
    },
    async settle({ number, since, author }, state, told, now) {
      await sql.recorded<Row>(
        rows =>
          rows.map(() => {
            const result = state === 'done' ? 'done' : state.toUpperCase()
            return contentEntry({ author, at: now, what: `schedule.settle ${number}`, result })
          }),
        `update content_schedule set state = ?, told = ?, since = ?
         where number = ? and state = 'running' and since = ? returning *`,
        ...[state, told, now.getTime(), number, since.getTime()],
      )
    },
    async cancel(number, asking) {
      const [row] = await sql.recorded<Row>(
        entryOf({ ...asking, note: '' }, () => `schedule.cancel ${number}`, 'OVER'),
        `update content_schedule set state = 'cancelled', told = ?, since = ? where number = ? and ${waits} returning *`,
        ...[`Cancelled by ${nameIn(asking.author)}.`, asking.at.getTime(), number],
      )
      return row && scheduleOf(row)
    },
  }
}

type Times = 'due' | 'at' | 'since' | 'wanted'
type Row = Omit<Schedule, Times> & { due: number; at: number; since: number; wanted: number | null }

const scheduleOf = ({ due, at, since, wanted, ...row }: Row): Schedule => ({
  ...row,
  due: new Date(due),
  at: new Date(at),
  since: new Date(since),
  wanted: wanted === null ? undefined : new Date(wanted),
})

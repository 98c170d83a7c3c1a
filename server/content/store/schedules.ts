import type { Sql } from '../../state/sql.ts'
import type { Signature } from './content-store.ts'

/** Where a schedule stands: what is stuck or late waits for its author. */
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
  /** What became of it, for its author. */
  readonly told: string
}

/** Schedules in the tables of content. */
export interface Schedules {
  add(schedule: Omit<Schedule, 'number' | 'state' | 'told'>): Promise<Schedule>
  /** All of them, those that are due last at the end. */
  list(): Promise<Schedule[]>
  /** Whether one is due; it may be taken by another instance. */
  isDue(now: Date): Promise<boolean>
  /**
   * Takes the next one that is due, so that no other instance takes it. One whose instance fell while it ran is due again after a minute.
   */
  take(now: Date): Promise<Schedule | undefined>
  /** Says what became of one. */
  settle(number: number, state: ScheduleState, told: string): Promise<void>
  /** Cancels one that has not run; answers whether there was one. */
  cancel(number: number, told: string): Promise<boolean>
}

/** How long an instance may take for one. */
const runsForMs = 60_000

const isDue = `due <= ? and (state = 'planned' or (state = 'running' and since < ?))`

export function sqlSchedules(sql: Sql): Schedules {
  return {
    async add({ draft, version, due, zone, author, at, note }) {
      const [row] = await sql<Row>(
        `insert into content_schedule (draft, version, due, zone, author, at, note, state, told, since)
         values (?, ?, ?, ?, ?, ?, ?, 'planned', '', 0) returning *`,
        ...[draft, version, due.getTime(), zone, author, at.getTime(), note],
      )
      if (!row) throw new Error('The schedule was not kept')
      return scheduleOf(row)
    },
    async list() {
      return (await sql<Row>('select * from content_schedule order by due, number')).map(scheduleOf)
    },
    async isDue(now) {
      const rows = await sql(
        `select number from content_schedule where ${isDue} limit 1`,
        ...[now, new Date(now.getTime() - runsForMs)].map(Number),
      )
      return rows.length > 0
    },
    async take(now) {
      const [at, fallen] = [now.getTime(), now.getTime() - runsForMs]
      const [row] = await sql<Row>(
        `update content_schedule set state = 'running', since = ?
         where number = (select number from content_schedule where ${isDue} order by due, number limit 1) and ${isDue}
         returning *`,
        ...[at, at, fallen, at, fallen],
      )
      return row && scheduleOf(row)
    },
    async settle(number, state, told) {
      await sql('update content_schedule set state = ?, told = ? where number = ?', state, told, number)
    },
    async cancel(number, told) {
      const rows = await sql(
        `update content_schedule set state = 'cancelled', told = ?
         where number = ? and state in ('planned', 'stuck', 'late') returning number`,
        ...[told, number],
      )
      return rows.length > 0
    },
  }
}

type Row = Omit<Schedule, 'due' | 'at'> & { due: number; at: number; since: number }

const scheduleOf = ({ due, at, since: _, ...row }: Row): Schedule => ({ ...row, due: new Date(due), at: new Date(at) })

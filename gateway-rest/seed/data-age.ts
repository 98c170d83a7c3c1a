import type { Database } from '../store/database.ts'
import { versionOf } from '../store/migrations.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

const DAY = 'populatedOn'
const VERSION = 'populatedByVersion'
const MILLISECONDS = 24 * 60 * 60 * 1000

/** Records the day and the schema version that a population is made for; the first record stays. */
export function recordPopulationDay(database: Database, today: string): void {
  if (readSetting(database, DAY) !== undefined) return
  writeSetting(database, DAY, today)
  writeSetting(database, VERSION, String(versionOf(database)))
}

/** How far a data file is behind the gateway that opens it. */
export interface DataAge {
  /** Days since the day that its members were made for; 0 when unknown. */
  readonly days: number
  /** Migrations since then: its members lack the data of the new tables and columns. */
  readonly changes: number
}

/** The age of a data file on a day. Its members age with it, as real ones do: no dates are moved. */
export function dataAge(database: Database, today: string): DataAge {
  const day = readSetting(database, DAY) ?? today
  const version = versionOf(database)
  return {
    days: Math.round((Date.parse(today) - Date.parse(day)) / MILLISECONDS),
    changes: version - Number(readSetting(database, VERSION) ?? version),
  }
}

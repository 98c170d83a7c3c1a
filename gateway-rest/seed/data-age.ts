import type { Database } from '../store/database.ts'
import { versionOf } from '../store/migrations.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

const DAY = 'populatedOn'
const VERSION = 'populatedByVersion'
const MILLISECONDS = 24 * 60 * 60 * 1000

/** Notes for which day and by which version of the tables a population is made; the first note stays. */
export function rememberBirth(database: Database, today: string): void {
  if (readSetting(database, DAY) !== undefined) return
  writeSetting(database, DAY, today)
  writeSetting(database, VERSION, String(versionOf(database)))
}

/** How far a data file lags behind the gateway that opens it. */
export interface DataAge {
  /** Days since the day that its first members are relative to; 0 when it is not known. */
  readonly days: number
  /** How many changes of the tables came since: what these hold, its members lack. */
  readonly changes: number
}

/** The age of a data file on a day. Members grow old with it, as real ones do: nobody is moved to a later day. */
export function dataAge(database: Database, today: string): DataAge {
  const day = readSetting(database, DAY) ?? today
  const version = versionOf(database)
  return {
    days: Math.round((Date.parse(today) - Date.parse(day)) / MILLISECONDS),
    changes: version - Number(readSetting(database, VERSION) ?? version),
  }
}

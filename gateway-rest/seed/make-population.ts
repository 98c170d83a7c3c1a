import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { openDataFile } from '../store/data-file.ts'
import { Database } from '../store/database.ts'
import { openNewDatabase } from '../store/open-database.ts'
import { type Population, populate } from './populate.ts'

/**
 * Makes a data file with a population of any size in bounded memory, replacing any earlier one. It is built under a
 * temporary name (`.part`) and renamed when it is complete and on disk, so that a killed run leaves the old file.
 * @throws Error when the path cannot be used, a gateway has the file open, or another run is making it.
 */
export async function makePopulation(file: string, population: Population): Promise<void> {
  const part = `${file}.part`
  refuseWhileInUse(file)
  refuseWhileInUse(part)
  await rm(part, { force: true })
  const database = openNewDatabase(part)
  try {
    await withoutIndexes(database, () => populate(database, population))
  } finally {
    database.close()
  }
  await syncToDisk(part)
  refuseWhileInUse(file)
  await rename(part, file)
  await syncToDisk(dirname(file))
}

function refuseWhileInUse(file: string): void {
  if (isInUse(file)) throw new Error(`${file} is in use`)
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Whether another connection, of this or another process, has the database file open. If not, its write-ahead log is
 * merged into the file.
 */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  return openDataFile(file, () => {
    const database = new Database(file)
    try {
      // Only the last connection can leave WAL mode, and only without others can it lock the file exclusively.
      database.execute('pragma journal_mode = delete; begin exclusive; rollback')
      return false
    } catch (error) {
      if ((error as { errcode?: number }).errcode === BUSY) return true
      throw error
    } finally {
      database.close()
    }
  })
}

const BUSY = 5

interface IndexRow {
  readonly name: string
  readonly sql: string
}

/** Drops the indexes during bulk work and rebuilds them afterwards, which is faster than updating them row by row. */
async function withoutIndexes(database: Database, work: () => Promise<void>): Promise<void> {
  const indexes = database.all<IndexRow>("select name, sql from sqlite_schema where type = 'index' and sql is not null")
  for (const { name } of indexes) database.execute(`drop index ${name}`)
  await work()
  for (const { sql } of indexes) database.execute(sql)
}

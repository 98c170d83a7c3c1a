import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Database } from '../store/database.ts'
import { openNewDatabase } from '../store/open-database.ts'
import { type Population, populate } from './populate.ts'

/**
 * Makes a data file with a population of any size in bounded memory, in the place of any earlier one. It is filled under
 * another name (`.part`) and takes its own once it is whole and on the disk: a run that is killed leaves what was there.
 * @throws Error when a gateway has the file open, or another run is making it.
 */
export async function makePopulation(file: string, population: Population): Promise<void> {
  const part = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
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
 * Whether another connection, of this or any process, has the database file open. When nobody has, what its write-ahead
 * log still held is in the file itself afterwards.
 */
function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new Database(file)
  try {
    // Only the last connection may leave WAL, and only one without competitors may lock everybody out.
    database.execute('pragma journal_mode = delete; begin exclusive; rollback')
    return false
  } catch (error) {
    return (error as { errcode?: number }).errcode === BUSY
  } finally {
    database.close()
  }
}

const BUSY = 5

interface IndexRow {
  readonly name: string
  readonly sql: string
}

/** Does work while the database has none of its own indexes, then makes them all at once, which sorts them instead of stirring them. */
async function withoutIndexes(database: Database, work: () => Promise<void>): Promise<void> {
  const indexes = database.all<IndexRow>("select name, sql from sqlite_schema where type = 'index' and sql is not null")
  for (const { name } of indexes) database.execute(`drop index ${name}`)
  await work()
  for (const { sql } of indexes) database.execute(sql)
}

import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isInUse } from '../store/is-in-use.ts'
import { openNewDatabase } from '../store/open-new-database.ts'
import { withoutIndexes } from '../store/without-indexes.ts'
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

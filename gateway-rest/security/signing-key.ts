import { randomBytes } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

const NAME = 'signingKey'

/** The key that signs tokens: made once, kept in the database, so that tokens outlive a restart and hold in every process on it. */
export function signingKey(database: Database): Uint8Array {
  const stored =
    readSetting(database, NAME) ?? database.transaction(() => readSetting(database, NAME) ?? make(database))
  return Buffer.from(stored, 'base64url')
}

function make(database: Database): string {
  const key = randomBytes(32).toString('base64url')
  writeSetting(database, NAME, key)
  return key
}

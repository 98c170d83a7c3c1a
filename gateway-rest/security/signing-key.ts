import { randomBytes } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

/** The key that signs tokens: made once, kept in the database, so that tokens outlive a restart. */
export function signingKey(database: Database): Uint8Array {
  const stored = readSetting(database, 'signingKey')
  if (stored !== undefined) return Buffer.from(stored, 'base64url')
  const key = randomBytes(32)
  writeSetting(database, 'signingKey', key.toString('base64url'))
  return key
}

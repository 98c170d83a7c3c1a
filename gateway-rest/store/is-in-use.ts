import { existsSync } from 'node:fs'
import { Database } from './database.ts'

/**
 * Whether another connection, of this or any process, has the database file open. When nobody has, what its write-ahead
 * log still held is in the file itself afterwards.
 */
export function isInUse(file: string): boolean {
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

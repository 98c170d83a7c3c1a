import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { readSetting, writeSetting } from '../store/setting.ts'

/** A key of tokens. */
export interface TokenKey {
  readonly key: KeyObject
  /** When another took its place, in seconds since 1970: it signs nothing since then. */
  readonly retiredAt?: number | undefined
}

/** The keys that count now, the one that signs first. `anew` where another process may just have changed them. */
export type TokenKeys = (anew?: 'anew') => readonly [TokenKey, ...TokenKey[]]

interface StoredKey {
  readonly key: string
  readonly retiredAt?: number
}

const SIGNING_KEY = 'signingKey'
const TOKEN_KEYS = 'tokenKeys'

/** How long keys are kept in memory: what another process rotates signs here within this time. */
const KEPT_MS = 1_000
/** How often at most keys are read anew for tokens of no known key. */
const ANEW_MS = 50

/**
 * The secret of this data, made once and kept: what is stored under a keyed digest stays found. It is also the first key of
 * tokens: they stay valid after a restart and in other processes.
 */
export function signingKey(database: Database): Uint8Array {
  const stored =
    readSetting(database, SIGNING_KEY) ??
    database.transaction(() => readSetting(database, SIGNING_KEY) ?? makeSigningKey(database))
  return Buffer.from(stored, 'base64url')
}

function makeSigningKey(database: Database): string {
  const key = newKey()
  writeSetting(database, SIGNING_KEY, key)
  return key
}

/** The keys of tokens in a database (OPS-19). An old one counts until its tokens are over: as long as a session lasts at most. */
export function tokenKeys(database: Database, clock: Clock, longestSeconds: number): TokenKeys {
  let kept: { at: number; keys: readonly [TokenKey, ...TokenKey[]] } | undefined
  return anew => {
    const now = clock.now().getTime()
    const age = Math.abs(now - (kept?.at ?? 0))
    if (kept === undefined || age >= (anew ? ANEW_MS : KEPT_MS)) {
      const isOver = ({ retiredAt }: StoredKey) => retiredAt !== undefined && retiredAt + longestSeconds <= now / 1000
      const [first, ...older] = readKeys(database)
      kept = { at: now, keys: [toKey(first), ...older.filter(key => !isOver(key)).map(toKey)] }
    }
    return kept.keys
  }
}

/** Lets a new key sign from now on; the former ones verify what they signed. In every process within a second. */
export function rotateTokenKeys(database: Database, clock: Clock, longestSeconds: number): { verifying: number } {
  const retiredAt = Math.floor(clock.now().getTime() / 1000)
  return database.transaction(() => {
    const [former, ...older] = readKeys(database)
    const stillCount = older.filter(key => (key.retiredAt ?? 0) + longestSeconds > retiredAt)
    const keys: StoredKey[] = [{ key: newKey() }, { ...former, retiredAt }, ...stillCount]
    writeSetting(database, TOKEN_KEYS, JSON.stringify(keys))
    return { verifying: keys.length - 1 }
  })
}

function readKeys(database: Database): [StoredKey, ...StoredKey[]] {
  const stored = readSetting(database, TOKEN_KEYS)
  if (stored === undefined) return [{ key: Buffer.from(signingKey(database)).toString('base64url') }]
  return JSON.parse(stored) as [StoredKey, ...StoredKey[]]
}

const newKey = () => randomBytes(32).toString('base64url')

function toKey({ key, retiredAt }: StoredKey): TokenKey {
  return { key: createSecretKey(Buffer.from(key, 'base64url')), retiredAt }
}

import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import type { Digest } from './digest.ts'

/** A device from which somebody has logged in before. */
export interface KnownDevice {
  /** Digest of its secret. */
  readonly device: string
  readonly failures: number
}

interface Services {
  readonly database: Database
  readonly clock: Clock
  readonly digest: Digest
}

/** More of one sign-in are not kept: those used longest ago go first. */
const KEPT = 20
/** As long as browsers keep a cookie. */
const KEPT_DAYS = 400

const DAY_MS = 24 * 60 * 60 * 1000

/** The device that a secret stands for, if this very sign-in has logged in from it (SEC-14). Nobody else's word makes a device known. */
export function findDevice(
  { database, clock, digest }: Services,
  username: string,
  secret: string | undefined,
): KnownDevice | undefined {
  if (secret === undefined) return undefined
  return database.get<KnownDevice>(
    'select device, failures from knownDevice where device = ? and username = ? and usedAt > ?',
    deviceOf(digest, secret),
    username,
    clock.now().getTime() - KEPT_DAYS * DAY_MS,
  )
}

/** Makes a device known, or notes that it was used, after a right log-in from it. Returns its secret. */
export function rememberDevice(
  { database, clock, digest }: Services,
  username: string,
  secret: string = randomBytes(32).toString('base64url'),
): string {
  const now = clock.now().getTime()
  database.transaction(() => {
    database.run(
      `insert into knownDevice (device, username, usedAt, failures) values (?, ?, ?, 0)
       on conflict (device) do update set usedAt = excluded.usedAt, failures = 0`,
      deviceOf(digest, secret),
      username,
      now,
    )
    database.run(
      `delete from knownDevice where username = ? and device not in
         (select device from knownDevice where username = ? order by usedAt desc, device limit ${KEPT})`,
      username,
      username,
    )
  })
  return secret
}

/** Counts a wrong password on a known device, and gives how many there were in a row. */
export function countDeviceFailure(database: Database, { device }: KnownDevice): number {
  const row = database.get<{ failures: number }>(
    'update knownDevice set failures = failures + 1 where device = ? returning failures',
    device,
  )
  return row?.failures ?? Number.POSITIVE_INFINITY
}

/** From now on a device is a stranger's. */
export function forgetDevice(database: Database, { device }: KnownDevice): void {
  database.run('delete from knownDevice where device = ?', device)
}

/** No device of a sign-in is known any longer. */
export function forgetDevices(database: Database, username: string): void {
  database.run('delete from knownDevice where username = ?', username)
}

function deviceOf(digest: Digest, secret: string): string {
  return digest(`device ${secret}`)
}

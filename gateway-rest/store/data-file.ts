import { accessSync, constants, existsSync, lstatSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The database file that a path names: the path itself, or the file `name` in it when it is a folder or ends with a slash. */
export function dataFileAt(path: string, name = 'gateway.sqlite'): string {
  return path !== ':memory:' && (/[\\/]$/.test(path) || isFolder(path)) ? join(path, name) : path
}

/**
 * Opens a data file (or ':memory:') with `open`, after making its folder when it is missing.
 * @throws Error that says which path cannot be used, why, and what to do.
 */
export function openDataFile<T>(file: string, open: () => T): T {
  if (file === ':memory:') return open()
  try {
    makeFolder(dirname(resolve(file)))
    // SQLite would open it to read, and fail at the first write.
    if (existsSync(file) && !isFolder(file)) accessSync(file, constants.R_OK | constants.W_OK)
    return open()
  } catch (error) {
    throw explained(resolve(file), error)
  }
}

/** Deletes a data file with its write-ahead log. */
export function deleteDataFile(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
}

function explained(path: string, error: unknown): unknown {
  const { code, errcode } = error as { code?: string; errcode?: number }
  const why = WHY[errcode === undefined ? (code ?? '') : `SQLITE ${errcode & PRIMARY}`]
  if (why === undefined) return error
  const [reason, advice] = why(path)
  return new Error(`${path} cannot be used as the data file: ${reason}. ${advice}`)
}

/** The bits of SQLite's result code that say what kind of failure it is; the others say more about it. */
const PRIMARY = 0xff

type Reason = readonly [reason: string, advice: string]

const ELSEWHERE = 'Name another folder or file in GATEWAY_DATA (or --data).'
const PERMISSION = 'Give this user permission, or name another folder or file in GATEWAY_DATA (or --data).'
const SPACE = 'Free some space, or name a folder or file on another disk in GATEWAY_DATA (or --data).'

const notAFolder = (path: string): Reason => {
  const place = existingPath(dirname(path))
  return [
    `${place} ${existsSync(place) ? 'is a file, but has to be a folder' : 'is a link that leads nowhere'}`,
    ELSEWHERE,
  ]
}
const noPermission = (path: string): Reason => [
  existsSync(path)
    ? `this user may not write to it, or may not make files in ${dirname(path)}`
    : `this user may not make files or folders in ${existingPath(path)}`,
  PERMISSION,
]
const cannotOpen = (path: string): Reason => {
  if (isFolder(path)) return ['it is a folder', ELSEWHERE]
  return isThere(path) && !existsSync(path) ? ['it is a link that leads nowhere', ELSEWHERE] : noPermission(path)
}
const full = (): Reason => ['the disk is full', SPACE]

/** Reasons by the file system's error code, or by SQLite's result code. */
const WHY: Readonly<Record<string, (path: string) => Reason>> = {
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  ENOENT: path => [`no folder can be made in ${existingPath(path)}`, ELSEWHERE],
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: path => [`${existingPath(path)} is on a read-only file system`, ELSEWHERE],
  ENOSPC: full,
  // READONLY and CANTOPEN: SQLite also needs to make files beside the data file.
  'SQLITE 8': noPermission,
  'SQLITE 14': cannotOpen,
  'SQLITE 13': full,
  'SQLITE 26': () => ['it is not an SQLite database', ELSEWHERE],
}

/** The path, or the nearest one above it that exists: that is where the file system said no. */
function existingPath(path: string): string {
  return isThere(path) || path === dirname(path) ? path : existingPath(dirname(path))
}

/** Also of a link that leads nowhere. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

/** One folder after the other: the recursive mkdir of Node never returns where the file system allows no folders, as in /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  } catch {
    // What is wrong with it is told when it is opened.
    return false
  }
}

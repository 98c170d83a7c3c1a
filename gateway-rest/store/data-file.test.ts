import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'
import { dataFileAt } from './data-file.ts'
import { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { readSetting, writeSetting } from './setting.ts'

const NOBODY = 65_534

describe('the data file', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'data-file-'))
  })
  afterEach(async () => {
    if (process.getuid?.() === 0) process.seteuid?.(0)
    await chmod(folder, 0o700)
    await rm(folder, { recursive: true, force: true })
  })

  const opening = (path: string) => () => openDatabase(path).close()

  it('is a file of its own in a folder, or the path itself', () => {
    expect(dataFileAt(folder)).toBe(join(folder, 'gateway.sqlite'))
    expect(dataFileAt(`${folder}${sep}new${sep}`, 'people.sqlite')).toBe(join(folder, 'new/people.sqlite'))
    expect(dataFileAt(join(folder, 'new'))).toBe(join(folder, 'new'))
    expect(dataFileAt(':memory:')).toBe(':memory:')
  })

  it('is made with its folders', () => {
    openDatabase(join(folder, 'one/two/three.sqlite')).close()
    expect(opening(join(folder, 'one/two/three.sqlite'))).not.toThrow()
  })

  it('is told when a file is where a folder has to be', async () => {
    const file = join(folder, 'letter')
    await writeFile(file, 'no folder')
    for (const path of [join(file, 'a.sqlite'), join(file, 'deeper/a.sqlite')])
      expect(opening(path)).toThrow(
        `${path} cannot be used as the data file: ${file} is a file, but has to be a folder. Name another`,
      )
  })

  it('is told when a folder is where the file has to be', async () => {
    await mkdir(join(folder, 'gateway.sqlite'))
    expect(opening(join(folder, 'gateway.sqlite'))).toThrow(
      'gateway.sqlite cannot be used as the data file: it is a folder',
    )
  })

  it('is told when it is something else than a database, which stays as it is', async () => {
    const path = join(folder, 'letter.txt')
    await writeFile(path, 'Dear member, this is no database.')
    expect(opening(path)).toThrow(`${path} cannot be used as the data file: it is not an SQLite database.`)
    await expect(startTestGateway({ dataFile: path, fresh: true })).rejects.toThrow('it is not an SQLite database')
    expect(() => new Database(path).all('select 1 from sqlite_schema')).toThrow('not a database')
  })

  it('is told when the way to it is a link that leads nowhere', async () => {
    const link = join(folder, 'link')
    await symlink(join(folder, 'gone'), link)
    for (const path of [join(link, 'a.sqlite'), join(link, 'deeper/a.sqlite')])
      expect(opening(path)).toThrow(`${path} cannot be used as the data file: ${link} is a link that leads nowhere.`)
  })

  it.skipIf(process.platform === 'win32')('is told when this user has no permission', async () => {
    const file = join(folder, 'gateway.sqlite')
    openDatabase(file).close()
    await chmod(folder, 0o555)
    if (process.getuid?.() === 0) process.seteuid?.(NOBODY)
    for (const path of [join(folder, 'a.sqlite'), join(folder, 'deeper/a.sqlite')])
      expect(opening(path)).toThrow(
        `${path} cannot be used as the data file: this user may not make files or folders in ${folder}. Give this user permission, or name another folder or file in GATEWAY_DATA (or --data).`,
      )
    expect(opening(file)).toThrow(
      `${file} cannot be used as the data file: this user may not write to it, or may not make files in ${folder}.`,
    )
  })

  // Root may write to everything.
  it.skipIf(process.getuid?.() === 0)('is told when the file may only be read', async () => {
    const file = join(folder, 'gateway.sqlite')
    openDatabase(file).close()
    await chmod(file, 0o444)
    expect(opening(file)).toThrow(`${file} cannot be used as the data file: this user may not write to it, or`)
  })

  it('begins anew on request, and is kept otherwise', async () => {
    const file = join(folder, 'gateway.sqlite')
    const database = openDatabase(file)
    writeSetting(database, 'mark', 'old')
    database.close()
    const mark = async (fresh: boolean) => {
      await startTestGateway({ dataFile: file, fresh }).then(gateway => gateway.close())
      const opened = openDatabase(file)
      const found = readSetting(opened, 'mark')
      opened.close()
      return found
    }
    expect(await mark(false)).toBe('old')
    expect(await mark(true)).toBeUndefined()
  })
})

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { readSetting, writeSetting } from './setting.ts'

const MEGABYTE = 1024 * 1024

describe('the write-ahead log', () => {
  let folder = ''
  const open: Database[] = []
  const openHere = () => {
    const database = openDatabase(join(folder, 'gateway.sqlite'))
    open.push(database)
    return database
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  })
  afterEach(async () => {
    for (const database of open.splice(0)) database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('is checkpointed under load, so that it stays small however much is written beside a reader', async () => {
    const [writer, reader] = [openHere(), openHere()]
    for (let write = 1; write <= 60; write += 1) {
      writeSetting(writer, `name ${write % 3}`, String(write).repeat(MEGABYTE / 2))
      expect(readSetting(reader, `name ${write % 3}`)?.startsWith(String(write))).toBe(true)
    }
    expect((await stat(join(folder, 'gateway.sqlite-wal'))).size).toBeLessThan(16 * MEGABYTE)
  })

  it("lets one connection read what is stored while another's transaction is open", () => {
    const [writer, reader] = [openHere(), openHere()]
    writeSetting(writer, 'name', 'before')
    writer.transaction(() => {
      writeSetting(writer, 'name', 'after')
      expect(readSetting(reader, 'name')).toBe('before')
    })
    expect(readSetting(reader, 'name')).toBe('after')
  })

  it('waits for the disk in every process that opens the file, not only in the one that made it', () => {
    openHere()
    const second = openHere()
    expect(second.get('pragma synchronous')).toEqual({ synchronous: 2 })
    expect(second.get('pragma busy_timeout')).toEqual({ timeout: 5000 })
    expect(second.get('pragma foreign_keys')).toEqual({ foreign_keys: 1 })
  })
})

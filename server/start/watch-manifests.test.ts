import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchManifests } from './watch-manifests.ts'

let folder: string
let stop = () => {}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'watched-'))
  await mkdir(join(folder, 'first'))
})
afterEach(async () => {
  stop()
  await rm(folder, { recursive: true, force: true })
})

it('[OPS-11] tells once of files that are written together, also below', async () => {
  const told = Promise.withResolvers<void>()
  let times = 0
  const changed = () => {
    times += 1
    told.resolve()
  }
  stop = watchManifests(folder, changed, { signal: false, report: told.reject })
  for (const name of ['brand', 'theme', 'home']) await writeFile(join(folder, 'first', `${name}.json`), '{}')
  await told.promise
  expect(times).toBe(1)
})

it('[OPS-11] tells of SIGHUP, for folders whose changes cannot be seen', async () => {
  const told = Promise.withResolvers<void>()
  const before = process.listenerCount('SIGHUP')
  stop = watchManifests(folder, told.resolve, { signal: true, report: told.reject })
  process.emit('SIGHUP')
  await told.promise
  stop()
  expect(process.listenerCount('SIGHUP')).toBe(before)
})

import { mkdir, mkdtemp, mkdtempDisposable, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFromStart, watchManifests } from './watch-manifests.ts'

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

/** Watches, and tells when it is told the next time. */
function watching(): () => Promise<void> {
  let bell = Promise.withResolvers<void>()
  stop = watchManifests(folder, () => bell.resolve(), {
    signal: false,
    report: error => bell.reject(error),
    settleMs: 1,
  })
  return async () => {
    await bell.promise
    bell = Promise.withResolvers<void>()
  }
}

it('[OPS-11] [CHECK-22] tells each time that another file takes the place of one, as editors save', async () => {
  await using aside = await mkdtempDisposable(join(tmpdir(), 'aside-'))
  await writeFile(join(folder, 'first', 'home.json'), '{}')
  const told = watching()
  for (const text of ['1', '2', '3']) {
    // Whole before it comes, so that its coming is all that happens.
    await writeFile(join(aside.path, 'home.json'), text)
    await rename(join(aside.path, 'home.json'), join(folder, 'first', 'home.json'))
    await told()
  }
})

it('[OPS-11] tells of what happens in a new folder, and in one that took the place of another', async () => {
  await using aside = await mkdtempDisposable(join(tmpdir(), 'aside-'))
  const told = watching()
  await mkdir(join(folder, 'second'))
  await told()
  await mkdir(join(folder, 'second', 'assets'))
  await told()
  await writeFile(join(folder, 'second', 'assets', 'logo.svg'), '')
  await told()
  await rename(folder, join(aside.path, 'former'))
  await mkdir(folder)
  await told()
  await writeFile(join(folder, 'home.json'), '{}')
  await told()
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

it('[OPS-11] tells whoever takes changes late of what changed before, once, and of what changes then', async () => {
  const watched = watchFromStart(folder, { signal: false, report: () => {}, settleMs: 1 })
  stop = watched.stop
  const changed = vi.fn()
  await writeFile(join(folder, 'first', 'home.json'), '{}')
  // Nobody is there to be told.
  await setTimeout(300)
  watched.take(changed)
  expect(changed).toHaveBeenCalledTimes(1)
  await writeFile(join(folder, 'first', 'home.json'), '{ }')
  await vi.waitFor(() => expect(changed.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 })
})

it('[OPS-11] tells whoever takes changes of nothing where nothing changed', async () => {
  const watched = watchFromStart(folder, { signal: false, report: () => {}, settleMs: 1 })
  stop = watched.stop
  const changed = vi.fn()
  watched.take(changed)
  await setTimeout(50)
  expect(changed).not.toHaveBeenCalled()
})

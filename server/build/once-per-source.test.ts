import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { top } from './build-paths.ts'
import { type Build, isUpToDate, oncePerSource } from './once-per-source.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('builds when sources changed, and only then; a failed build is tried again', async () => {
  let runs = 0
  let broken = false
  const build: Build = {
    name: 'test',
    stamp: join(folder, 'out/stamp.json'),
    sources: [`${relative(top, folder)}/*.ts`],
    run: async () => {
      runs += 1
      if (broken) throw new Error('does not compile')
    },
  }
  await writeFile(join(folder, 'a.ts'), '1')
  expect([await oncePerSource(build), await oncePerSource(build), runs]).toEqual([true, false, 1])
  await writeFile(join(folder, 'a.test.ts'), 'tests change no build')
  expect(await isUpToDate(build)).toBe(true)
  broken = true
  await writeFile(join(folder, 'a.ts'), '2')
  await expect(oncePerSource(build)).rejects.toThrow('does not compile')
  broken = false
  expect([await isUpToDate(build), await oncePerSource(build), runs]).toEqual([false, true, 3])
})

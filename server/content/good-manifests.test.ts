import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compiledGood, type GoodManifests } from './good-manifests.ts'
import { manifestFiles, manifestsFolder } from './manifest-files.ts'
import { goodManifests, readManifests } from './read-manifests.ts'

let folder: string
let good: GoodManifests
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'good-')), 'elsewhere')
  await cp(manifestsFolder({}), folder, { recursive: true })
  // As a file keeps them.
  good = JSON.parse(JSON.stringify(await goodManifests(manifestsFolder({}))))
})
afterAll(() => rm(join(folder, '..'), { recursive: true }))

it('[OPS-22] manifests that were found good mean the same without another check, wherever they lie', async () => {
  const [kept, checked] = [compiledGood(await manifestFiles(folder), good), await readManifests(folder)]
  expect(JSON.stringify(kept)).toBe(JSON.stringify(checked))
  expect(kept?.map(({ revision }) => revision)).toEqual(checked.map(({ revision }) => revision))
})

it('[OPS-22] after any edit, or when an image comes or goes, they have to be checked', async () => {
  const text = join(folder, 'base/text.json')
  const before = await readFile(text, 'utf8')
  await writeFile(text, `${before} `)
  expect(compiledGood(await manifestFiles(folder), good)).toBeUndefined()
  await writeFile(text, before)
  expect(compiledGood(await manifestFiles(folder), good)).toBeDefined()
  const image = join(folder, 'base/assets/accredited.svg')
  await rename(image, `${image}.away`)
  expect(compiledGood(await manifestFiles(folder), good)).toBeUndefined()
  await rename(`${image}.away`, image)
})

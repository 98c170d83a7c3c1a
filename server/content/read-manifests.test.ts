import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saidByPortal } from '../cli/testing/said-by-portal.ts'
import { ManifestErrors } from './manifest-errors.ts'
import { manifestsFolder } from './manifest-files.ts'
import { readManifests } from './read-manifests.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifests-'))
  await cp(manifestsFolder({}), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function breakOne() {
  const file = join(folder, 'base/home.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"column"', '"colum"'))
  return file
}

describe('readManifests', () => {
  it('[SCOPE-08] compiles every brand that has a folder, each with its own domain id', async () => {
    const brands = await readManifests(folder)
    expect(brands.length).toBeGreaterThanOrEqual(4)
    expect(new Set(brands.map(({ brand }) => brand.domainId)).size).toBe(brands.length)
    for (const { brand } of brands) expect(brand.images.logo.src).toBe(`/brand-assets/${brand.id}/logo.svg`)
  })

  it('refuses wrong manifests with every mistake at its place', async () => {
    const file = await breakOne()
    const failure = await readManifests(folder).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ManifestErrors)
    expect(String(failure)).toContain(`${file}:`)
    expect(String(failure)).toContain('found     the field "colum"')
    expect(String(failure)).toContain('try       "column"')
    expect(String(failure)).toContain('1 mistake in the manifests.')
  })

  it('reads the folder that the environment names', () => {
    expect(manifestsFolder({ MANIFESTS: folder })).toBe(folder)
    expect(manifestsFolder({})).toMatch(/manifests$/)
  })
})

describe('portal check', () => {
  it('prints the same mistakes and fails, and passes when there are none', async () => {
    const check = (...args: string[]) => saidByPortal(['check', ...args], { folder })
    const good = await check()
    expect(good.code).toBe(0)
    expect(good.out).toMatch(
      /^\d+ files, \d+ brands, no mistakes, (no|\d+) warnings?, (no|\d+) hints?\.(?: [a-z]+-US in \S+: .*)?$/m,
    )
    const file = await breakOne()
    const bad = await check()
    expect(bad.code).toBe(1)
    expect(bad.out).toContain(`${file}:`)
    const machine = await check('--json')
    expect(machine.code).toBe(1)
    expect(JSON.parse(machine.out)).toMatchObject({ mistakes: [{ hint: '"column"' }] })
  })
})

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { buildPaths, top } from './build-paths.ts'

it('[SEC-29] [S28] names every package of production with its hash, and no address of a registry', async () => {
  await billOfMaterials.run()
  const text = await readFile(buildPaths.bill, 'utf8')
  const { bomFormat, components }: { bomFormat: string; components: { purl: string; hashes?: object[] }[] } =
    JSON.parse(text)
  const lock: { packages: Record<string, { version?: string; dev?: true }> } = JSON.parse(
    await readFile(resolve(top, 'package-lock.json'), 'utf8'),
  )
  const production = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  const purls = production.map(
    ([path, { version }]) => `pkg:npm/${path.replace(/^.*node_modules\//, '').replace('@', '%40')}@${version}`,
  )
  expect(bomFormat).toBe('CycloneDX')
  expect([...new Set(components.map(({ purl }) => purl))].toSorted()).toEqual([...new Set(purls)].toSorted())
  expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  expect(text).not.toMatch(/registry|tarball|\.tgz/)
})

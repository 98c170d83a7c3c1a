import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { manifestFiles } from '../../server/content/manifest-files.ts'

const { files, imageAddress } = await manifestFiles(resolve(import.meta.dirname, '../../manifests'))
/** Brands without rules of their own are right, and without words of another language. */
const optional = /\/base\/(?:invariants\.json|[a-z]+\.[a-z]{2}\.json)$/

it('[CHECK-12] a file of base, or a brand.json, that is gone is one message that says so', () => {
  const needed = files
    .map(({ path }) => path)
    .filter(path => /\/base\/|\/brand\.json$/.test(path) && !optional.test(path))
  expect(needed.length).toBeGreaterThan(15)
  const memory = new CheckMemory()
  for (const gone of needed) {
    const { diagnostics } = checkManifests(
      files.filter(({ path }) => path !== gone),
      imageAddress,
      memory,
    )
    expect(diagnostics.map(({ file, line, found }) => [file, line, found])).toEqual([[gone, 1, 'no such file']])
  }
})

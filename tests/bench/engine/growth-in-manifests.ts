import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import type { ManifestFile } from '../../../engine/check/parse-folders.ts'
import { ManifestErrors } from '../../../server/content/manifest-errors.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'
import { manyItems } from './many-items.ts'

/** What so many times the items of base cost, in one brand. */
export interface ManifestGrowth {
  times: number
  /** Parsing, merging and checking it, invariants among it, milliseconds. */
  check: number
  /** Looking for what is most likely not meant. */
  analysis: number
}

/** Measures each number once, from the smallest on. @throws ManifestErrors when a larger manifest is wrong */
export async function growthInManifests(
  brand: string,
  counts: readonly number[],
  today: string,
): Promise<ManifestGrowth[]> {
  const { files, imageAddress } = await manifestFiles(manifestsFolder())
  return counts.map(times => {
    const start = performance.now()
    const checked = checkManifests(manyItems(files, brand, times), imageAddress)
    const done = performance.now()
    if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
    analyseManifests(checked, today)
    return { times, check: done - start, analysis: performance.now() - done }
  })
}

/** Milliseconds from an edit to what the check says of all brands, by the file that is edited, while one goes on editing. */
export async function timeEdits(rounds: number): Promise<{ file: string; check: number }[]> {
  const { files, imageAddress } = await manifestFiles(manifestsFolder())
  const memory = new CheckMemory()
  const edited = (file: string, round: number) =>
    files.map((each): ManifestFile => {
      if (!each.path.endsWith(file)) return each
      return { path: each.path, text: each.text.replace('"title": "', `"title": "${round} `) }
    })
  checkManifests(files, imageAddress, memory)
  return ['base/home.json', 'base/menus.json', 'regional/menus.json'].map(file => {
    const times = Array.from({ length: rounds }, (_, round) => {
      const now = edited(file, round)
      const start = performance.now()
      checkManifests(now, imageAddress, memory)
      return performance.now() - start
    })
    return { file, check: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN }
  })
}

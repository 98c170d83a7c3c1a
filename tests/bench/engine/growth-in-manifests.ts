import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
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
    const checked = checkManifests(manyItems(files, brand, times), imageAddress, undefined, today)
    const done = performance.now()
    if (checked.diagnostics.length > 0) throw new ManifestErrors(checked.diagnostics)
    analyseManifests(checked, today)
    return { times, check: done - start, analysis: performance.now() - done }
  })
}

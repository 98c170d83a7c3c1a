import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { ManifestErrors } from '../../../server/content/manifest-errors.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'
import { manyBrands } from './many-brands.ts'
import { compiled, resolveHome } from './resolve-home.ts'
import { timeInTurns } from './time-in-turns.ts'

/** What a number of brands costs. */
export interface BrandGrowth {
  brands: number
  /** Parsing, merging and checking all of them, milliseconds. */
  check: number
  /** Compiling all of them, milliseconds. */
  compile: number
  /** Home of the last brand for one member, microseconds. */
  resolve: number
  /** Heap that their compiled manifests hold, megabytes. */
  heap: number
}

/** Measures each number of brands once, from the smallest on. @throws ManifestErrors when a copy is wrong */
export async function growthInBrands(counts: readonly number[]): Promise<BrandGrowth[]> {
  const { files } = await manifestFiles(manifestsFolder())
  const lines: BrandGrowth[] = []
  for (const count of counts) {
    const before = heap()
    const start = performance.now()
    const { brands, diagnostics } = checkManifests(manyBrands(files, count), (_, file) => `/${file}`)
    if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)
    const checked = performance.now()
    const ready = brands.map(({ manifest }) => compiled(manifest))
    const done = performance.now()
    const last = ready.at(-1)
    if (!last) throw new Error('There is no brand')
    const home = new Map([['home', resolveHome(last, { shell: false })]])
    const resolve = (await timeInTurns(home, { rounds: 3, ms: 50 })).get('home') ?? Number.NaN
    lines.push({ brands: count, check: checked - start, compile: done - checked, resolve, heap: heap() - before })
  }
  return lines
}

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}

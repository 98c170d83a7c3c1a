import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
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
  /** Looking in all of them for what is most likely not meant. */
  analysis: number | undefined
  /** Compiling all of them, milliseconds. */
  compile: number
  /** Home of the last brand for one member, microseconds. */
  resolve: number
  /** Heap that their compiled manifests hold, megabytes. */
  heap: number
}

/** Beyond so many brands nobody looks through what is found. */
const mostAnalysed = 400

/** Measures each number of brands once, from the smallest on. @throws ManifestErrors when a copy is wrong */
export async function growthInBrands(counts: readonly number[], today: string): Promise<BrandGrowth[]> {
  const { files } = await manifestFiles(manifestsFolder())
  const lines: BrandGrowth[] = []
  for (const count of counts) {
    const before = heap()
    const start = performance.now()
    const result = checkManifests(manyBrands(files, count), (_, file) => `/${file}`)
    const { brands, diagnostics } = result
    if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)
    const check = performance.now() - start
    const analysis = count > mostAnalysed ? undefined : timed(() => analyseManifests(result, today))
    const checked = performance.now()
    const ready = brands.map(({ manifest }) => compiled(manifest))
    const done = performance.now()
    const last = ready.at(-1)
    if (!last) throw new Error('There is no brand')
    const home = new Map([['home', resolveHome(last, { shell: false })]])
    const resolve = (await timeInTurns(home, { rounds: 3, ms: 50 })).get('home') ?? Number.NaN
    lines.push({ brands: count, check, analysis, compile: done - checked, resolve, heap: heap() - before })
  }
  return lines
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1_000_000
}

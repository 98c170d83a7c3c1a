import { analyseManifests } from '../../../engine/analyse/analyse-manifests.ts'
import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'
import { type BrandRules, brandRules } from './brand-rules.ts'
import { type ConditionTimes, compareConditions } from './compare-conditions.ts'
import { type BrandGrowth, growthInBrands } from './growth-in-brands.ts'
import { growthInItems, type ItemGrowth } from './growth-in-items.ts'
import { growthInManifests, type ManifestGrowth } from './growth-in-manifests.ts'
import { compiled, resolveHome } from './resolve-home.ts'
import { timeInTurns, type Work } from './time-in-turns.ts'
import { timeInvariants, timeMends, timeWatch, type WatchTimes } from './time-tools.ts'

/** Everything that a run found. */
export interface EngineResult {
  node: string
  conditions: { count: number; times: ConditionTimes[] }
  /** Microseconds for one member, by brand. */
  home: { brand: string; screen: number; withShell: number }[]
  /** Milliseconds. */
  check: { first: number; one: number; all: number; firstAnalysis: number; analysis: number }
  watch: WatchTimes[]
  invariants: { count: number; proved: number }
  mends: { count: number; mended: number }
  brands: BrandGrowth[]
  items: ItemGrowth[]
  manifests: ManifestGrowth[]
}

export interface EngineOptions {
  /** Length of one measurement, milliseconds. */
  ms: number
  brands: readonly number[]
  items: readonly number[]
}

/** Runs everything, one after the other; tells each step. */
export async function runBench(
  { ms, brands, items }: EngineOptions,
  tell: (step: string) => void,
): Promise<EngineResult> {
  tell('check')
  const check = await timeCheck(ms)
  const shipped = await brandRules()
  tell('conditions')
  const times = await compareConditions(shipped, ms)
  tell('home')
  const home = await timeHome(shipped, ms)
  tell('tools')
  const invariants = timeInvariants(
    shipped.map(({ manifest }) => manifest),
    today,
  )
  const watch = await timeWatch(9)
  const mends = await timeMends()
  tell('growth in items')
  const byItems = await growthInItems(shipped[0]?.brand ?? '', items)
  const manifests = await growthInManifests(shipped[0]?.brand ?? '', [1, 10], today)
  tell('growth in brands')
  const byBrands = await growthInBrands(brands, today)
  const count = shipped.reduce((sum, { conditions }) => sum + conditions.length, 0)
  return {
    ...{ node: process.version, conditions: { count, times }, home, check, watch },
    ...{ invariants, mends },
    ...{ brands: byBrands, items: byItems, manifests },
  }
}

/** Any day after the shipped manifests' own. */
const today = '2026-11-20'

/** The very first check of a process, which nothing has warmed, and the usual one: of one brand, of all, and with the analysis of all. */
async function timeCheck(ms: number): Promise<EngineResult['check']> {
  const { files, imageAddress, typefaces } = await manifestFiles(manifestsFolder())
  const folders = new Set(files.map(({ path }) => path.split('/').at(-2)))
  const other = [...folders].filter(folder => folder !== 'base').slice(1)
  const one = files.filter(({ path }) => !other.some(folder => path.includes(`/${folder}/`)))
  const start = performance.now()
  checkManifests(one, imageAddress)
  const first = performance.now() - start
  const checkAll = () => checkManifests(files, imageAddress, undefined, today)
  const analyse = () => analyseManifests(checkAll(), today, undefined, typefaces)
  const begun = performance.now()
  analyse()
  const firstAnalysis = performance.now() - begun
  const times = await timeInTurns(
    new Map<string, Work>([
      ['one', () => checkManifests(one, imageAddress)],
      ['all', checkAll],
      ['analysis', analyse],
    ]),
    { rounds: 3, ms },
  )
  const inMs = (name: string) => (times.get(name) ?? Number.NaN) / 1000
  return { first, one: inMs('one'), all: inMs('all'), firstAnalysis, analysis: inMs('analysis') }
}

async function timeHome(brands: readonly BrandRules[], ms: number): Promise<EngineResult['home']> {
  const ready = brands.map(({ brand, manifest }) => ({ brand, compiled: compiled(manifest) }))
  const works = ready.flatMap(({ brand, compiled: own }): [string, Work][] => [
    [`${brand} screen`, resolveHome(own, { shell: false })],
    [`${brand} whole`, resolveHome(own, { shell: true })],
  ])
  const times = await timeInTurns(new Map(works), { rounds: 5, ms })
  const of = (name: string) => times.get(name) ?? Number.NaN
  return ready.map(({ brand }) => ({ brand, screen: of(`${brand} screen`), withShell: of(`${brand} whole`) }))
}

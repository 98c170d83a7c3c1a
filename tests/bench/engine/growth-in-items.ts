import { checkManifests } from '../../../engine/check/check-manifests.ts'
import type { ManifestFile } from '../../../engine/check/parse-folders.ts'
import { ManifestErrors } from '../../../server/content/manifest-errors.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'
import { compiled, resolveHome } from './resolve-home.ts'
import { timeInTurns } from './time-in-turns.ts'

/** What a Home of many items costs. */
export interface ItemGrowth {
  items: number
  /** Parsing, merging and checking one brand, milliseconds. */
  check: number
  /** Home for one member, microseconds. */
  resolve: number
}

const conditions = [
  { use: 'subscriber' },
  { all: [{ medical: ['active'] }, { not: { referrals: ['no'] } }] },
  { any: [{ relationship: ['dependent'] }, { in: 'preventive-care-group' }] },
]

/** One brand whose Home has as many alerts more; every third of them shows to a member. */
function withItems(files: readonly ManifestFile[], brand: string, items: number): ManifestFile[] {
  const own = files.filter(({ path }) => path.includes('/base/') || path.includes(`/${brand}/`))
  return own.map(({ path, text }) => {
    if (!path.endsWith('/base/home.json')) return { path, text }
    const home = JSON.parse(text)
    const [model] = home.items.filter((item: { block: string }) => item.block === 'plan-management-banner').slice(-1)
    const { link: _, variants: __, ...plain } = model
    const more = Array.from({ length: items }, (_none, index) => ({
      ...plain,
      id: `item-${index}`,
      showWhen: conditions[index % conditions.length],
    }))
    return { path, text: JSON.stringify({ ...home, items: [...home.items, ...more] }) }
  })
}

/** Measures each number of items, from the smallest on. @throws ManifestErrors when the larger manifest is wrong */
export async function growthInItems(brand: string, counts: readonly number[]): Promise<ItemGrowth[]> {
  const { files, imageAddress } = await manifestFiles(manifestsFolder())
  const lines: ItemGrowth[] = []
  for (const items of counts) {
    const larger = withItems(files, brand, items)
    const start = performance.now()
    const { brands, diagnostics } = checkManifests(larger, imageAddress)
    const check = performance.now() - start
    if (diagnostics.length > 0) throw new ManifestErrors(diagnostics)
    const [only] = brands
    if (!only) throw new Error('There is no brand')
    const home = new Map([['home', resolveHome(compiled(only.manifest), { shell: false })]])
    const resolve = (await timeInTurns(home, { rounds: 3, ms: 50 })).get('home') ?? Number.NaN
    lines.push({ items, check, resolve })
  }
  return lines
}

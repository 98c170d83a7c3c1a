import { mendFiles } from '../../../engine/check/mend-files.ts'
import type { ManifestFile } from '../../../engine/check/parse-folders.ts'
import { breachesOf } from '../../../engine/invariants/breaches-of.ts'
import { registry } from '../../../engine/members/registry.ts'
import { brandGround } from '../../../engine/parts/brand-ground.ts'
import type { Manifest } from '../../../schema/generated/manifests.ts'
import { watchedReports } from '../../../server/cli/check/watched-reports.ts'
import { manifestsCopy } from '../../../server/cli/testing/manifests-copy.ts'
import { manifestFiles, manifestsFolder } from '../../../server/content/manifest-files.ts'
import { median } from '../graph/load/percentile.ts'

/** Edits as somebody makes them one after the other; each says something that was never checked before. */
const edits: readonly { what: string; file: string; from: (round: number) => string; to: (round: number) => string }[] =
  [
    ...['base/home.json', 'base/menus.json', 'regional/menus.json'].map(file => ({
      ...{ what: `a title of ${file}`, file },
      from: (round: number) => `"title": "${round === 0 ? '' : `${round - 1} `}`,
      to: (round: number) => `"title": "${round} `,
    })),
    {
      ...{ what: 'a slip in senior/theme.json', file: 'senior/theme.json' },
      from: round => (round === 0 ? '"colors"' : `"colours${round - 1}"`),
      to: round => `"colours${round}"`,
    },
  ]

export interface WatchTimes {
  what: string
  /** What is wrong. */
  told: number
  /** What is most likely not meant, too. */
  whole: number
}

/** Milliseconds from a save until a running `portal check --watch` tells what is wrong (CHECK-22), and what may not be meant. */
export async function timeWatch(rounds: number): Promise<WatchTimes[]> {
  const lines: WatchTimes[] = []
  for (const { what, file, from, to } of edits) {
    await using manifests = await manifestsCopy()
    const stop = new AbortController()
    const reports = watchedReports(manifests.folder, () => new Date(), stop.signal)
    await reports.next()
    const times: { told: number; whole: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      await manifests.edit(file, from(round), to(round))
      const saved = performance.now()
      const first = await reports.next()
      const told = performance.now() - saved
      if (!first.done && first.value.goesOn) await reports.next()
      times.push({ told, whole: performance.now() - saved })
    }
    stop.abort()
    await reports.next()
    const of = (read: (each: (typeof times)[number]) => number) => median(times.map(read))
    lines.push({ what, told: of(({ told }) => told), whole: of(({ whole }) => whole) })
  }
  return lines
}

/** Milliseconds that it takes to prove all invariants of some brands, and how many these are. */
export function timeInvariants(brands: readonly Manifest[], today: string): { count: number; proved: number } {
  const start = performance.now()
  // A ground is kept as long as its manifest: these are others that say the same.
  for (const manifest of structuredClone(brands)) breachesOf(brandGround(manifest, registry), today)
  const proved = performance.now() - start
  return { count: brands.reduce((sum, { invariants }) => sum + invariants.invariants.length, 0), proved }
}

/** Milliseconds for `portal mend` to mend a slip in each of some files, and how many it mended. */
export async function timeMends(): Promise<{ count: number; mended: number }> {
  const { files, imageAddress } = await manifestFiles(manifestsFolder())
  const wrong = files.map(
    ({ path, text }): ManifestFile => ({ path, text: text.replace(/"(title|colors|lines|guards)":/, '"$1s":') }),
  )
  const start = performance.now()
  const { mended } = mendFiles(wrong, imageAddress, () => true)
  return { count: mended.length, mended: performance.now() - start }
}

import { type CheckedManifests, checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import type { Diagnostic } from '../../../engine/check/diagnostic.ts'
import { type MergeMistake, withItems } from '../../../engine/merge/merge-manifests.ts'
import { asManifests } from '../folder-files.ts'
import type { GoodBrand } from '../good-manifests.ts'
import { type ReadFolder, shownPath } from '../manifest-files.ts'
import { goodIn } from '../read-manifests.ts'
import { type FileBytes, treeOf } from '../store/file-bytes.ts'
import { treeHash } from '../store/trees.ts'
import { type DatedItem, datesOf } from './dated-items.ts'
import { findingsOf, type NewFinding, type ReviewReport, reviewReport } from './review-report.ts'
import { type SamplePeople, type StandIn, standIns } from './stand-ins.ts'

/** Two versions of all files, and the first day that counts, yyyy-mm-dd. */
export interface Compared {
  readonly before: FileBytes
  readonly after: FileBytes
  readonly since: string
}

/** What the thread that checks is asked. */
export type Task =
  | { readonly kind: 'mistakes'; readonly files: FileBytes }
  | { readonly kind: 'good'; readonly files: FileBytes; readonly folder: string | undefined }
  | ({ readonly kind: 'report' } & Compared)
  | { readonly kind: 'dates'; readonly files: FileBytes }
  | { readonly kind: 'warnings'; readonly files: FileBytes; readonly since: string }
  | ({ readonly kind: 'standIns'; readonly people: SamplePeople } & Compared)

/** What it answers to each. */
export interface Answers {
  mistakes: readonly MergeMistake[]
  good: { good: readonly GoodBrand[]; refused: readonly string[]; diagnostics: readonly Diagnostic[] }
  report: ReviewReport
  dates: readonly DatedItem[]
  warnings: readonly NewFinding[]
  standIns: Readonly<Record<string, readonly StandIn[]>>
}

/** A version of all files, as read and as checked. */
interface Version {
  readonly read: ReadFolder
  readonly checked: CheckedManifests
}

/** An answer, or why there is none. */
export type Told = { readonly answer: Answers[Task['kind']] } | { readonly failure: string }

/** So many versions are kept as they were checked: what is approved is published, and served then. */
const kept = 3

/** Does what is asked, one thing after another: what did not change since is not checked again. */
export function createTasks(): (task: Task) => Answers[Task['kind']] {
  const memory = new CheckMemory()
  const versions = new Map<string, Version>()
  let assets: { key: string; of: Pick<ReadFolder, 'imageAddress' | 'typefaces'> } | undefined

  function versionOf(files: FileBytes, folder?: string): Version {
    const key = `${folder ?? ''} ${treeHash(treeOf(files))}`
    const known = versions.get(key)
    if (known) return known
    const read = asManifests(files, folder === undefined ? undefined : path => shownPath(`${folder}/${path}`))
    const ofAssets = treeHash(treeOf(new Map([...files].filter(([path]) => path.includes('/assets/')))))
    // The same functions for the same assets: the memory tells inputs apart by what they are, not by what they say.
    if (assets?.key !== ofAssets) assets = { key: ofAssets, of: { ...read, typefaces: measuredOnce(read.typefaces) } }
    const own = { ...read, imageAddress: assets.of.imageAddress, typefaces: assets.of.typefaces }
    const version = { read: own, checked: checkManifests(own.files, own.imageAddress, memory) }
    versions.set(key, version)
    for (const oldest of versions.keys()) if (versions.size > kept) versions.delete(oldest)
    return version
  }

  return task => {
    switch (task.kind) {
      case 'mistakes': {
        const { read, checked } = versionOf(task.files)
        return withItems(checked.diagnostics, read.files)
      }
      case 'good': {
        const { checked } = versionOf(task.files, task.folder)
        return { ...goodIn(checked), diagnostics: checked.diagnostics }
      }
      case 'report':
        return reviewReport(versionOf(task.before), versionOf(task.after), task.since)
      case 'dates':
        return datesOf(versionOf(task.files).checked)
      case 'warnings':
        return findingsOf(versionOf(task.files), task.since).filter(({ severity }) => severity === 'warning')
      case 'standIns':
        return standIns(versionOf(task.before), versionOf(task.after), task.since, task.people)
    }
  }
}

/** Measures each typeface once: a file is read letter by letter. */
function measuredOnce(measure: ReadFolder['typefaces']): ReadFolder['typefaces'] {
  const measured = new Map<string, ReturnType<typeof measure>>()
  return address => {
    if (!measured.has(address)) measured.set(address, measure(address))
    return measured.get(address)
  }
}

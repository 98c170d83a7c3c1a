import { CheckMemory } from '../../../engine/check/check-memory.ts'
import { readGlossaries } from '../../content/glossaries.ts'
import { type ManifestFolder, manifestFiles, type ReadFolder } from '../../content/manifest-files.ts'
import { watchManifests } from '../../start/watch-manifests.ts'
import { WrongUse } from '../frame/wrong-use.ts'
import { type CheckReport, checkReport, reportsInTurn } from './check-report.ts'

/** A report, and the files whose change made it. */
export interface WatchedReport extends CheckReport {
  changed: readonly string[]
  /** Whether what is most likely not meant is yet to be told, in a report of its own. */
  goesOn: boolean
}

/** Half of what a person takes for at once is left for the check itself. */
const settleMs = 50

/**
 * A report at the beginning, and after each change of a folder first what is wrong, then what is most likely not meant, until
 * the signal. Only what an edit can touch is checked again (CHECK-22).
 */
export async function* watchedReports(
  folder: string,
  now: () => Date,
  until?: AbortSignal,
): AsyncGenerator<WatchedReport, undefined> {
  const memory = new CheckMemory()
  let bell = Promise.withResolvers<void>()
  let failure: unknown
  const ring = () => bell.resolve()
  const fail = (error: unknown) => {
    failure = error
    ring()
  }
  const stop = watchManifests(folder, ring, { signal: false, settleMs, report: fail })
  until?.addEventListener('abort', ring)
  try {
    let read = await manifestFiles(folder)
    const glossaries = await readGlossaries(folder)
    yield { ...checkReport(read, now(), memory, glossaries), changed: [], goesOn: false }
    while (!until?.aborted) {
      await bell.promise
      bell = Promise.withResolvers<void>()
      if (failure !== undefined) throw new WrongUse(`${folder} cannot be watched: ${String(failure)}`)
      if (until?.aborted) return undefined
      const again = await manifestFiles(folder)
      const changed = changedFiles(read, again)
      if (changed.length === 0) continue
      read = sameImages(read, again) ? { ...read, files: again.files } : again
      for (const { report, goesOn } of reportsInTurn(read, now(), memory, glossaries))
        yield { ...report, changed, goesOn }
    }
    return undefined
  } finally {
    stop()
    until?.removeEventListener('abort', ring)
  }
}

const sameImages = (before: ReadFolder, now: ReadFolder) => before.images.join('\n') === now.images.join('\n')

/** Files that came, went or say something else, images among them. */
function changedFiles(before: ReadFolder, now: ReadFolder): string[] {
  const [old, young] = [contentOf(before), contentOf(now)]
  return [...new Set([...old.keys(), ...young.keys()])].filter(path => old.get(path) !== young.get(path)).toSorted()
}

const contentOf = ({ files, images }: ManifestFolder & Pick<ReadFolder, 'images'>) =>
  new Map([
    ...files.map(({ path, text, wrong }) => [path, `${wrong?.found ?? ''}\0${text}`] as const),
    ...images.map(path => [path, ''] as const),
  ])

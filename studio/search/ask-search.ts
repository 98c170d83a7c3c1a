import type { IdNames } from '../../engine/words/id-names.ts'
import type { Files } from '../desk/model/surface.ts'
import { askWorker } from '../worker/ask-worker.ts'
import type { SearchAsked } from './answer-search.ts'
import type { Found, Wanted } from './find-items.ts'

/** What the worker has been told. */
let sent: { files: Files; names: IdNames | undefined } = { files: new Map(), names: undefined }

/** Finds items in files: the worker is told what is otherwise than at the last question (STUDIO-04). Rejects where it fails. */
export async function askSearch(files: Files, names: IdNames, wanted: Wanted, most: number): Promise<Found> {
  const paths = files === sent.files ? [] : [...new Set([...files.keys(), ...sent.files.keys()])]
  const changed = paths
    .filter(path => files.get(path) !== sent.files.get(path))
    .map(path => [path, files.get(path) ?? null] as const)
  const asked: SearchAsked = { ...wanted, most, changed, names: names === sent.names ? undefined : names }
  sent = { files, names }
  try {
    return await askWorker<Found>('search', asked)
  } catch (error) {
    // The next worker knows nothing.
    sent = { files: new Map(), names: undefined }
    throw error
  }
}

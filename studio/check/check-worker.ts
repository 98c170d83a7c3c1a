import { checkManifests } from '../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../engine/check/check-memory.ts'
import { messageOf } from './message-of.ts'

/** What the worker is told: files that are otherwise than before, null for one that is gone, and the assets once. */
export interface CheckRequest {
  readonly id: number
  readonly files: readonly (readonly [path: string, text: string | null])[]
  readonly assets?: readonly string[]
}

/** A mistake where it stands, in the words of `portal check`. */
export interface CheckMistake {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly message: string
}

export interface CheckAnswer {
  readonly id: number
  readonly mistakes: readonly CheckMistake[]
}

const files = new Map<string, string>()
let assets = new Set<string>()
/** Pictures that the draft's own edits bring, as a new brand does. */
const drawings = new Set<string>()
// What did not change is not checked again (CHECK-22).
const memory = new CheckMemory()
const imageAddress = (folder: string, file: string) => {
  const path = `${folder}/assets/${file}`
  return assets.has(path) || drawings.has(path) ? `/brand-assets/${folder}/${file}` : undefined
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.assets) assets = new Set(data.assets)
  for (const [path, text] of data.files) {
    if (!path.endsWith('.json')) drawings[text === null ? 'delete' : 'add'](path)
    else if (text === null) files.delete(path)
    else files.set(path, text)
  }
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => ({ path, text }))
  const { diagnostics } = checkManifests(sorted, imageAddress, memory)
  const mistakes = diagnostics.map(({ file, line, column, ...mistake }) => ({
    ...{ path: file, line, column },
    message: messageOf(mistake),
  }))
  const answer: CheckAnswer = { id: data.id, mistakes }
  postMessage(answer)
})

import { Worker } from 'node:worker_threads'
import type { MergeMistake } from '../../engine/merge/merge-manifests.ts'
import type { FindMistakes } from '../content/publish/merge-trees.ts'
import { type FileBytes, treeOf } from '../content/store/file-bytes.ts'
import { treeHash } from '../content/store/trees.ts'

/** Files to check. */
export interface CheckRequest {
  readonly id: number
  readonly files: FileBytes
}

/** What is wrong with them, or why that was not found out. */
export type CheckAnswer =
  | { readonly id: number; readonly mistakes: readonly MergeMistake[]; readonly failure?: undefined }
  | { readonly id: number; readonly failure: string }

interface Waiting {
  readonly done: (mistakes: readonly MergeMistake[]) => void
  readonly failed: (error: unknown) => void
}

/** So many answers are kept: a draft is checked, approved and published as the same files. */
const kept = 8

/**
 * Checks files on a thread of its own, as a check takes a second of the processor and members' answers would wait for it.
 * The thread begins with the first check.
 */
export function createCheckThread(): { findMistakes: FindMistakes; close(): Promise<void> } {
  const answers = new Map<string, Promise<readonly MergeMistake[]>>()
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0

  function thread(): Worker {
    if (worker) return worker
    // The same file, as a source or as the build made it.
    const file = import.meta.url.endsWith('.ts') ? './check-worker.ts' : './check-worker.js'
    const begun = new Worker(new URL(file, import.meta.url), { execArgv: [] })
    begun.on('message', (answer: CheckAnswer) => {
      const { done, failed } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if (waiting.size === 0) begun.unref()
      if (answer.failure === undefined) done?.(answer.mistakes)
      else failed?.(new Error(answer.failure))
    })
    const gone = (error: unknown) => {
      worker = undefined
      for (const { failed } of waiting.values()) failed(error)
      waiting.clear()
    }
    begun.on('error', gone)
    begun.on('exit', () => gone(new Error('The thread that checks has ended')))
    worker = begun
    return begun
  }

  function ask(files: FileBytes): Promise<readonly MergeMistake[]> {
    return new Promise((done, failed) => {
      asked += 1
      waiting.set(asked, { done, failed })
      const request: CheckRequest = { id: asked, files }
      const asking = thread()
      asking.ref()
      asking.postMessage(request)
    })
  }

  return {
    findMistakes(files) {
      const hash = treeHash(treeOf(files))
      const known = answers.get(hash)
      if (known) return known
      const found = ask(files)
      answers.set(hash, found)
      found.catch(() => answers.delete(hash))
      for (const oldest of answers.keys()) if (answers.size > kept) answers.delete(oldest)
      return found
    },
    async close() {
      await worker?.terminate()
    },
  }
}

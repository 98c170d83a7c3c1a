import type { MergeMistake } from '../../engine/merge/merge-manifests.ts'
import type { FindMistakes } from '../content/publish/merge-trees.ts'
import { treeOf } from '../content/store/file-bytes.ts'
import { treeHash } from '../content/store/trees.ts'
import { createThread } from './ask-thread.ts'

/** So many answers are kept: a draft is checked, approved and published as the same files. */
const kept = 8

/** Checks files on a thread of its own. */
export function createCheckThread(): { findMistakes: FindMistakes; close(): Promise<void> } {
  const answers = new Map<string, Promise<readonly MergeMistake[]>>()
  const { ask, close } = createThread()
  return {
    findMistakes(files) {
      const hash = treeHash(treeOf(files))
      const known = answers.get(hash)
      if (known) return known
      const found = ask('mistakes', files)
      answers.set(hash, found)
      found.catch(() => answers.delete(hash))
      for (const oldest of answers.keys()) if (answers.size > kept) answers.delete(oldest)
      return found
    },
    close,
  }
}

import { getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { mistakesOf } from '../content/publish/merge-trees.ts'
import type { CheckAnswer, CheckRequest } from './check-thread.ts'

// On Linux a thread has a priority of its own: where processors are short, members' answers go first.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 5))

parentPort?.on('message', ({ id, files }: CheckRequest) => {
  void answer(id, files).then(told => parentPort?.postMessage(told))
})

async function answer(id: number, files: CheckRequest['files']): Promise<CheckAnswer> {
  try {
    return { id, mistakes: await mistakesOf(files) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

import type { EventEmitter } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadAsked, ThreadWork } from './preview-worker.ts'

interface Waiting {
  readonly done: (answer: never) => void
  readonly failed: (error: unknown) => void
}

/** A thread that does the studio's long work. */
export interface Thread {
  ask<Kind extends keyof ThreadWork>(kind: Kind, about: ThreadWork[Kind]['about']): Promise<ThreadWork[Kind]['answer']>
  close(): Promise<void>
}

/** What is used of a worker. */
interface Begun extends EventEmitter, Pick<Worker, 'ref' | 'unref' | 'terminate'> {
  postMessage(asked: ThreadAsked): void
}

function beginWorker(): Begun {
  // The same file, as a source or as the build made it.
  const file = import.meta.url.endsWith('.ts') ? './preview-worker.ts' : './preview-worker.js'
  return new Worker(new URL(file, import.meta.url), { execArgv: [] })
}

/** A thread of its own for what takes a second of the processor: members' answers would wait for it. It begins with the first work. */
export function createThread(begin: () => Begun = beginWorker): Thread {
  const waiting = new Map<number, Waiting>()
  let worker: Begun | undefined
  let asked = 0
  let isClosed = false

  function thread(): Begun {
    if (worker) return worker
    const begun = begin()
    begun.on('message', (answer: ThreadAnswer) => {
      const { done, failed } = waiting.get(answer.id) ?? {}
      waiting.delete(answer.id)
      if (waiting.size === 0) begun.unref()
      if (answer.failure === undefined) done?.(answer.told as never)
      else failed?.(new Error(answer.failure))
    })
    const gone = (error: unknown) => {
      // One that failed ends after it: another may be at work by then.
      if (worker !== begun) return
      worker = undefined
      for (const { failed } of waiting.values()) failed(error)
      waiting.clear()
    }
    begun.on('error', gone)
    begun.on('exit', () => gone(new Error('The thread that checks has ended')))
    worker = begun
    return begun
  }

  return {
    ask(kind, about) {
      // An edit may still be on its way to a preview: a thread that it began would stay.
      if (isClosed) return Promise.reject(new Error('Nothing is checked any more'))
      return new Promise((done, failed) => {
        asked += 1
        waiting.set(asked, { done, failed })
        const request: ThreadAsked = { id: asked, kind, about }
        const asking = thread()
        asking.ref()
        asking.postMessage(request)
      })
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}

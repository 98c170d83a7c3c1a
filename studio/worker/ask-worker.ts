import { startWorker } from '../check/worker-policy.ts'
import type { WorkerAnswer, WorkerQuestion } from './messages.ts'

interface Waiting {
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: Error) => void
}

let worker: Worker | undefined
const waiting = new Map<number, Waiting>()
let asked = 0

/**
 * Asks the worker beside the page, which is started by its first question. What a kind of question is asked with and answers says
 * whoever asks it: `studio/worker.ts` has them all. Rejects where the worker fails; the next question starts another.
 */
export async function askWorker<Answer>(kind: string, question: unknown): Promise<Answer> {
  worker ??= started()
  asked += 1
  const message: WorkerQuestion = { id: asked, kind, asked: question }
  const answer = new Promise<unknown>((resolve, reject) => waiting.set(message.id, { resolve, reject }))
  worker.postMessage(message)
  return answer as Promise<Answer>
}

function started(): Worker {
  const own = startWorker()
  own.addEventListener('message', ({ data: { id, answer } }: MessageEvent<WorkerAnswer>) => {
    waiting.get(id)?.resolve(answer)
    waiting.delete(id)
  })
  own.addEventListener('error', () => {
    own.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The worker failed'))
    waiting.clear()
  })
  return own
}

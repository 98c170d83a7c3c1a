import { answerCondition } from './desk/condition/answer-condition.ts'
import { answerSearch } from './search/answer-search.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker/messages.ts'

/** What the worker can be asked, by name. */
const answers: { readonly [kind: string]: (asked: never) => unknown } = {
  condition: answerCondition,
  search: answerSearch,
}

addEventListener('message', ({ data: { id, kind, asked } }: MessageEvent<WorkerQuestion>) => {
  const answer: WorkerAnswer = { id, answer: answers[kind]?.(asked as never) }
  postMessage(answer)
})

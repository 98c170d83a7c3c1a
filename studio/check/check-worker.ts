import { type CheckedFiles, type CheckMistake, DraftCheck } from './draft-check.ts'

/** What the worker is told. */
export interface CheckRequest extends CheckedFiles {
  readonly id: number
}

export interface CheckAnswer {
  readonly id: number
  readonly mistakes: readonly CheckMistake[]
}

const check = new DraftCheck()

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  check.take(data)
  const answer: CheckAnswer = { id: data.id, mistakes: check.mistakes() }
  postMessage(answer)
})

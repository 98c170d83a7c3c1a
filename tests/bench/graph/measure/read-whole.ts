import type { Target } from '../load/target.ts'

/** Asks once and gives the answer. Throws when it names errors: a gap would be measured as speed. */
export async function readWhole(target: Target): Promise<unknown> {
  const answer = await target.read()
  if (typeof answer === 'object' && answer !== null && 'errors' in answer)
    throw new Error(`Answered with errors: ${JSON.stringify(answer.errors)}`)
  return answer
}

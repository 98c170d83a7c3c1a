import { PortalFailure } from '../failures/portal-failure.ts'

/** What was answered for some people, and for whom the service failed. */
interface Answers<One, Answer> {
  readonly answers: readonly { readonly one: One; readonly answer: Answer }[]
  readonly failures: readonly { readonly one: One; readonly reason: PortalFailure }[]
}

/**
 * Asks for each person at once, so that one person's failure is no other's (MEMBER-18). Rejects with whatever is
 * nobody's own failure: a lapsed session (OPEN-58) or a bug.
 */
export async function askEach<One, Answer>(
  people: readonly One[],
  ask: (one: One) => Promise<Answer>,
): Promise<Answers<One, Answer>> {
  const answers: { one: One; answer: Answer }[] = []
  const failures: { one: One; reason: PortalFailure }[] = []
  const settled = await Promise.allSettled(people.map(ask))
  for (const [index, one] of people.entries()) {
    const result = settled[index]
    if (result?.status === 'fulfilled') answers.push({ one, answer: result.value })
    else if (isOnesOwn(result?.reason)) failures.push({ one, reason: result?.reason })
    else throw result?.reason
  }
  return { answers, failures }
}

const isOnesOwn = (reason: unknown): reason is PortalFailure =>
  reason instanceof PortalFailure && reason.failure.status !== 401

import type { QueryResult } from './query.ts'

interface Sending {
  /** Of the document. */
  id: string
  key: string
  /** Set while it is under way. */
  answer?: Promise<QueryResult<unknown>> | undefined
}

/**
 * Changes on their way, so that none is made twice (MEMBER-24): a second press while the first is under way waits for its
 * answer, and what is sent again after nobody knows whether it arrived carries the same key, by which the gateway knows it.
 * Once another change of the same kind was answered, what comes then is new: the gateway would answer an old key without doing it.
 * Everything stays in memory, as passwords are among what is sent.
 */
export function createSendings() {
  const sendings = new Map<string, Sending>()

  /** A change was answered: it, and what of its kind nobody is waiting for, is over. */
  function settle(id: string) {
    for (const [what, sending] of sendings) if (sending.id === id && !sending.answer) sendings.delete(what)
  }

  async function once<Data>(
    id: string,
    variables: unknown,
    send: (key: string) => Promise<QueryResult<Data>>,
  ): Promise<QueryResult<Data>> {
    const what = JSON.stringify([id, variables])
    const sending: Sending = sendings.get(what) ?? { id, key: newKey() }
    if (sending.answer) return sending.answer as Promise<QueryResult<Data>>
    sendings.set(what, sending)
    const answer = send(sending.key).finally(() => {
      sending.answer = undefined
    })
    sending.answer = answer
    try {
      const result = await answer
      if (!result.errors.some(({ status }) => mayHaveArrived(status))) settle(id)
      return result
    } catch (error) {
      sendings.delete(what)
      throw error
    }
  }
  return { once, forget: () => sendings.clear() }
}

/** Whether a failure leaves open if the change was made: no line, no answer in time, or a service that broke off. */
export const mayHaveArrived = (status: number) => status === 1 || status === 408 || status >= 500

/** 128 random bits; randomUUID is missing on pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

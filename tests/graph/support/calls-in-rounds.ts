import { setImmediate } from 'node:timers/promises'
import type { QueryValues, RestClient, Validator } from '../../../gateway-graph/context/rest-client.ts'
import { familyAnswers } from '../../../gateway-graph/testing/fixture.ts'
import type { Replies } from '../../../gateway-graph/testing/replies.ts'

interface Waiting {
  readonly call: string
  readonly answer: () => void
}

/**
 * A gateway that answers nothing until nobody asks anything more: each round of calls is what could be asked with the answers
 * of the rounds before, so that the rounds tell what waits for what, on any machine. Equal calls are one, as in the portal.
 */
export function gatewayInRounds(replies: Replies = {}) {
  let waiting: Waiting[] = []
  const asked = new Map<string, Promise<unknown>>()
  const ask = <Answer>(path: string, query: QueryValues, validate: Validator<Answer>): Promise<Answer> => {
    const values = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const call = `GET ${path}${values.size > 0 ? `?${values}` : ''}`
    const known = asked.get(call)
    if (known) return known as Promise<Answer>
    const name = `GET ${path}`
    const reply = replies[name] ?? familyAnswers[name]
    const answer = new Promise<Answer>((resolve, reject) => {
      const value: unknown = typeof reply === 'object' && ('json' in reply ? reply.json : 'text' in reply && reply.text)
      const told = () => (validate(value) ? resolve(value) : reject(new Error(`No answer to ${call}`)))
      waiting.push({ call, answer: told })
    })
    asked.set(call, answer)
    return answer
  }
  const refuse = async (): Promise<never> => {
    throw new Error('Only reads are asked here')
  }
  const rest: RestClient = {
    ...{ get: ask, text: ask, ask: refuse, send: refuse, order: refuse },
    ...{ getPublic: (path, validate) => ask(path, {}, validate), address: address => address },
  }

  /** Answers round after round until the work is done, and tells the calls of each round. */
  async function roundsOf(work: Promise<unknown>): Promise<string[][]> {
    const rounds: string[][] = []
    let done = false
    const end = work.finally(() => {
      done = true
    })
    while (!done) {
      // All that follows from the last answers without another one has been asked once nothing but timers is left.
      for (let turn = 0; turn < 20; turn += 1) await setImmediate()
      const round = waiting
      waiting = []
      if (round.length > 0) rounds.push(round.map(({ call }) => call).sort())
      for (const { answer } of round) answer()
    }
    await end
    return rounds
  }
  return { rest, roundsOf }
}

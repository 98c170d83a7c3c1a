import type { GraphContext, Session } from '../../../../gateway-graph/context/graph-context.ts'
import type { QueryValues, RestClient } from '../../../../gateway-graph/context/rest-client.ts'
import { createFactReader } from '../../../../gateway-graph/facts/create-fact-reader.ts'
import type { Brand } from '../../../../schema/generated/manifests.ts'

/** What Apollo's resolvers get: only what the bench's query uses. */
export type FetchContext = Pick<GraphContext, 'brand' | 'clock' | 'session' | 'rest' | 'facts'>

export interface FetchOptions {
  upstream: string
  brand: Brand
  session: Session
}

/** A request's context whose calls are made with `fetch`. */
export function fetchContext({ upstream, brand, session }: FetchOptions): FetchContext {
  const clock = { now: () => new Date(), timeZone: brand.timeZone }
  const rest = fetchClient(upstream, session.token ?? '')
  const facts = createFactReader(
    { rest, session, clock, viewport: 'desktop', log: quiet, requestId: 'bench' },
    'unknown',
  )
  return { brand, clock, session, rest, facts }
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** Reads without checking: an answer is taken for what its resolver expects. */
function fetchClient(upstream: string, token: string): RestClient {
  const answers = new Map<string, Promise<unknown>>()

  async function ask(address: string): Promise<unknown> {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`The upstream answered ${answer.status}`)
    return answer.json()
  }

  return {
    get<Answer>(path: string, query: QueryValues) {
      const values = Object.entries(query).map(([name, value]) => [name, String(value)])
      const address = `${upstream}/api/${path}${values.length > 0 ? `?${new URLSearchParams(values)}` : ''}`
      const answer = answers.get(address) ?? ask(address)
      answers.set(address, answer)
      return answer as Promise<Answer>
    },
    getPublic: unused,
    send: unused,
    ask: unused,
    order: unused,
    text: unused,
    address: unused,
  }
}

function unused(): never {
  throw new Error('The bench does not ask this')
}

import type { Dispatcher } from 'undici'
import type { Log, Session } from '../context/graph-context.ts'
import type { QueryValues, RestClient, Validator } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import { type MediaType, parseJson } from './answer-text.ts'
import { manifestAddress, originOf, type Place } from './call-address.ts'
import { CallGroup } from './call-group.ts'
import { callPreparer } from './call-preparer.ts'
import { type Call, exchange, type Line } from './exchange.ts'
import { guardsOfPool } from './guards-of-pool.ts'
import { lookupKey } from './lookup-key.ts'
import type { PublicAnswers } from './public-answers.ts'

export interface RestClientOptions {
  place: Place
  pool: Dispatcher
  /** What is everybody's and outlives the request. */
  publicAnswers: PublicAnswers
  session: Pick<Session, 'token'>
  requestId: string
  /** Network address of whoever asks. */
  client?: string
  /** The calls of the request, which end together. */
  group: CallGroup
  log: Log
}

/** A GET that was sent, and what became of its answer. */
interface Asked {
  call: Call
  validate: Validator<unknown>
  checked: Promise<unknown>
}

/** How the text of an answer becomes its value. */
const readers: { readonly [Type in MediaType]: (text: string) => unknown } = {
  'application/json': parseJson,
  'text/plain': text => text,
}

/** What tells a GET from others of the request; made with every question, of which there are many to one call. */
function keyOf(answers: MediaType, path: string, query: QueryValues): string {
  if (answers === 'application/json' && isEmpty(query)) return path
  return lookupKey([answers, path, ...Object.entries(query).flat()])
}

function isEmpty(query: QueryValues): boolean {
  for (const _name in query) return false
  return true
}

/** The client of one request: see RestClient. Answers live as long as it does, and are never shared between members. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { place, pool, publicAnswers, session, requestId, client, group, log } = options
  const line: Line = { pool, origin: originOf(place.gatewayUrl), guards: guardsOfPool(pool), group }
  const prepare = callPreparer({ place, requestId, client })
  const asked = new Map<string, Asked>()
  /** Whose answers these are: another token may see other things. */
  let askedBy = session.token

  function check<Answer>(value: unknown, validate: Validator<Answer>, { area, name }: Call): Answer {
    if (validate(value)) return value
    const { instancePath, keyword } = validate.errors?.[0] ?? {}
    log.error({ requestId, area, call: name(), instancePath, keyword }, 'answer breaks the contract')
    throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area, call: name() })
  }

  function report({ failure }: UpstreamError): void {
    log.warn({ requestId, ...failure }, 'upstream call failed')
  }

  /** Sends a call of the request, reads its answer as what it was asked for, and checks it. */
  function answerTo<Answer>(call: Call, validate: Validator<Answer>): Promise<Answer> {
    return exchange(call, line, { read: text => check(readers[call.answers](text), validate, call), report })
  }

  /** A call that changes something: what was answered before it, or beside it, may be out of date. */
  async function alone<Answer>(call: Call, validate: Validator<Answer>): Promise<Answer> {
    asked.clear()
    try {
      return await answerTo(call, validate)
    } finally {
      asked.clear()
    }
  }

  /** The one answer to all equal GETs of the request, checked once: facts ask for the same account many times. */
  function once<Answer>(
    path: string,
    query: QueryValues,
    answers: MediaType,
    validate: Validator<Answer>,
  ): Promise<Answer> {
    const { token } = session
    if (askedBy !== token) {
      asked.clear()
      askedBy = token
    }
    try {
      const key = keyOf(answers, path, query)
      const known = asked.get(key)
      if (known) {
        if (known.validate === validate) return known.checked as Promise<Answer>
        return known.checked.then(value => check(value, validate, known.call))
      }
      const call = prepare({ method: 'GET', path, query, answers, bearer: token })
      const checked = answerTo(call, validate)
      asked.set(key, { call, validate, checked })
      return checked
    } catch (error) {
      return Promise.reject(error)
    }
  }

  return {
    get: (path, query, validate) => once(path, query, 'application/json', validate),
    text: (path, query, validate) => once(path, query, 'text/plain', validate),
    async getPublic(address, validate) {
      const call = prepare({ method: 'GET', path: address, bearer: undefined })
      const read = (text: string) => check(parseJson(text), validate, call)
      const ask = (deadlineMs: number) => exchange(call, { ...line, group: new CallGroup(deadlineMs) }, { read })
      const late = () => new UpstreamError({ code: 'TIMEOUT', status: 408, area: call.area, call: call.name() })
      const limits = { late, remaining: group.remaining }
      const value = await publicAnswers.get(call.origin + call.path, ask, limits).catch((error: unknown) => {
        if (error instanceof UpstreamError) report(error)
        throw error
      })
      return check(value, validate, call)
    },
    ask: (path, query, body, validate) =>
      answerTo(prepare({ method: 'POST', path, query, body, bearer: session.token }), validate),
    send(method, path, body, validate, { token = session.token, answers } = {}) {
      return alone(prepare({ method, path, body, bearer: token, ...(answers && { answers }) }), validate)
    },
    order(path, query, validate) {
      const { token } = session
      return alone(
        prepare({ method: 'GET', path, query, answers: 'text/plain', changes: true, bearer: token }),
        validate,
      )
    },
    address: address => manifestAddress(address, place),
  }
}

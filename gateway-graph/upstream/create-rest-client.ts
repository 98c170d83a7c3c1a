import type { Dispatcher } from 'undici'
import type { Log, Session } from '../context.ts'
import { areaOfCall } from './area-of-call.ts'
import { callAddress, isAddress, manifestAddress, type Place } from './call-address.ts'
import { type Call, exchange, type Line } from './exchange.ts'
import { guardsOfPool } from './guards-of-pool.ts'
import type { MediaType } from './is-media-type.ts'
import { lookupKey } from './lookup-key.ts'
import { nameOfCall } from './name-of-call.ts'
import { parseJson } from './parse-json.ts'
import type { PublicAnswers } from './public-answers.ts'
import type { QueryValues, RestClient, Validator } from './rest-client.ts'
import { UpstreamError } from './upstream-error.ts'

export interface RestClientOptions {
  place: Place
  pool: Dispatcher
  /** What is everybody's and outlives the request. */
  publicAnswers: PublicAnswers
  session: Pick<Session, 'token'>
  requestId: string
  /** Network address of whoever asks. */
  client?: string
  signal: AbortSignal
  /** How long all calls may take together, in milliseconds; `signal` goes off then. */
  deadlineMs: number
  log: Log
}

/** A call before it is known whose it is. */
interface Wanted {
  method: Call['method']
  path: string
  query?: QueryValues
  body?: unknown
  answers?: MediaType
  bearer: string | undefined
  /** Whether it is asked for one member: what is everybody's is asked in nobody's name. */
  isPublic?: boolean
}

/** The client of one request: see RestClient. Answers live as long as it does, and are never shared between members. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { place, pool, publicAnswers, session, requestId, client, signal, deadlineMs, log } = options
  const endsAt = performance.now() + deadlineMs
  const line: Line = {
    pool,
    origin: new URL(place.gatewayUrl).origin,
    guards: guardsOfPool(pool),
    signal,
    remaining: () => endsAt - performance.now(),
  }
  const answers = new Map<string, Promise<unknown>>()
  /** Answers that were found good already: facts ask for the same account many times. */
  const good = new WeakMap<object, Validator<unknown>>()

  function prepare({ method, path, query = {}, body, answers = 'application/json', bearer, isPublic }: Wanted): Call {
    return {
      method,
      url: callAddress(path, query, place),
      // The whole of what is sent: nothing of the browser's request goes along by itself.
      headers: {
        accept: 'application/json, text/plain',
        'x-request-id': requestId,
        ...(client !== undefined && !isPublic && { 'x-forwarded-for': client }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && !isAddress(path) && { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      answers,
      area: areaOfCall(path),
      name: () =>
        isAddress(path) ? new URL(manifestAddress(path, place)).pathname.replace(/^\//, '') : nameOfCall(path),
    }
  }

  function check<Answer>(value: unknown, validate: Validator<Answer>, { area, name }: Call): Answer {
    if (typeof value === 'object' && value !== null) {
      if (isKnownGood(value, validate)) return value
      if (validate(value)) {
        good.set(value, validate)
        return value
      }
    } else if (validate(value)) return value
    const { instancePath, keyword } = validate.errors?.[0] ?? {}
    log.error({ requestId, area, call: name(), instancePath, keyword }, 'answer breaks the contract')
    throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area, call: name() })
  }

  function isKnownGood<Answer>(value: object, validate: Validator<Answer>): value is Answer & object {
    return good.get(value) === validate
  }

  async function logged<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof UpstreamError) log.warn({ requestId, ...error.failure }, 'upstream call failed')
      throw error
    }
  }

  /** The one answer to all equal GETs of the request; another token may see other things. */
  function once(path: string, query: QueryValues, read: (text: string) => unknown, call: Call): Promise<unknown> {
    const key = lookupKey([session.token, path, ...Object.entries(query).flat()])
    let answer = answers.get(key)
    if (!answer) {
      answer = logged(async () => read(await exchange(call, line)))
      answers.set(key, answer)
    }
    return answer
  }

  return {
    async get(path, query, validate) {
      const call = prepare({ method: 'GET', path, query, bearer: session.token })
      return check(await once(path, query, parseJson, call), validate, call)
    },
    async text(path, query, validate) {
      const call = prepare({ method: 'GET', path, query, answers: 'text/plain', bearer: session.token })
      return check(await once(path, query, text => text, call), validate, call)
    },
    async getPublic(address, validate) {
      const call = prepare({ method: 'GET', path: address, bearer: undefined, isPublic: true })
      const ask = async (own: AbortSignal) =>
        check(parseJson(await exchange(call, { ...line, signal: own })), validate, call)
      const late = () => new UpstreamError({ code: 'TIMEOUT', status: 408, area: call.area, call: call.name() })
      const limits = { late, remaining: line.remaining() }
      return check(await logged(() => publicAnswers.get(call.url.href, ask, limits)), validate, call)
    },
    async send(method, path, body, validate, { token = session.token, answers: type } = {}) {
      const call = prepare({ method, path, body, bearer: token, ...(type && { answers: type }) })
      answers.clear()
      const text = await logged(() => exchange(call, line))
      answers.clear()
      return check(type === 'text/plain' ? text : parseJson(text), validate, call)
    },
    address: address => manifestAddress(address, place),
  }
}

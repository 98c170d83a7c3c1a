import type { Dispatcher } from 'undici'
import type { Log, Session } from '../context.ts'
import { areaOfCall } from './area-of-call.ts'
import { isAddress, manifestAddress, type Place } from './call-address.ts'
import { CallGroup } from './call-group.ts'
import { callTarget } from './call-target.ts'
import { type Call, exchange, type Line } from './exchange.ts'
import { guardsOfPool } from './guards-of-pool.ts'
import type { MediaType } from './is-media-type.ts'
import { lookupKey } from './lookup-key.ts'
import { nameOfCall } from './name-of-call.ts'
import { originOf } from './origin-of.ts'
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
  /** The calls of the request, which end together. */
  group: CallGroup
  log: Log
}

/** A call before it is known whose it is. */
interface Wanted {
  method: Call['method']
  path: string
  query?: QueryValues
  body?: unknown
  answers?: MediaType
  changes?: boolean
  bearer: string | undefined
}

/** A GET that was sent, and what became of its answer. */
interface Asked {
  call: Call
  value: Promise<unknown>
  validate: Validator<unknown>
  checked: Promise<unknown>
}

/** How the text of an answer becomes its value. */
const readers: { readonly [Type in MediaType]: (text: string) => unknown } = {
  'application/json': parseJson,
  'text/plain': text => text,
}

/** The client of one request: see RestClient. Answers live as long as it does, and are never shared between members. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { place, pool, publicAnswers, session, requestId, client, group, log } = options
  const line: Line = { pool, origin: originOf(place.gatewayUrl), guards: guardsOfPool(pool), group }
  const asked = new Map<string, Asked>()
  /** Whose answers these are: another token may see other things. */
  let askedBy = session.token

  function ofMember(bearer: string | undefined): Record<string, string> {
    return {
      ...(client !== undefined && { 'x-forwarded-for': client }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    }
  }

  function prepare(wanted: Wanted): Call {
    const { method, path, query = {}, body, answers = 'application/json', changes = false, bearer } = wanted
    return {
      method,
      ...callTarget(path, query, place),
      // The whole of what is sent: nothing of the browser's request goes along by itself.
      headers: {
        accept: 'application/json, text/plain',
        'x-request-id': requestId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        // An address of a manifest may be anybody's: it is not told who asks.
        ...(!isAddress(path) && ofMember(bearer)),
      },
      body: body === undefined ? null : JSON.stringify(body),
      answers,
      changes,
      area: areaOfCall(path),
      name: () =>
        isAddress(path) ? new URL(manifestAddress(path, place)).pathname.replace(/^\//, '') : nameOfCall(path),
    }
  }

  function check<Answer>(value: unknown, validate: Validator<Answer>, { area, name }: Call): Answer {
    if (validate(value)) return value
    const { instancePath, keyword } = validate.errors?.[0] ?? {}
    log.error({ requestId, area, call: name(), instancePath, keyword }, 'answer breaks the contract')
    throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area, call: name() })
  }

  async function logged<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    try {
      return await run()
    } catch (error) {
      if (error instanceof UpstreamError) log.warn({ requestId, ...error.failure }, 'upstream call failed')
      throw error
    }
  }

  /** Sends a call of the request, and reads its answer as what it was asked for. */
  function load(call: Call): Promise<unknown> {
    return logged(async () => readers[call.answers](await exchange(call, line)))
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
    const key = lookupKey([answers, path, ...Object.entries(query).flat()])
    const known = asked.get(key)
    if (known?.validate === validate) return known.checked as Promise<Answer>
    const call = known?.call ?? prepare({ method: 'GET', path, query, answers, bearer: token })
    const value = known?.value ?? load(call)
    const checked = value.then(answer => check(answer, validate, call))
    asked.set(key, { call, value, validate, checked })
    return checked
  }

  return {
    get: async (path, query, validate) => once(path, query, 'application/json', validate),
    text: async (path, query, validate) => once(path, query, 'text/plain', validate),
    async getPublic(address, validate) {
      const call = prepare({ method: 'GET', path: address, bearer: undefined })
      const ask = async (deadlineMs: number) =>
        check(parseJson(await exchange(call, { ...line, group: new CallGroup(deadlineMs) })), validate, call)
      const late = () => new UpstreamError({ code: 'TIMEOUT', status: 408, area: call.area, call: call.name() })
      const limits = { late, remaining: group.remaining }
      return check(await logged(() => publicAnswers.get(call.origin + call.path, ask, limits)), validate, call)
    },
    async ask(path, query, body, validate) {
      const call = prepare({ method: 'POST', path, query, body, bearer: session.token })
      return check(await load(call), validate, call)
    },
    async send(method, path, body, validate, { token = session.token, answers } = {}) {
      const call = prepare({ method, path, body, bearer: token, ...(answers && { answers }) })
      asked.clear()
      const value = await load(call)
      asked.clear()
      return check(value, validate, call)
    },
    async order(path, query, validate) {
      const call = prepare({ method: 'GET', path, query, answers: 'text/plain', changes: true, bearer: session.token })
      asked.clear()
      const text = await load(call)
      asked.clear()
      return check(text, validate, call)
    },
    address: address => manifestAddress(address, place),
  }
}

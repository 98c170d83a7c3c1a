import type { Dispatcher } from 'undici'
import type { Log, Session } from '../context.ts'
import { areaOfCall } from './area-of-call.ts'
import { isAddress, manifestAddress, type Place } from './call-address.ts'
import type { CallGroup } from './call-group.ts'
import { callTarget } from './call-target.ts'
import { type Call, exchange } from './exchange.ts'
import { guardsOfPool } from './guards-of-pool.ts'
import { lookupKey } from './lookup-key.ts'
import { originOf } from './origin-of.ts'
import { parseJson } from './parse-json.ts'
import type { QueryValues, RestClient, Validator } from './rest-client.ts'
import { UpstreamError } from './upstream-error.ts'

export interface RestClientOptions {
  place: Place
  pool: Dispatcher
  session: Pick<Session, 'token'>
  requestId: string
  group: CallGroup
  log: Log
}

/** How the text of an answer becomes its value. */
type Read = (text: string) => unknown

/** A GET that was sent, and what became of its answer. */
interface Asked {
  call: Call
  value: Promise<unknown>
  validate: Validator<unknown>
  checked: Promise<unknown>
}

const plainText: Read = text => text

/** The client of one request: see RestClient. Answers live as long as it does, and are never shared between members. */
export function createRestClient({ place, pool, session, requestId, group, log }: RestClientOptions): RestClient {
  const line = { pool, origin: originOf(place.gatewayUrl), guards: guardsOfPool(pool), group }
  const asked = new Map<string, Asked>()
  /** Whose answers these are: another token may see other things. */
  let askedBy = session.token

  function prepare(method: Call['method'], path: string, query: QueryValues, body?: unknown, token?: string): Call {
    const bearer = token ?? session.token
    const whole = isAddress(path)
    return {
      method,
      ...callTarget(path, query, place),
      headers: {
        accept: 'application/json, text/plain',
        'x-request-id': requestId,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && !whole && { authorization: `Bearer ${bearer}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      area: areaOfCall(path),
      name: whole ? new URL(manifestAddress(path, place)).pathname.replace(/^\//, '') : path,
    }
  }

  function check<Answer>(value: unknown, validate: Validator<Answer>, { area, name }: Call): Answer {
    if (validate(value)) return value
    const { instancePath, keyword } = validate.errors?.[0] ?? {}
    log.error({ requestId, area, call: name, instancePath, keyword }, 'answer breaks the contract')
    throw new UpstreamError({ code: 'INVALID_ANSWER', status: 502, area, call: name })
  }

  async function load(call: Call, read: Read): Promise<unknown> {
    try {
      return read(await exchange(call, line))
    } catch (error) {
      if (error instanceof UpstreamError) log.warn({ requestId, ...error.failure }, 'upstream call failed')
      throw error
    }
  }

  /** The one answer to all equal GETs of the request, checked once: facts ask for the same account many times. */
  function once<Answer>(path: string, query: QueryValues, read: Read, validate: Validator<Answer>): Promise<Answer> {
    if (askedBy !== session.token) {
      asked.clear()
      askedBy = session.token
    }
    const key = lookupKey([path, ...Object.entries(query).flat()])
    const known = asked.get(key)
    if (known?.validate === validate) return known.checked as Promise<Answer>
    const call = known?.call ?? prepare('GET', path, query)
    const value = known?.value ?? load(call, read)
    const checked = value.then(answer => check(answer, validate, call))
    asked.set(key, { call, value, validate, checked })
    return checked
  }

  return {
    get: async (path, query, validate) => once(path, query, parseJson, validate),
    text: async (path, query, validate) => once(path, query, plainText, validate),
    async send(method, path, body, validate, { token } = {}) {
      const call = prepare(method, path, {}, body, token)
      asked.clear()
      const value = await load(call, parseJson)
      asked.clear()
      return check(value, validate, call)
    },
    address: address => manifestAddress(address, place),
  }
}

import type { QueryValues } from '../context/rest-client.ts'
import type { MediaType } from './answer-text.ts'
import { createCallTarget, isAddress, manifestAddress, type Place } from './call-address.ts'
import { areaOfCall, nameOfCall } from './call-names.ts'
import type { Call } from './exchange.ts'

type Headers = Call['headers']

/** What all calls of a request have in common. */
export interface PreparerOptions {
  place: Place
  requestId: string
  /** Network address of whoever asks. */
  client: string | undefined
}

/** A call before it is known whose it is. */
export interface Wanted {
  method: Call['method']
  path: string
  query?: QueryValues
  body?: unknown
  answers?: MediaType
  changes?: boolean
  bearer: string | undefined
}

const nothing: QueryValues = {}

/** Makes the calls of one request ready to be sent. */
export function callPreparer({ place, requestId, client }: PreparerOptions): (wanted: Wanted) => Call {
  const callTarget = createCallTarget(place)

  const anybodys: Headers = { accept: 'application/json, text/plain', 'x-request-id': requestId }
  let members: { bearer: string | undefined; headers: Headers } | undefined

  /** One object for all calls with one token, of which a request makes many. */
  function withToken(bearer: string | undefined): Headers {
    if (members && members.bearer === bearer) return members.headers
    const headers = {
      ...anybodys,
      ...(client !== undefined && { 'x-forwarded-for': client }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    }
    members = { bearer, headers }
    return headers
  }

  /** The whole of what is sent: nothing of the browser's request goes along by itself. */
  function headersOf({ path, body, bearer }: Wanted): Headers {
    // An address of a manifest may be anybody's: it is not told who asks.
    const headers = isAddress(path) ? anybodys : withToken(bearer)
    return body === undefined ? headers : { ...headers, 'content-type': 'application/json' }
  }

  return wanted => {
    const { method, path, query = nothing, body, answers = 'application/json', changes = false } = wanted
    const target = callTarget(path, query)
    return {
      method,
      origin: target.origin,
      path: target.path,
      headers: headersOf(wanted),
      body: body === undefined ? null : JSON.stringify(body),
      answers,
      changes,
      area: areaOfCall(path),
      name: () =>
        isAddress(path) ? new URL(manifestAddress(path, place)).pathname.replace(/^\//, '') : nameOfCall(path),
    }
  }
}

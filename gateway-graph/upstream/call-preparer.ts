import type { QueryValues } from '../context/rest-client.ts'
import { UpstreamError } from '../failures/portal-failure.ts'
import type { MediaType } from './answer-text.ts'
import { type BrandGateway, createCallTarget, hasWholeSegments, isAddress, manifestAddress } from './call-address.ts'
import { areaOfCall, circuitOfCall, knownCall, nameOfCall } from './call-names.ts'
import type { Call } from './exchange.ts'

type Headers = Call['headers']

/** What all calls of a request have in common. */
export interface PreparerOptions {
  gateway: BrandGateway
  requestId: string
  /** Network address of the client. */
  client: string | undefined
  /** The trace that the request belongs to, for the header of this name. */
  traceparent?: string | undefined
  /** The language of the page: of the gateway's own words, letters and e-mails (LOCALE-06, LOCALE-14). */
  language?: string | undefined
}

/** What a caller says of a call. */
export interface CallOptions {
  method: Call['method']
  path: string
  query?: QueryValues
  body?: unknown
  answers?: MediaType
  /** Takes JSON and nothing else, where the contract has a text before it. */
  jsonAlone?: boolean
  changes?: boolean
  bearer: string | undefined
  /** In place of the usual one. */
  circuit?: string | undefined
  /** Of a change: the gateway does what comes twice under one key once. */
  key?: string | undefined
}

const noQuery: QueryValues = {}

/** Makes the calls of one request ready to be sent. */
export function callPreparer({
  gateway,
  requestId,
  client,
  traceparent,
  language,
}: PreparerOptions): (call: CallOptions) => Call {
  const callTarget = createCallTarget(gateway)

  const publicHeaders: Headers = {
    ...{ accept: 'application/json, text/plain', 'x-request-id': requestId },
    ...(traceparent !== undefined && { traceparent }),
    ...(language !== undefined && { 'accept-language': language }),
  }
  let ofToken: { bearer: string | undefined; headers: Headers } | undefined

  /** One headers object for all calls with the same token, of which a request makes many. */
  function withToken(bearer: string | undefined): Headers {
    if (ofToken && ofToken.bearer === bearer) return ofToken.headers
    const headers = {
      ...publicHeaders,
      ...(client !== undefined && { 'x-forwarded-for': client }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    }
    ofToken = { bearer, headers }
    return headers
  }

  /** All headers of a call; none of the browser's request are passed on. */
  function headersOf({ path, body, bearer, key, jsonAlone = false }: CallOptions): Headers {
    // An address of a manifest may be on another host: it gets neither token nor client address.
    const plain = isAddress(path) ? publicHeaders : withToken(bearer)
    const own = jsonAlone ? { ...plain, accept: 'application/json' } : plain
    const headers = key === undefined ? own : { ...own, 'idempotency-key': key }
    return body === undefined ? headers : { ...headers, 'content-type': 'application/json' }
  }

  const nameOf = (path: string) =>
    isAddress(path) ? new URL(manifestAddress(path, gateway)).pathname.replace(/^\//, '') : nameOfCall(path)

  return call => {
    const { method, path, query = noQuery, body, answers = 'application/json', changes = false } = call
    const known = knownCall(path)
    // Answered as the gateway answers an id that there is not: what is asked for so is never there.
    if (!known && !isAddress(path) && !hasWholeSegments(path))
      throw new UpstreamError({ code: 'NOT_FOUND', status: 404, area: areaOfCall(path), call: nameOfCall(path) })
    const target = callTarget(path, query)
    return {
      method,
      origin: target.origin,
      path: target.path,
      headers: headersOf(call),
      body: body === undefined ? null : JSON.stringify(body),
      answers,
      changes,
      area: areaOfCall(path, known),
      circuit: call.circuit ?? circuitOfCall(method, path, known),
      name: () => known?.name ?? nameOf(path),
    }
  }
}

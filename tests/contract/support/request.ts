import { asObject, type JsonObject } from './json.ts'
import type { Operation } from './operations.ts'
import { mediaTypes } from './operations.ts'

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

// How a body is written, by media type.
const WRITERS: Readonly<Record<string, (body: unknown) => string>> = {
  'application/json': body => JSON.stringify(body),
  'application/x-www-form-urlencoded': body =>
    new URLSearchParams(Object.entries(asObject(body)).map(([key, value]) => [key, String(value)])).toString(),
}

/** The only media type of the body that a call takes. */
export const bodyType = ({ body }: Operation): string => (body === undefined ? '' : (mediaTypes(body)[0]?.[0] ?? ''))

/** The media types of the answers of a call, to accept. */
function accepted({ answers }: Operation): string {
  return [...new Set([...answers.values()].flatMap(answer => mediaTypes(answer).map(([type]) => type)))].join(', ')
}

/** Writes parameters and body as the contract says; a parameter that is undefined is left out, a list is repeated. */
export function wireRequest(
  call: Operation,
  params: JsonObject,
  body: unknown,
  token: string | undefined,
): WireRequest {
  const query = new URLSearchParams()
  let path = call.path
  for (const { value } of call.parameters) {
    const name = String(value.name)
    const given = params[name]
    if (value.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(String(given)))
    else if (Array.isArray(given)) for (const one of given) query.append(name, String(one))
    else if (given !== undefined) query.append(name, String(given))
  }
  const write = WRITERS[bodyType(call)]
  return {
    ...{ method: call.method, address: query.size === 0 ? path : `${path}?${query}` },
    headers: {
      accept: accepted(call),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(write !== undefined && { 'content-type': bodyType(call) }),
    },
    body: write?.(body),
  }
}

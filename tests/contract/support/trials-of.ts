import fc from 'fast-check'
import { arbitraryOf } from './arbitrary-of.ts'
import { asObject, type JsonObject } from './json.ts'
import { mediaTypes, type Operation } from './operations.ts'
import { mistakes } from './public-validator.ts'
import { bodyType, type WireRequest, wireRequest } from './request.ts'
import { slipsOf } from './slips-of.ts'

/** One request to make, and what is expected of its answer beyond that it keeps the contract. */
export interface Trial {
  readonly kind: string
  readonly request: WireRequest
  /** The only statuses that are right; any declared one when absent. */
  readonly statuses?: readonly number[]
  /** The field that a refusal has to name. */
  readonly field?: string
}

interface Input {
  readonly params: JsonObject
  readonly body: unknown
}

const SEED = 20260615

/** Fitting inputs of a call, always the same ones. */
function inputs(call: Operation, count: number): readonly Input[] {
  const params = fc.record(
    Object.fromEntries(call.parameters.map(({ value }) => [String(value.name), arbitraryOf(value.schema)])),
    {
      requiredKeys: call.parameters
        .filter(({ value }) => value.required === true)
        .map(({ value }) => String(value.name)),
    },
  )
  const body = call.body === undefined ? fc.constant(undefined) : arbitraryOf(bodySchema(call))
  return fc.sample(fc.record({ params, body }), { numRuns: count, seed: SEED })
}

function bodySchema({ body }: Operation): unknown {
  return body === undefined ? undefined : mediaTypes(body)[0]?.[1].schema
}

/** Requests that keep the contract, each by another of the given people. */
export function fittingTrials(call: Operation, count: number, tokens: readonly string[]): readonly Trial[] {
  return inputs(call, count).map(({ params, body }, index) => ({
    kind: 'fits',
    request: wireRequest(call, params, body, tokens[index % tokens.length]),
  }))
}

/** Requests with one slip each in a parameter or in the body: 400, naming the field. */
export function brokenTrials(call: Operation, token: string): readonly Trial[] {
  const [fitting = { params: {}, body: undefined }] = inputs(call, 1)
  return [...brokenParameters(call, fitting, token), ...brokenBodies(call, fitting, token)]
}

function brokenParameters(call: Operation, { params, body }: Input, token: string): readonly Trial[] {
  return call.parameters.flatMap(({ value }): Trial[] => {
    const name = String(value.name)
    const inPath = value.in === 'path'
    const slips: readonly (readonly [string, unknown])[] = [
      ...slipsOf(value.schema)
        .map(slip => [slip.kind, slip.apply(params[name])] as const)
        // Everything is text on the wire: what reads as a fitting value there is no slip.
        .filter(([, given]) => isText(given) && mistakes(value.schema, asRead(value.schema, given)) !== ''),
      ...(value.required === true && !inPath ? [['is missing', undefined] as const] : []),
      ...(inPath ? [] : [['comes twice', [params[name] ?? '1', params[name] ?? '1']] as const]),
    ]
    return slips
      .filter(([, given]) => !inPath || given !== '')
      .map(([kind, given]) => ({
        kind: `${name} ${kind}`,
        request: wireRequest(call, { ...params, [name]: given }, body, token),
        // A path with a wrong value may as well be no path that there is.
        statuses: inPath ? [400, 404] : [400],
        ...(!inPath && { field: name }),
      }))
  })
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** A value as its parameter is read from an address: whole numbers are numbers where the schema wants one. */
function asRead(schema: unknown, value: unknown): unknown {
  const text = String(value)
  return asObject(schema).type === 'integer' ? (/^-?\d+$/.test(text) ? Number(text) : text) : text
}

function brokenBodies(call: Operation, { params, body }: Input, token: string): readonly Trial[] {
  const schema = bodySchema(call)
  if (schema === undefined) return []
  const asForm = bodyType(call) !== 'application/json'
  return slipsOf(schema)
    .map(slip => ({ ...slip, value: slip.apply(body) }))
    .filter(({ field, value }) => mistakes(schema, value) !== '' && !(asForm && (field === '' || !isForm(value))))
    .map(({ field, kind, value }) => ({
      ...{ kind: `${field || 'the body'} ${kind}`, statuses: [400] },
      request: wireRequest(call, params, value, token),
      ...(field !== '' && { field }),
    }))
}

const isForm = (value: unknown): boolean => Object.values(asObject(value)).every(one => typeof one === 'string')

/** Requests that are refused before anybody looks at their values: no token, another kind of body, too large a one, no JSON. */
export function refusedTrials(call: Operation, token: string): readonly Trial[] {
  const [{ params, body } = { params: {}, body: undefined }] = inputs(call, 1)
  const good = wireRequest(call, params, body, token)
  const headers = ({ authorization }: { authorization?: string | undefined }, type?: string) => ({
    ...good.headers,
    ...(authorization === undefined ? {} : { authorization }),
    ...(type === undefined ? {} : { 'content-type': type }),
  })
  const tokens = [
    { kind: 'no token', request: wireRequest(call, params, body, undefined), statuses: [401] },
    {
      kind: 'a forged token',
      request: wireRequest(call, params, body, `${token.slice(0, -6)}AAAAAA`),
      statuses: [401],
    },
    {
      kind: 'a token that is none',
      request: { ...good, headers: headers({ authorization: 'Bearer x' }) },
      statuses: [401],
    },
    {
      kind: 'another scheme',
      request: { ...good, headers: headers({ authorization: `Basic ${token}` }) },
      statuses: [401],
    },
  ]
  const bodies = [
    { kind: 'xml', request: { ...good, headers: headers({}, 'text/xml'), body: '<a/>' }, statuses: [415] },
    { kind: 'a large body', request: { ...good, body: JSON.stringify({ x: 'x'.repeat(70_000) }) }, statuses: [413] },
    ...(bodyType(call) === 'application/json'
      ? ['{"a":', '', '[1,]', '{"__proto__":{"a":1}}', '"\\ud800"'].map(text => ({
          ...{ kind: `the body ${text}`, request: { ...good, body: text }, statuses: [400] },
        }))
      : []),
  ]
  const loose = {
    kind: 'more in the query than is asked for',
    request: { ...good, address: looseAddress(good.address) },
  }
  return [...(call.secured ? tokens : []), ...(call.body === undefined ? [] : bodies), loose]
}

const looseAddress = (address: string) => `${address}${address.includes('?') ? '&' : '?'}not-asked-for=%00%3Cb%3E&x=%`

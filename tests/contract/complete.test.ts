import { describe, expect, it } from 'vitest'
import { contract, dereference } from './support/contract.ts'
import { asList, asObject } from './support/json.ts'
import { examplesOf, mediaTypes, operations, type Part } from './support/operations.ts'
import { undescribed } from './support/undescribed.ts'

const answersAndBodies: readonly Part[] = operations.flatMap(({ body, answers }) => [
  ...(body === undefined ? [] : [body]),
  ...answers.values(),
])

const said = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** The refusals that any call with these properties can end in, whoever implements it. */
function refusals({ secured, parameters, body }: (typeof operations)[number]): readonly string[] {
  return [
    ...(parameters.length > 0 || body !== undefined ? ['400'] : []),
    ...(secured ? ['401', '403'] : []),
    ...(parameters.some(({ value }) => value.in === 'path') ? ['404'] : []),
    ...(body === undefined ? [] : ['413', '415']),
    '500',
  ]
}

describe('the contract says everything', () => {
  it('every call has an id of its own, one declared tag, a summary, a description and its security', () => {
    const ids = operations.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const declared = asList(contract.tags).map(tag => asObject(tag).name)
    const used = operations.flatMap(({ value }) => asList(value.tags))
    expect(used.filter(tag => !declared.includes(tag))).toEqual([])
    expect(declared.filter(tag => !used.includes(tag))).toEqual([])
    const wanting = operations.filter(
      ({ value }) =>
        !said(value.summary) ||
        !said(value.description) ||
        asList(value.tags).length !== 1 ||
        !Array.isArray(value.security),
    )
    expect(wanting.map(({ id }) => id)).toEqual([])
  })

  it('every parameter, body and answer is described, and no two calls in the same empty words', () => {
    const parameters = operations.flatMap(call => call.parameters)
    const wanting = [...parameters, ...answersAndBodies].filter(({ value }) => !said(value.description))
    expect(wanting.map(({ place }) => place)).toEqual([])
    const empty = answersAndBodies.filter(({ value }) =>
      /^(Success|OK|What the call takes)\.?$/i.test(String(value.description)),
    )
    expect(empty.map(({ place }) => place)).toEqual([])
  })

  it('every schema is titled by its name, and every schema and property at any depth is described', () => {
    const schemas = Object.entries(asObject(asObject(contract.components).schemas))
    expect(schemas.filter(([name, schema]) => asObject(schema).title !== name).map(([name]) => name)).toEqual([])
    expect(schemas.flatMap(([name, schema]) => undescribed(name, schema))).toEqual([])
  })

  it('every call declares the refusals that it can end in, each with an ErrorBody', () => {
    const missing = operations.flatMap(call =>
      refusals(call)
        .filter(status => !call.answers.has(status))
        .map(status => `${call.id} lacks ${status}`),
    )
    expect(missing).toEqual([])
    for (const { answers } of operations) {
      for (const [status, answer] of answers) {
        if (Number(status) < 400) continue
        const schemas = mediaTypes(answer).map(([type, media]) => [type, asObject(media.schema).$ref])
        expect(schemas, answer.place).toEqual([['application/json', '#/components/schemas/ErrorBody']])
      }
    }
  })

  it('every answer declares its headers: the request id, and no-store', () => {
    for (const { answers } of operations) {
      for (const { place, value } of answers.values()) {
        expect(Object.keys(asObject(value.headers)), place).toEqual(
          expect.arrayContaining(['x-request-id', 'cache-control']),
        )
      }
    }
  })

  it('every parameter, body and answer has an example, and says what each example shows', () => {
    const parameters = operations.flatMap(call => call.parameters)
    expect(parameters.filter(({ value }) => value.example === undefined).map(({ place }) => place)).toEqual([])
    const bare = answersAndBodies.flatMap(part =>
      mediaTypes(part)
        .filter(([, media]) => examplesOf(media).length === 0)
        .map(([type]) => `${part.place}, ${type}: add "examples", best by reference into components/examples`),
    )
    expect(bare).toEqual([])
    const silent = answersAndBodies.flatMap(part =>
      mediaTypes(part).flatMap(([, media]) =>
        Object.entries(asObject(media.examples))
          .filter(([, example]) => !said(dereference(example).summary))
          .map(([name]) => `${part.place}, example ${name}`),
      ),
    )
    expect(silent).toEqual([])
  })
})

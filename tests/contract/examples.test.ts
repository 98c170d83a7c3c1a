import { describe, expect, it } from 'vitest'
import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'
import { dereference } from './support/contract.ts'
import type { JsonObject } from './support/json.ts'
import { examplesOf, mediaTypes, type Operation, operations, type Part } from './support/operations.ts'
import { mistakes } from './support/public-validator.ts'

type Validate = (data: unknown) => boolean

interface AnswerForm {
  readonly mediaType: string
  readonly validate: Validate
}

interface GeneratedCall {
  readonly params: { readonly validate: Validate } | null
  readonly body: { readonly validate: Validate } | null
  readonly answers: Readonly<Record<string, AnswerForm & { readonly others?: readonly AnswerForm[] }>>
}

const generatedCalls: Readonly<Record<string, GeneratedCall>> = gatewayOperations

/** An example as it goes over the wire: that of a file is text in the document and bytes there. */
function asSent({ schema }: JsonObject, value: unknown): unknown {
  return dereference(schema).format === 'binary' ? Buffer.from(String(value)) : value
}

function bodiesOf({ body, answers }: Operation): readonly Part[] {
  return [...(body === undefined ? [] : [body]), ...answers.values()]
}

describe('the examples of the contract', () => {
  it.each(operations)('of $id fit their schemas, read as JSON Schema by a public validator', call => {
    for (const { place, value } of call.parameters) expect(mistakes(value.schema, value.example), place).toBe('')
    for (const part of bodiesOf(call)) {
      for (const [type, media] of mediaTypes(part)) {
        for (const [name, value] of examplesOf(media)) {
          expect(mistakes(media.schema, value), `${part.place}, ${type}, example ${name}`).toBe('')
        }
      }
    }
  })

  it('a generated table of calls knows every call, parameter, body and answer, errors among them', () => {
    expect(Object.keys(generatedCalls)).toEqual(operations.map(({ id }) => id))
    for (const { id, parameters, body, answers } of operations) {
      const generated = generatedCalls[id]
      expect(Object.keys(generated?.answers ?? {}), id).toEqual([...answers.keys()])
      expect([generated?.params !== null, generated?.body !== null], id).toEqual([
        parameters.length > 0,
        body !== undefined,
      ])
    }
  })

  it.each(operations)('of $id fit the generated validators, those of errors too', call => {
    const generated = generatedCalls[call.id]
    if (call.parameters.length > 0) {
      const params = Object.fromEntries(call.parameters.map(({ value }) => [String(value.name), value.example]))
      expect(generated?.params?.validate(params)).toBe(true)
    }
    for (const [, media] of call.body === undefined ? [] : mediaTypes(call.body)) {
      for (const [name, value] of examplesOf(media)) expect(generated?.body?.validate(value), name).toBe(true)
    }
    for (const [status, answer] of call.answers) {
      const usual = generated?.answers[status]
      const forms = usual === undefined ? [] : [usual, ...(usual.others ?? [])]
      expect(forms.map(({ mediaType }) => mediaType)).toEqual(mediaTypes(answer).map(([type]) => type))
      for (const [index, [, media]] of mediaTypes(answer).entries()) {
        for (const [name, value] of examplesOf(media)) {
          expect(forms[index]?.validate(asSent(media, value)), `${status}, ${name}`).toBe(true)
        }
      }
    }
  })
})

import { parse } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildSchema } from '../build-schema.ts'
import { type GatewayDouble, startDouble } from '../testing/gateway-double.ts'
import { testContext } from '../testing/test-context.ts'
import { compile, interpret } from './runnable.ts'

const schema = buildSchema()
let double: GatewayDouble
beforeEach(async () => {
  double = await startDouble()
})
afterEach(() => double.close())

describe('compile', () => {
  it('runs a document as compiled code, with the answer of graphql-js', async () => {
    const document = parse('{ viewer { member { firstName coverages { status } } programs { id } } }')
    expect(isCompiledQuery(compileQuery(schema, document))).toBe(true)
    const expected = await interpret(schema, document)(testContext(double), {})
    expect(await compile(schema, document)(testContext(double), {})).toEqual(expected)
  })

  it('falls back to graphql-js for a document that the compiler refuses', async () => {
    const document = parse('query One { shell } query Two { shell }')
    expect(isCompiledQuery(compileQuery(schema, document))).toBe(false)
    const { errors } = await compile(schema, document)(testContext(double), {})
    expect(errors?.[0]?.message).toContain('Must provide operation name')
    expect((await interpret(schema, document, 'Two')(testContext(double), {})).data).toEqual({
      shell: { session: 'full' },
    })
  })
})

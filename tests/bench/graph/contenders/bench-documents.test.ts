import { parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { buildSchema } from '../../../../gateway-graph/build-schema.ts'
import { benchDocuments } from './bench-documents.ts'

const schema = buildSchema()

describe('documents of the bench', () => {
  it.each(Object.values(benchDocuments()))('fit the schema: %s', text => {
    expect(validate(schema, parse(text))).toEqual([])
  })
})

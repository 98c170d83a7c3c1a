import type { ErrorObject } from 'ajv'
import { hintAt } from '../../overlay/nearest.ts'
import type { Path } from '../../overlay/place.ts'
import type { SchemaMistake } from './schema-mistake.ts'
import { choices, shownValue } from './shown-value.ts'

type Explain = (error: ErrorObject, path: Path) => SchemaMistake

const types: { readonly [type: string]: string } = {
  array: 'a list: [ … ]',
  boolean: 'true or false',
  integer: 'a whole number',
  object: 'an object: { … }',
  string: 'text in double quotes',
}

const listed = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : [])
const namesIn = (properties: unknown) => Object.keys(typeof properties === 'object' && properties ? properties : {})
const fields = (error: ErrorObject) => namesIn(error.parentSchema?.properties)
const described = (schema: unknown) =>
  typeof schema === 'object' && schema && 'description' in schema ? String(schema.description) : 'something else'

const isCondition = (error: ErrorObject) => fields(error).includes('all')

const explanations: { readonly [keyword: string]: Explain } = {
  required: ({ params }, path) => ({
    path: [...path, params.missingProperty],
    part: 'value',
    found: `no "${params.missingProperty}"`,
    expected: `"${params.missingProperty}", which is always needed`,
  }),
  additionalProperties: (error, path) => {
    const name = String(error.params.additionalProperty)
    return {
      path: [...path, name],
      part: 'key',
      found: isCondition(error) ? `"${name}", which is no fact` : `the field "${name}"`,
      expected: isCondition(error) ? 'a fact, all, any, not, use or in' : choices(fields(error)),
      ...hintAt(name, fields(error)),
    }
  },
  enum: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: choices(listed(params.allowedValues)),
    ...hintAt(String(data), listed(params.allowedValues).map(String)),
  }),
  const: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: JSON.stringify(params.allowedValue),
  }),
  type: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: types[String(params.type)] ?? String(params.type),
  }),
  pattern: ({ data, parentSchema }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: described(parentSchema),
  }),
  discriminator: ({ params, parentSchema, data }, path) => {
    const tags = listed(parentSchema?.['x-tags'])
    const missing = typeof data === 'object' && data !== null && !(params.tag in data)
    return {
      path: [...path, params.tag],
      part: 'value',
      found: missing ? `no "${params.tag}"` : `"${params.tag}": ${shownValue(params.tagValue)}`,
      expected: `"${params.tag}" to be ${choices(tags)}`,
      ...(missing ? {} : hintAt(String(params.tagValue), tags.map(String))),
    }
  },
  propertyNames: ({ params, schema }, path) => ({
    path: [...path, params.propertyName],
    part: 'key',
    found: `the name "${params.propertyName}"`,
    expected: described(schema),
  }),
  minItems: (_, path) => ({ path, part: 'value', found: 'an empty list', expected: 'at least one entry' }),
  minProperties: ({ parentSchema }, path) => ({ path, part: 'value', found: '{}', expected: described(parentSchema) }),
  maxProperties: ({ data, parentSchema }, path) => ({
    path,
    part: 'value',
    found: `${namesIn(data).length} keys: ${namesIn(data)
      .map(name => `"${name}"`)
      .join(', ')}`,
    expected: described(parentSchema),
    ...(parentSchema?.properties?.all ? { hint: '{ "all": [ … ] } when all of them must be true' } : {}),
  }),
  minimum: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: `${params.limit} or more`,
  }),
  maximum: ({ data, params }, path) => ({
    path,
    part: 'value',
    found: shownValue(data),
    expected: `${params.limit} or less`,
  }),
}

/** A validator's error in words of the manifest language. */
export function explainError(error: ErrorObject, path: Path): SchemaMistake {
  const explain = explanations[error.keyword]
  if (explain) return explain(error, path)
  return { path, part: 'value', found: shownValue(error.data), expected: error.message ?? error.keyword }
}

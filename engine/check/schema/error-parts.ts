import type { ErrorObject } from 'ajv'
import type { Path } from '../../json.ts'
import type { Mistake } from '../../overlay/mistake.ts'
import { nearest } from '../../overlay/nearest.ts'
import { followed, type SchemaPart } from '../../schema/manifest-schema.ts'

/** A violation of a schema, and where: at a field's name or at its value. */
export interface SchemaMistake extends Mistake {
  path: Path
  part: 'key' | 'value'
}

/** Puts a validator's error into words. `path` leads to the value with the error; `beside` are all errors about that value. */
export type Explain = (error: ErrorObject, path: Path, beside: readonly ErrorObject[]) => SchemaMistake

/** A list among the parameters of a validator's error. */
export const listed = (values: unknown): readonly unknown[] => (Array.isArray(values) ? values : [])

/** The names of an object's fields. */
export const namesIn = (value: unknown): string[] => Object.keys(typeof value === 'object' && value ? value : {})

/** The fields that the object with the error may have. */
export const fieldsOf = (error: ErrorObject): { [name: string]: SchemaPart } =>
  (error.parentSchema as SchemaPart | undefined)?.properties ?? {}

/** A schema's own description of what it expects. */
export const described = (schema: unknown): string =>
  typeof schema === 'object' && schema && 'description' in schema ? String(schema.description) : 'something else'

/** Whether the error is about a condition, by the schema that it violates. */
export const isCondition = (error: ErrorObject): boolean => 'all' in fieldsOf(error)

/**
 * Unknown fields of an object that are those of an object it lacks, `"title"` beside `"change"` in place of inside `"fields"`:
 * none when the object that is missing may itself be misspelled.
 */
export function strayFields(missing: ErrorObject, beside: readonly ErrorObject[]): string[] {
  const name = String(missing.params.missingProperty)
  const schema = fieldsOf(missing)[name]
  if (missing.keyword !== 'required' || !schema || followed(schema).type !== 'object') return []
  const unknown = beside
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ params }) => String(params.additionalProperty))
  return unknown.some(field => nearest(field, [name]) !== undefined) ? [] : unknown
}

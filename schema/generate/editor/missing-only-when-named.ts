import type { JsonSchema } from '../json-schema.ts'
import { choose } from './choose.ts'

/** A field that is misspelled is missing under its right name as well: editors ask for fields once all names are right. */
export function missingOnlyWhenNamed(schema: JsonSchema): JsonSchema {
  const { required, properties, additionalProperties, allOf = [] } = schema
  if (!required || !properties || additionalProperties !== false) return schema
  const { required: _, ...rest } = schema
  const rightNames: JsonSchema = { propertyNames: { enum: Object.keys(properties) } }
  return { ...rest, allOf: [...allOf, choose(rightNames, { required })] }
}

import type { JsonSchema } from './json-schema.ts'

type Change = (schema: JsonSchema) => JsonSchema

const mapRecord = (record: Record<string, JsonSchema>, change: Change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, mapSchema(value, change)]))

/** A copy of a schema in which `change` was applied to it and to every schema inside it, innermost first. */
export function mapSchema(schema: JsonSchema, change: Change): JsonSchema {
  const { properties, $defs, items, oneOf, anyOf, allOf, additionalProperties, propertyNames, ...others } = schema
  const { if: condition, then: yes, else: no, ...rest } = others
  return change({
    ...rest,
    ...(allOf && { allOf: allOf.map(part => mapSchema(part, change)) }),
    ...(condition && { if: mapSchema(condition, change) }),
    // biome-ignore lint/suspicious/noThenProperty: JSON Schema has a keyword of this name; no schema is awaited.
    ...(yes && { then: mapSchema(yes, change) }),
    ...(no && { else: mapSchema(no, change) }),
    ...(properties && { properties: mapRecord(properties, change) }),
    ...(items && { items: mapSchema(items, change) }),
    ...(oneOf && { oneOf: oneOf.map(part => mapSchema(part, change)) }),
    ...(anyOf && { anyOf: anyOf.map(part => mapSchema(part, change)) }),
    ...(propertyNames && { propertyNames: mapSchema(propertyNames, change) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : mapSchema(additionalProperties, change),
    }),
    ...($defs && { $defs: mapRecord($defs, change) }),
  })
}

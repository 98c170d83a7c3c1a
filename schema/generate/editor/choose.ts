import type { JsonSchema } from '../json-schema.ts'

/** A schema for values of which another schema tells that it is theirs; editors offer and check only that one. */
export const choose = (condition: JsonSchema, yes: JsonSchema, no?: JsonSchema): JsonSchema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema has a keyword of this name; no schema is awaited.
  then: yes,
  ...(no && { else: no }),
})

/** Tells whether an object has one of some fields. */
export const hasOneOf = (fields: readonly string[]): JsonSchema => ({
  anyOf: fields.map(field => ({ required: [field] })),
})

/** Tells whether an object's field has one of some values. */
export const hasValue = (field: string, values: readonly unknown[]): JsonSchema => ({
  required: [field],
  properties: { [field]: { enum: [...values] } },
})

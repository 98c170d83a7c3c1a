import type { JsonSchema } from '../json-schema.ts'
import { type Defs, named } from './defs.ts'

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

/**
 * A union whose members one field tells apart, as editors understand it: the field's values are listed with what each
 * means, and a value with a tag is held to its own member only, so that a slip in it is one message.
 */
export function byTag(tag: string, members: readonly string[], defs: Defs): JsonSchema {
  const tagged = members.map(name => ({ name, field: named(name, defs).properties?.[tag] ?? {} }))
  return {
    type: 'object',
    required: [tag],
    properties: {
      [tag]: {
        description: 'Which kind it is.',
        enum: tagged.map(({ field }) => field.const),
        enumDescriptions: tagged.map(({ field }) => field.description ?? ''),
      },
    },
    allOf: tagged.map(({ name, field }) => choose(hasValue(tag, [field.const]), { $ref: `#/$defs/${name}` })),
  }
}

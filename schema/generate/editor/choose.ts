import type { JsonSchema } from '../json-schema.ts'
import { type Defs, named } from './defs.ts'
import type { OfferedName } from './manifest-names.ts'

/** A schema that applies only to values that meet a condition: editors offer and check only the branch that applies. */
export const choose = (condition: JsonSchema, yes: JsonSchema, no?: JsonSchema): JsonSchema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema has a keyword of this name; no schema is awaited.
  then: yes,
  ...(no && { else: no }),
})

/** Names that editors offer, with what each stands for. */
export const offered = (names: readonly OfferedName[]): JsonSchema => ({
  enum: names.map(({ name }) => name),
  enumDescriptions: names.map(({ says }) => says),
})

/** A text for which editors offer the names of a definition; others are valid too. */
export const offering = (definition: string): JsonSchema => ({
  anyOf: [{ $ref: `#/$defs/${definition}` }, { type: 'string' }],
})

/** A value for which editors offer the ids of a set by their names; others are valid too. */
export function offeringIds(value: JsonSchema, names: { readonly [id: string]: string }): JsonSchema {
  const entries = Object.entries(names)
  if (entries.length === 0) return value
  const { type = 'string', ...rest } = value
  const said = entries.map(([, name]) => name)
  const ids = entries.map(([id]) => (type === 'integer' ? Number(id) : id))
  return { ...rest, anyOf: [{ enum: ids, enumDescriptions: said, enumDetails: said }, { type }] }
}

/** Matches an object that has one of some fields. */
export const hasOneOf = (fields: readonly string[]): JsonSchema => ({
  anyOf: fields.map(field => ({ required: [field] })),
})

/** Matches an object whose field has one of some values. */
export const hasValue = (field: string, values: readonly unknown[]): JsonSchema => ({
  required: [field],
  properties: { [field]: { enum: [...values] } },
})

/**
 * A discriminated union as editors understand it: the tag's values are listed with what each means, and a value is checked
 * only against the member that its tag names, so that a slip in it gives one message.
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

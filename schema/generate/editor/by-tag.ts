import type { JsonSchema } from '../json-schema.ts'
import { choose, hasValue } from './choose.ts'
import { type Defs, named } from './defs.ts'

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

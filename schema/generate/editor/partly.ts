import type { JsonSchema } from '../json-schema.ts'
import { type Defs, mapValues, named, nameOf } from './defs.ts'

/** A field that an overlay may take away. */
export const removable = (field: JsonSchema): JsonSchema => ({
  anyOf: [field, { description: 'Takes the field away.', type: 'null' }],
})

/** The same places, none of them needed; null where a field may be taken away. Conditions and lists stay whole. */
export function partly(schema: JsonSchema, defs: Defs): JsonSchema {
  const name = nameOf(schema.$ref ?? '')
  const { $ref: _, ...own } = schema
  const { required = [], properties, additionalProperties, ...rest } = { ...named(name, defs), ...own }
  if (name === 'Condition' || (!properties && typeof additionalProperties !== 'object')) return schema
  return {
    ...rest,
    ...(properties && {
      properties: mapValues(properties, (part, key) =>
        required.includes(key) ? partly(part, defs) : removable(partly(part, defs)),
      ),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? removable(partly(additionalProperties, defs)) : additionalProperties,
    }),
  }
}

/** The fields that a change may set in an item of a kind. */
export function changeable(item: string, defs: Defs): JsonSchema {
  const { properties = {}, required = [] } = named(item, defs)
  const { id: _, locked: __, ...fields } = properties
  return {
    type: 'object',
    additionalProperties: false,
    properties: mapValues(fields, (field, key) => (required.includes(key) ? field : removable(field))),
  }
}

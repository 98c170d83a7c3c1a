import type { JsonSchema } from './json-schema.ts'

const id: JsonSchema = { $ref: 'common.schema.json#/$defs/Id' }

/**
 * Writes out what the schema sources say in short: `x-traits` become the fields that items have in common, `x-variants`
 * the list of variants with the fields that each may replace.
 */
export function expandTraits(schema: JsonSchema, shown: Record<string, JsonSchema>): JsonSchema {
  const { 'x-traits': traits, 'x-variants': replaceable, ...rest } = schema
  if (!traits) return rest
  const fields = rest.properties ?? {}
  const properties: Record<string, JsonSchema> = { id, ...fields }
  if (traits.includes('shown')) Object.assign(properties, shown)
  if (replaceable)
    properties.variants = {
      description: 'What is different for some members. The first variant whose "when" is true is taken.',
      type: 'array',
      items: {
        description: 'The fields that are different, and for whom.',
        type: 'object',
        additionalProperties: false,
        required: ['when'],
        properties: {
          when: { $ref: 'condition.schema.json', description: 'Who gets this variant.' },
          ...Object.fromEntries(Object.entries(fields).filter(([name]) => replaceable.includes(name))),
        },
      },
    }
  return { ...rest, properties, required: ['id', ...(rest.required ?? [])], additionalProperties: false }
}

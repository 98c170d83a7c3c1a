import type { JsonSchema } from './json-schema.ts'

interface Registry {
  facts: Record<string, { label: string; values: Record<string, string>; source: string }>
}

const list = (description: string): JsonSchema => ({
  description,
  type: 'array',
  minItems: 1,
  items: { $ref: '#/$defs/Condition' },
})

/**
 * The schema of conditions, made from the fact registry: one key per object, so that a slip is one message, and every
 * fact and value enumerated, so that an editor completes both.
 */
export function conditionSchema(registry: Registry): JsonSchema {
  const facts = Object.entries(registry.facts).map(([name, fact]): [string, JsonSchema] => [
    name,
    {
      description: `${fact.label}: true when it is one of the values. ${Object.entries(fact.values)
        .map(([value, label]) => `${value}: ${label}`)
        .join('; ')}.`,
      type: 'array',
      minItems: 1,
      items: { enum: Object.keys(fact.values), enumDescriptions: Object.values(fact.values) },
    },
  ])
  return {
    description:
      'A condition has exactly one key: a fact with its wanted values, or all, any, not, use (a named condition) or in (a segment).',
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
    tsType:
      '{ all: Condition[] } | { any: Condition[] } | { not: Condition } | { use: string } | { in: string } | FactCondition',
    properties: {
      all: list('True when every condition of the list is true.'),
      any: list('True when at least one condition of the list is true.'),
      not: { $ref: '#/$defs/Condition', description: 'True when the condition is false.' },
      use: { description: 'A named condition of conditions.json.', type: 'string', format: 'named-condition' },
      in: {
        description: 'True when the member belongs to the segment of segments.json.',
        type: 'string',
        format: 'segment',
      },
      ...Object.fromEntries(facts),
    },
  }
}

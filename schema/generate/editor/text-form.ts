import type { JsonSchema } from '../json-schema.ts'

type Words = { readonly [section: string]: unknown }

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null

/** The words that screens ask for, each with what base says: a brand's words under any other name would never show. */
export function textForm({ description = '', additionalProperties }: JsonSchema, base: unknown): JsonSchema {
  const section = typeof additionalProperties === 'object' ? additionalProperties : {}
  const sections = Object.entries(isWords(base) ? base : {}).filter(([name]) => name !== '$schema')
  return {
    description,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      sections.map(([name, words]): [string, JsonSchema] => [
        name,
        {
          description: section.description ?? '',
          type: 'object',
          additionalProperties: false,
          properties: Object.fromEntries(
            Object.entries(isWords(words) ? words : {}).map(([key, text]): [string, JsonSchema] => [
              key,
              { description: `In base: ${String(text)}`, type: 'string' },
            ]),
          ),
        },
      ]),
    ),
  }
}

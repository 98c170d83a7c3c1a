import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { top } from '../build/build-paths.ts'

/** Where `@specifiedBy` of the scalars leads (GRAPH-04): an address of the portal that serves the graph. */
export const scalarsPrefix = '/graphql/scalars/'

const text = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'string' }

/** What the plain scalars are; the others are the engine's views, whose schemas are generated from its types. */
const plain: Readonly<Record<string, object>> = {
  Date: {
    ...text,
    title: 'Date',
    description:
      'A calendar date without a time of day, as ISO 8601 writes it. Open ends are null and never a far date.',
    format: 'date',
    examples: ['2026-03-01'],
  },
  DateTime: {
    ...text,
    title: 'DateTime',
    description: 'An instant, as RFC 3339 writes it. Its offset is that of the clock of the person who asks.',
    format: 'date-time',
    examples: ['2026-03-01T09:05:00-08:00', '2026-03-01T17:05:00Z'],
  },
  Money: {
    ...text,
    title: 'Money',
    description: 'An amount in US dollars with two decimals. It is a text, because a number would be rounded.',
    pattern: String.raw`^-?\d+\.\d{2}$`,
    examples: ['1234.50', '0.00', '-12.30'],
  },
}

const ofViews = ['RichText', 'ScreenView', 'ShellView']

/** The JSON Schema of a scalar's values, as JSON; undefined when there is no such scalar. */
export async function scalarSchema(name: string): Promise<string | undefined> {
  if (Object.hasOwn(plain, name)) return `${JSON.stringify(plain[name], null, 2)}\n`
  if (!ofViews.includes(name)) return undefined
  return readFile(resolve(top, `gateway-graph/generated/scalars/${name}.schema.json`), 'utf8')
}

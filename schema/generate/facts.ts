import { readFile } from 'node:fs/promises'

interface Registry {
  facts: Record<
    string,
    { label: string; values: Record<string, string>; source: string; row: string; canBeUnknown: boolean }
  >
  openSets: Record<string, { label: string; source: string }>
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const banner = '// Generated from schema/facts.json by `npm run generate`. Do not edit.\n'

/** Types and GraphQL SDL of the fact registry: path below the repository's top to file text. */
export async function generateFacts(): Promise<Map<string, string>> {
  const registry = JSON.parse(await readFile(new URL('../facts.json', import.meta.url), 'utf8')) as Registry
  const facts = Object.entries(registry.facts)
  const openSets = Object.entries(registry.openSets)

  const types = [
    banner,
    '/** Every fact with the values it can have; an unknown fact is undefined. */',
    'export interface FactValues {',
    ...facts.map(
      ([name, fact]) =>
        `  /** ${fact.label} (${fact.row}), from ${fact.source} */\n  ${name}: ${Object.keys(fact.values)
          .map(value => `'${value}'`)
          .join(' | ')}`,
    ),
    '}',
    'export type FactName = keyof FactValues',
    '/** Values of open sets, reached through segments. */',
    'export interface OpenValues {',
    ...openSets.map(([name, set]) => `  /** ${set.label}, from ${set.source} */\n  ${name}: readonly string[]`),
    '}',
    `export const factNames = [${facts.map(([name]) => `'${name}'`).join(', ')}] as const satisfies readonly FactName[]`,
    '/** Reads one fact: a property access by literal name is several times faster than one by variable. */',
    'export const factReaders: { readonly [Name in FactName]: (facts: { readonly [Other in FactName]?: FactValues[Other] | undefined }) => string | undefined } = {',
    ...facts.map(([name]) => `  ${name}: ({ ${name} }) => ${name},`),
    '}',
    '',
  ].join('\n')

  const sdl = [
    '# Generated from schema/facts.json by `npm run generate`. Do not edit.',
    '"Everything a manifest condition can ask about the member. Each fact is computed only when it is selected; null is unknown."',
    'type Facts {',
    ...facts.map(
      ([name, fact]) => `  "${pascal(fact.label)} (${fact.row}). From ${fact.source}."\n  ${name}: ${pascal(name)}Fact`,
    ),
    '}',
    ...facts.flatMap(([name, fact]) => [
      `"${pascal(fact.label)}."`,
      `enum ${pascal(name)}Fact {`,
      ...Object.entries(fact.values).map(([value, label]) => `  "${label}"\n  ${value}`),
      '}',
    ]),
    '',
  ].join('\n')

  return new Map([
    ['schema/generated/facts.ts', types],
    ['schema/generated/facts.graphql', sdl],
  ])
}

import { readFile } from 'node:fs/promises'

interface Registry {
  facts: Record<
    string,
    {
      label: string
      values: Record<string, string>
      source: string
      row: string
      canBeUnknown: boolean
      graph?: InGraph
    }
  >
  openSets: Record<string, { label: string; source: string }>
}

/** How the GraphQL schema says a fact whose values are not yes and no. */
interface InGraph {
  true?: string
  enum?: string
  values?: Record<string, string>
}

type Fact = Registry['facts'][string]

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

  return new Map([
    ['schema/generated/facts.ts', types],
    ['schema/generated/facts.graphql', factsSdl(facts)],
    ['schema/generated/fact-answers.ts', factAnswers(facts)],
  ])
}

/** Enums of these names stand in the SDL of an area, described there. */
const ofAreas = ['AccountStatus', 'EligibilityStatus', 'Relationship']

/** The type of the facts, a yes or no as a boolean, with the enums of the others, each once. */
function factsSdl(facts: readonly (readonly [string, Fact])[]): string {
  const enums = new Map(facts.flatMap(([name, fact]) => (isBoolean(fact) ? [] : [[enumOf(name, fact), fact] as const])))
  return [
    '# Generated from schema/facts.json by `npm run generate`. Do not edit.',
    '"What conditions of the manifests can ask about the member. Each fact is computed only when it is selected; null is unknown."',
    'type Facts {',
    ...facts.map(([name, fact]) => {
      const told = isBoolean(fact) ? `Whether the member ${fact.values[trueValue(fact)]}` : pascal(fact.label)
      return `  "${told}. From ${fact.source}."\n  ${name}: ${isBoolean(fact) ? 'Boolean' : enumOf(name, fact)}`
    }),
    '}',
    ...[...enums]
      .filter(([name]) => !ofAreas.includes(name))
      .flatMap(([name, fact]) => [
        `"${pascal(fact.label)} of a member."`,
        `enum ${name} {`,
        ...Object.entries(fact.values).map(([value, words]) => `  "The member ${words}."\n  ${enumValue(fact, value)}`),
        '}',
      ]),
    '',
  ].join('\n')
}

/** The module of what the graph answers for facts (GRAPH-06). */
function factAnswers(facts: readonly (readonly [string, Fact])[]): string {
  const answers = facts.map(([name, fact]) => {
    const values = Object.keys(fact.values).map(
      value => `${value}: ${isBoolean(fact) ? value === trueValue(fact) : `'${enumValue(fact, value)}'`}`,
    )
    return `  ${name}: { ${values.join(', ')} },`
  })
  return [
    banner,
    "import type { FactName, FactValues } from './facts.ts'",
    '',
    '/** What the graph answers for each value of each fact. */',
    'export const factAnswers = {',
    ...answers,
    '} as const satisfies { readonly [Name in FactName]: { readonly [Value in FactValues[Name]]: boolean | string } }',
    '',
  ].join('\n')
}

const isBoolean = ({ values, graph }: Fact) => graph?.true !== undefined || Object.keys(values).join() === 'yes,no'

const trueValue = ({ graph }: Fact) => graph?.true ?? 'yes'

/** @throws Error for a fact of several values that names no enum */
function enumOf(name: string, { graph }: Fact): string {
  if (graph?.enum === undefined) throw new Error(`schema/facts.json: ${name} says no enum of the graph`)
  return graph.enum
}

const enumValue = ({ graph }: Fact, value: string) =>
  graph?.values?.[value] ?? value.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()

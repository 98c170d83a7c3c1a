import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { surfacesWithWords } from '../../engine/languages/language-files.ts'
import { saysWords, type Word, wordsOf } from '../../engine/languages/words-of.ts'
import type { JsonSchema } from '../../schema/generate/json-schema.ts'

/** Files by surface, as parsed. */
interface Roots {
  readonly [surface: string]: object | undefined
}

/**
 * A schema for the files of words of each surface, whatever their language: it completes ids and keys, and shows the English
 * words of each (LOCALE-01).
 * @returns by the name of the schema: "menus.words"
 */
export const wordsSchemas = (roots: Roots): Map<string, JsonSchema> =>
  new Map(
    surfacesWithWords.map(surface => [`${surface}.words`, formOf(surface, wordsOf(surface, roots[surface] ?? {}))]),
  )

/** Words by their keys, one inside the other. */
interface Tree {
  [key: string]: Tree | Word
}

function formOf(surface: string, words: readonly Word[]): JsonSchema {
  const tree: Tree = {}
  for (const word of words) {
    const { at = [] } = word
    const owner = at.slice(0, -1).reduce<Tree>((around, key) => {
      const inside = around[key]
      if (inside && !isWord(inside)) return inside
      const made: Tree = {}
      around[key] = made
      return made
    }, tree)
    const key = at.at(-1)
    if (key !== undefined) owner[key] = word
  }
  const { properties, ...form } = objectForm(tree)
  const items = properties?.items
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Words of ${surface}.json in another language`,
    ...form,
    // What only brands say, as the words of their pictures.
    ...(Object.keys(tree).length === 0 && { additionalProperties: { type: 'object' } }),
    properties: {
      $schema: { type: 'string' },
      ...properties,
      // Whoever knows base alone does not know the items that a brand adds.
      ...(items && {
        items: {
          ...items,
          description: 'The words of items by their ids, at any depth.',
          properties: Object.fromEntries(
            Object.entries(items.properties ?? {}).map(([id, item]) => [id, ofItem(item)]),
          ),
          additionalProperties: { type: 'object' },
        },
      }),
    },
    $defs: {
      Words: { anyOf: [{ type: 'string' }, { const: true, description: 'The same words in this language.' }] },
    },
  }
}

/** A brand may add variants to an item, which base alone does not know either. */
const ofItem = (item: JsonSchema): JsonSchema => ({
  ...item,
  properties: {
    variants: { description: 'The words of variants by their names.', type: 'object' },
    ...item.properties,
  },
})

const isWord = (value: Tree | Word): value is Word => typeof value.text === 'string' && Array.isArray(value.path)

function objectForm(tree: Tree): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(tree).map(([key, inside]) => [key, isWord(inside) ? wordForm(inside) : form(inside)]),
    ),
  }
}

const form = (tree: Tree): JsonSchema => ('0' in tree ? listForm(tree) : objectForm(tree))

function listForm(tree: Tree): JsonSchema {
  const words = Object.values(tree).filter(isWord)
  return {
    description: `In English: ${words.map(({ text }) => text).join(' | ')}`,
    type: 'array',
    minItems: words.length,
    items: said,
  }
}

const said: JsonSchema = { $ref: '#/$defs/Words' }

const wordForm = ({ text }: Word): JsonSchema => ({
  description: saysWords(text) ? `In English: ${text}` : `The same in all languages: ${text}`,
  ...said,
})

const base = new URL('../../manifests/base/', import.meta.url)

/** The schemas of files of words, with the words of base: path below the repository's top to file text. */
export async function generateWordsSchemas(): Promise<Map<string, string>> {
  const roots: { [surface: string]: object } = {}
  for (const file of (await readdir(base)).filter(name => name.endsWith('.json')))
    roots[basename(file, '.json')] = JSON.parse(await readFile(new URL(file, base), 'utf8')) as object
  return new Map(
    [...wordsSchemas(roots)].map(([name, schema]) => [
      `schema/generated/${name}.schema.json`,
      `${JSON.stringify(schema, null, 1)}\n`,
    ]),
  )
}

import { readFile } from 'node:fs/promises'

type Sections = Record<string, Record<string, string>>

/** The words that base has for screens, by section and key. */
async function readWords(): Promise<Sections> {
  const file = new URL('../../manifests/base/text.json', import.meta.url)
  const { $schema: _schema, ...sections } = JSON.parse(await readFile(file, 'utf8')) as Sections & { $schema: unknown }
  return sections
}

/**
 * The sections and keys of base's text.json as types, each key with the placeholders of its words: path below the
 * repository's top to file text. Code that asks for a key that is not there does not compile.
 */
export async function generateWords(): Promise<Map<string, string>> {
  const text = [
    '// Generated from manifests/base/text.json by `npm run generate`. Do not edit.',
    '',
    '/** The sections of text.json, the keys of each, and the placeholders of their words: never where there are none. */',
    'export interface SectionWords {',
    ...Object.entries(await readWords()).flatMap(([section, words]) => [
      `  '${section}': {`,
      ...Object.entries(words).map(([key, value]) => `    /** ${comment(value)} */\n    ${key}: ${names(value)}`),
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
  return new Map([['schema/generated/words.ts', text]])
}

/** The placeholders of some words as a union of their names. */
function names(words: string): string {
  const found = new Set(Array.from(words.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g), match => `'${match[1]}'`))
  return found.size === 0 ? 'never' : [...found].join(' | ')
}

const comment = (words: string) => words.replaceAll('*/', '*\\/').replaceAll('\n', ' ')

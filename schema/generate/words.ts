import { readFile } from 'node:fs/promises'
import { brandWideNames } from '../brand-wide.ts'
import { isMessage, messageNames } from '../message.ts'

type Sections = Record<string, Record<string, string>>

/** The words that base has for screens, by section and key. */
async function readWords(): Promise<Sections> {
  const file = new URL('../../manifests/base/text.json', import.meta.url)
  const { $schema: _schema, ...sections } = JSON.parse(await readFile(file, 'utf8')) as Sections & { $schema: unknown }
  return sections
}

/**
 * The sections and keys of base's text.json as types, each key with the placeholders of its words, and the same as data, for
 * the check: path below the repository's top to file text. Code that asks for a key that is not there does not compile, and
 * manifests that lose one are refused (CHECK-06).
 */
export async function generateWords(): Promise<Map<string, string>> {
  const words = await readWords()
  const text = [
    '// Generated from manifests/base/text.json by `npm run generate`. Do not edit.',
    '',
    '/** The sections of text.json, the keys of each, and the placeholders of their words: never where there are none. */',
    'export interface SectionWords {',
    ...Object.entries(words).flatMap(([section, said]) => [
      `  '${section}': {`,
      ...Object.entries(said).map(([key, value]) => `    /** ${comment(value)} */\n    ${key}: ${names(value)}`),
      '  }',
    ]),
    '}',
    '',
  ].join('\n')
  const asked = Object.fromEntries(
    Object.entries(words).map(([section, said]) => [
      section,
      Object.fromEntries(Object.entries(said).map(([key, value]) => [key, namesIn(value)])),
    ]),
  )
  return new Map([
    ['schema/generated/words.ts', text],
    ['schema/generated/asked-words.json', `${JSON.stringify(asked)}\n`],
  ])
}

/** What the server fills in is no value that code has to give. */
const brandWide: ReadonlySet<string> = new Set(brandWideNames)

/** The placeholders of some words that code fills in, each once. */
const namesIn = (words: string): string[] => [...new Set(placeholders(words).filter(name => !brandWide.has(name)))]

const placeholders = (words: string) =>
  isMessage(words)
    ? messageNames(words)
    : Array.from(words.matchAll(/\{([a-z][A-Za-z0-9]*)\}/g), match => match[1] ?? '')

/** The same as a union of their names. */
function names(words: string): string {
  const found = namesIn(words).map(name => `'${name}'`)
  return found.length === 0 ? 'never' : found.join(' | ')
}

const comment = (words: string) => words.replaceAll('*/', '*\\/').replaceAll('\n', ' ')

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Glossaries } from '../../engine/analyse/glossary-findings.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { Glossary } from '../../engine/languages/glossary.ts'

/**
 * The glossaries beside the folders of brands, one a language: glossary.es.json (LOCALE-09). One that cannot be read enforces
 * nothing.
 */
export async function readGlossaries(folder: string): Promise<Glossaries> {
  const names = await readdir(folder).catch(() => [])
  const found = names.flatMap(name => {
    const language = /^glossary\.([A-Za-z-]+)\.json$/.exec(name)?.[1]
    return language === undefined ? [] : [{ name, language }]
  })
  const read = found.map(async ({ name, language }) => [language, await glossaryIn(join(folder, name))] as const)
  return Object.fromEntries(await Promise.all(read))
}

async function glossaryIn(file: string): Promise<Glossary> {
  try {
    const terms: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isJsonObject(terms)
      ? Object.fromEntries(Object.entries(terms).map(([term, said]) => [term, termOf(said)]))
      : {}
  } catch {
    return {}
  }
}

function termOf(said: unknown): Glossary[string] {
  const { say, not } = isJsonObject(said) ? said : {}
  return { say: textsIn(say), not: textsIn(not) }
}

const textsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter(each => typeof each === 'string') : [])

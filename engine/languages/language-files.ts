import type { Surface } from '../../schema/generated/manifests.ts'
import { surfaces } from '../schema/surfaces.ts'

/** Files whose texts members never read. */
const withoutWords: ReadonlySet<Surface> = new Set(['conditions', 'invariants', 'journey', 'segments', 'theme'])

/** Files that have words: other languages may have one of their own beside each. */
export const surfacesWithWords: readonly Surface[] = surfaces.filter(surface => !withoutWords.has(surface))

/** What language a file of words is in, and whose words these are (LOCALE-01). */
interface LanguageFile {
  surface: Surface
  language: string
}

/** The language and surface of a file's name such as "menus.es.json"; undefined for any other name. */
export function languageFile(name: string): LanguageFile | undefined {
  const [, start, language] = /^([a-z]+)\.([a-z]{2,3}(?:-[A-Z][a-z]{3})?)\.json$/.exec(name) ?? []
  const surface = surfacesWithWords.find(each => each === start)
  return surface !== undefined && language !== undefined ? { surface, language } : undefined
}

/** The language whose files have the words of a tag: "es" for "es-US", whatever the region. */
export const languageOf = (tag: string): string =>
  tag
    .split('-')
    .filter((part, index) => index === 0 || part.length === 4)
    .join('-')

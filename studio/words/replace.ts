import { applyEdits, type Edit, findNodeAtLocation, parseTree } from 'jsonc-parser'
import { type Path, pointerOf, valueAt } from '../../engine/json.ts'
import { surfacesWithWords } from '../../engine/languages/language-files.ts'
import { type Word, wordsOf } from '../../engine/languages/words-of.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import type { FileEdit } from '../desk/model/item-edits.ts'
import { type Files, pathOf, rootOf, sharedFolder } from '../desk/model/surface.ts'
import { languageIn, languagePath, languagesOf, type Merged, whereOf } from './brand-words.ts'
import { writtenAt } from './written-at.ts'

/** What is to be replaced, and where. */
export interface Wanted {
  readonly find: string
  readonly put: string
  readonly matchCase: boolean
  readonly wholeWords: boolean
  /** Folders of brands, base among them. */
  readonly brands: readonly string[]
  /** Languages; English is empty. */
  readonly languages: readonly string[]
}

/** One place of a file with its words before and after. */
export interface Replacement {
  readonly key: string
  readonly brand: string
  /** Empty for English. */
  readonly language: string
  readonly surface: Surface
  readonly where: string
  readonly file: string
  readonly way: Path
  readonly before: string
  readonly after: string
  /** Of base: the brands that read it from there. */
  readonly readers: readonly string[]
}

/** What stays as it is, whatever is replaced: placeholders, and the addresses of links. */
const kept = String.raw`\{[^{}]*\}|\]\([^)]*\)`

/** What becomes of a text; undefined when nothing is found. */
function replacing({ find, put, matchCase, wholeWords }: Wanted): (text: string) => string {
  const words = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const bounded = wholeWords ? String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])` : words
  const pattern = new RegExp(`(${kept})|${bounded}`, matchCase ? 'gu' : 'giu')
  return text => text.replaceAll(pattern, (found, same: string | undefined) => (same === undefined ? put : found))
}

/**
 * Every place where brands say themselves what is looked for, with its words before and after: base's are there once, with the
 * brands that read them (STUDIO-14).
 * @param readable the brands that could read base's words
 */
export function replacements(files: Files, wanted: Wanted, merged: Merged, readable: readonly string[]): Replacement[] {
  if (wanted.find === '') return []
  const replaced = replacing(wanted)
  return wanted.brands.flatMap(brand =>
    surfacesWithWords.flatMap(surface =>
      wanted.languages.flatMap(language =>
        placesIn({ files, brand, surface, language, merged }).flatMap(({ word, file, way, before }) => {
          const after = replaced(before)
          if (after === before) return []
          const readers = brand === sharedFolder ? readable.filter(reader => reads(reader, surface, word)) : []
          const key = `${file}${pointerOf(way)}`
          return [{ key, brand, language, surface, where: whereOf(word), file, way, before, after, readers }]
        }),
      ),
    ),
  )
  function reads(brand: string, surface: Surface, { at, text }: Word): boolean {
    if (!at) return true
    const place = pointerOf(at)
    return wordsOf(surface, merged(files, brand, surface)).some(
      word => word.text === text && word.at && pointerOf(word.at) === place,
    )
  }
}

interface Sought {
  files: Files
  brand: string
  surface: Surface
  language: string
  merged: Merged
}

/** The words of one file, each with the way to it. */
function placesIn({ files, brand, surface, language, merged }: Sought) {
  const root = merged(files, brand, surface)
  const words = wordsOf(surface, root)
  if (language !== '') {
    const file = languagePath(brand, surface, language)
    const said = languageIn(files, file)
    return words.flatMap(word => {
      const before = said && word.at ? valueAt(said, word.at) : undefined
      return typeof before === 'string' && word.at ? [{ word, file, way: word.at, before }] : []
    })
  }
  const file = pathOf(brand, surface)
  const own = rootOf(files, file)
  return words.flatMap(word => {
    const way = brand === sharedFolder ? word.path : writtenAt(own, root, word)
    return way ? [{ word, file, way, before: word.text }] : []
  })
}

/** Languages that some of these brands have. */
export const languagesOfAll = (files: Files, brands: readonly string[]): string[] =>
  [...new Set(brands.flatMap(brand => languagesOf(files, brand)))].toSorted()

/** The edits of files that make all of these replacements: nothing else of a file is altered. */
export function editsOf(files: Files, chosen: readonly Replacement[]): FileEdit[] {
  return [...Map.groupBy(chosen, ({ file }) => file)].flatMap(([path, places]) => {
    const text = files.get(path)
    const tree = text === undefined ? undefined : parseTree(text)
    if (text === undefined || !tree) return []
    const edits = places.flatMap(({ way, after }): Edit[] => {
      const node = findNodeAtLocation(tree, [...way])
      return node ? [{ offset: node.offset, length: node.length, content: JSON.stringify(after) }] : []
    })
    return [{ path, text: applyEdits(text, edits) }]
  })
}

import { parse } from 'jsonc-parser'
import { asJsonObject, type JsonObject, type Path, pointerOf, valueAt } from '../../engine/json.ts'
import { languageFile, languageOf } from '../../engine/languages/language-files.ts'
import { saidWords } from '../../engine/languages/language-words.ts'
import { wordsOf } from '../../engine/languages/words-of.ts'
import { Places } from '../../engine/overlay/places.ts'
import { remembered } from '../../engine/remembered.ts'
import { type ScreenWord, wordsOfScreens } from '../../engine/words/words-of-screens.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { type Files, pathOf, rootOf, sharedFolder, surfaceOf } from '../desk/model/surface.ts'
import { writtenAt } from './written-at.ts'

/** How a language says a text. */
export interface Said {
  /** Empty where it has no words of its own for it. */
  readonly text: string
  /** Whether these are English on purpose, base's for other English, or missing. */
  readonly how: 'own' | 'same' | 'of-base' | 'missing'
}

/** One text of a brand, beside what base and the other languages say (STUDIO-14). */
export interface WordRow extends ScreenWord {
  readonly key: string
  /** The item and field, or the section and key, for people. */
  readonly where: string
  /** What all brands say; undefined for what only this brand has, and in base itself. */
  readonly base: string | undefined
  /** Where the brand's own file has it; undefined for what comes from base. */
  readonly written: Path | undefined
  /** By language; a text that says nothing but numbers needs no words. */
  readonly said: ReadonlyMap<string, Said>
}

interface WordGroup {
  readonly screen: string
  readonly rows: readonly WordRow[]
}

export interface BrandWords {
  readonly languages: readonly string[]
  readonly groups: readonly WordGroup[]
}

export const languagePath = (brand: string, surface: Surface, language: string) =>
  `${brand}/${surface}.${language}.json`

/** Languages other than English that a brand has; those that base has words in, for base. */
export function languagesOf(files: Files, brand: string): string[] {
  const { languages } = brand === sharedFolder ? {} : surfaceOf(files, brand, 'brand')
  const wanted = Array.isArray(languages) ? languages.map(tag => languageOf(String(tag))) : []
  const written = [...files.keys()].flatMap(path => {
    const [folder, name = ''] = path.split('/')
    return folder === brand ? (languageFile(name)?.language ?? []) : []
  })
  return [...new Set([...wanted, ...written])].toSorted()
}

/** Merged surfaces of brands, each made once for the same texts: what is kept of their words is kept, too. */
export function createMerged() {
  const known = new Map<string, { base: string | undefined; own: string | undefined; root: JsonObject }>()
  return (files: Files, brand: string, surface: Surface): JsonObject => {
    const [base, own] = [files.get(pathOf(sharedFolder, surface)), files.get(pathOf(brand, surface))]
    const before = known.get(`${brand} ${surface}`)
    if (before && before.base === base && before.own === own) return before.root
    const root = surfaceOf(files, brand, surface)
    known.set(`${brand} ${surface}`, { base, own, root })
    return root
  }
}

export type Merged = ReturnType<typeof createMerged>

/** All words of a brand, screen by screen (STUDIO-14). */
export function brandWords(files: Files, brand: string, merged: Merged): BrandWords {
  const languages = languagesOf(files, brand)
  const isShared = brand === sharedFolder
  const surfaces = new Map<Surface, ReturnType<typeof ofSurface>>()
  const ofSurface = (surface: Surface) => {
    const root = merged(files, brand, surface)
    const own = rootOf(files, pathOf(brand, surface))
    const written = (word: ScreenWord) => (isShared ? word.path : writtenAt(own, root, word))
    const base = isShared ? undefined : textsByPlace(merged(files, sharedFolder, surface), surface)
    const said = new Map(
      languages.map(language => {
        const sources = {
          own: languageIn(files, languagePath(brand, surface, language)),
          base: isShared ? undefined : languageIn(files, languagePath(sharedFolder, surface, language)),
        }
        const isOwn = (path: Path) => !isShared && isWritten(own, root, path)
        const words = saidWords(surface, root, sources, new Places(), isOwn)
        return [language, new Map(words.map(word => [pointerOf(word.path), word]))] as const
      }),
    )
    return { written, base, said }
  }
  const rowOf = (word: ScreenWord): WordRow => {
    const known = surfaces.get(word.surface) ?? ofSurface(word.surface)
    surfaces.set(word.surface, known)
    const place = pointerOf(word.path)
    const said = languages.flatMap(language => {
      const found = known.said.get(language)?.get(place)
      return found ? [[language, { text: found.how === 'missing' ? '' : found.said, how: found.how }] as const] : []
    })
    return {
      ...word,
      key: `${word.surface}${place}`,
      where: whereOf(word),
      base: word.at && known.base?.get(pointerOf(word.at)),
      written: known.written(word),
      said: new Map(said),
    }
  }
  const groups = wordsOfScreens(surface => merged(files, brand, surface))
    .filter(({ words }) => words.length > 0)
    .map(({ screen, words }) => ({ screen, rows: words.map(rowOf) }))
  return { languages, groups }
}

const isWritten = (own: JsonObject, root: JsonObject, path: Path) =>
  writtenAt(own, root, { path, text: String(valueAt(root, path)) }) !== undefined

/** A file of words; undefined where there is none. */
export function languageIn(files: Files, path: string): JsonObject | undefined {
  const text = files.get(path)
  return text === undefined ? undefined : asJsonObject(parse(text))
}

const textsByPlace = remembered(
  (root: object, surface: Surface): ReadonlyMap<string, string> =>
    new Map(wordsOf(surface, root).flatMap(({ at, text }) => (at ? [[pointerOf(at), text] as const] : []))),
)

/** Where a text stands, as people know it: an item's id and field, or the keys that lead to it. */
export function whereOf({ at, path }: Pick<ScreenWord, 'at' | 'path'>): string {
  const way = at?.[0] === 'items' ? at.slice(1) : (at ?? path)
  return way.join(' / ')
}

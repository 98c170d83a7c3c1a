import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, type JsonObject, type Path } from '../json.ts'
import { withSurfaces } from '../languages/in-language.ts'
import { languageFile, languageOf, surfacesWithWords } from '../languages/language-files.ts'
import type { SaidWord } from '../languages/language-words.ts'
import { leftovers } from '../languages/leftovers.ts'
import type { Mistake } from '../overlay/mistake.ts'
import type { Place, Places } from '../overlay/places.ts'
import type { ParsedFolder } from './parse-folders.ts'
import type { BrandContext, Rule } from './rules/rule.ts'
import { screenWords, textPlaceholders, texts } from './rules/texts.ts'
import { translatedSurface } from './translated-surface.ts'

/** A brand in one of its languages besides English. */
export interface BrandLanguage {
  /** As brand.json names it: "es-US". */
  tag: string
  manifest: Manifest
  /** Every text that says words, whether or not the language has any for it. */
  words: readonly SaidWord[]
  /** The same by surface: an edit of one leaves those of all others the same objects. */
  bySurface: ReadonlyMap<Surface, readonly SaidWord[]>
}

type ReportAt = (place: Place, mistake: Mistake) => void

/** What the languages of a brand are checked with. */
interface LanguageSurroundings {
  own: ParsedFolder
  base: ParsedFolder | undefined
  places: Places
  report: ReportAt
}

/** The files of a folder in a language. */
const filesIn = (folder: ParsedFolder | undefined, language: string) =>
  folder?.languages.get(language) ?? new Map<Surface, JsonObject | undefined>()

/**
 * A brand in each language that it has (LOCALE-01). What is wrong in its own files of words, or only there, is reported
 * (LOCALE-02); what is missing is none of that.
 */
export function brandLanguages(context: BrandContext, surroundings: LanguageSurroundings): BrandLanguage[] {
  const { manifest } = context
  const { own, base, places, report } = surroundings
  const tags = (manifest.brand.languages ?? []).filter((tag, index) => {
    const language = languageOf(tag)
    const isThere = own.languages.has(language) || base?.languages.has(language) === true
    const isEnglish = language === languageOf(manifest.brand.language)
    if (isEnglish || !isThere)
      context.report('brand', ['languages', index], isEnglish ? ownLanguage(tag) : noWords(tag, language))
    return isThere && !isEnglish
  })
  const asked = new Set(tags.map(languageOf))
  for (const [language, files] of own.languages)
    for (const [surface, file] of asked.has(language) ? files : [])
      if (file) reportLeftovers(surface, file, asJsonObject(manifest[surface]), places, report)
  return tags.map(tag => inLanguage(tag, context, surroundings))
}

const ownLanguage = (tag: string): Mistake => ({
  found: `"${tag}", the language of all texts`,
  expected: 'other languages',
  hint: 'leaving it out',
  mend: { do: 'leave-out' },
})

const noWords = (tag: string, language: string): Mistake => ({
  found: `"${tag}", a language without words`,
  expected: 'a language that files of the brand or of base have',
  hint: `a file text.${language}.json`,
})

/** Reports what a file of words says that English does not have, and placeholders that differ. */
export function reportLeftovers(
  surface: Surface,
  file: JsonObject,
  english: JsonObject,
  places: Places,
  report: ReportAt,
): void {
  for (const { path, part, mistake } of leftovers(file, surface, english)) {
    const place = places.at(file, path, part)
    if (place) report(place, mistake)
  }
}

/** What is asked of words in any language as it is of English. */
const rulesOfWords: readonly Rule[] = [texts, textPlaceholders, screenWords]

function inLanguage(
  tag: string,
  context: BrandContext,
  { own, base, places, report }: LanguageSurroundings,
): BrandLanguage {
  const { manifest: english } = context
  const { brand, contact } = english
  const language = languageOf(tag)
  const made = new Map(
    surfacesWithWords.map(surface => {
      const files = [filesIn(own, language).get(surface), filesIn(base, language).get(surface)] as const
      return [
        surface,
        translatedSurface(asJsonObject(english[surface]), surface, ...files, brand, contact, places, own.path),
      ]
    }),
  )
  const all = [...made.values()]
  const words = all.flatMap(each => each.words)
  const manifest = withSurfaces(tag, english, surface => made.get(surface)?.root ?? asJsonObject(english[surface]))
  const wrong = new Set(all.flatMap(({ otherwise }) => otherwise.map(place => JSON.stringify(place))))
  // What stands in English files is told already, and so are words with placeholders of their own.
  const reportWords = (surface: Surface, path: Path, mistake: Mistake, part?: 'key' | 'value') => {
    const place = places.at(manifest[surface], path, part)
    const key = JSON.stringify(place)
    if (!place || !isWordsFile(place) || wrong.has(key)) return
    wrong.add(key)
    report(place, mistake)
  }
  for (const [surface, { mistakes }] of made)
    for (const { path, part, ...mistake } of mistakes) reportWords(surface, path, mistake, part)
  for (const rule of rulesOfWords) rule({ ...context, manifest, report: reportWords })
  return { tag, manifest, words, bySurface: new Map(Array.from(made, ([surface, each]) => [surface, each.words])) }
}

const isWordsFile = ({ file }: Place) => languageFile(file.slice(file.lastIndexOf('/') + 1)) !== undefined

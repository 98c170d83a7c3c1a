import type { CheckedManifests } from '../check/check-manifests.ts'
import type { Path } from '../json.ts'
import { languageOf } from '../languages/language-files.ts'
import type { SaidWord } from '../languages/language-words.ts'
import type { Finding } from './finding.ts'

type Kind = Pick<Finding, 'code' | 'severity' | 'says' | 'todo'>

/** How much of a brand is there in a language. */
export interface LanguageShare {
  brand: string
  /** As brand.json names it: "es-US". */
  tag: string
  /** How many texts have words, and how many could. */
  said: number
  all: number
}

/** How much of each language each brand has (LOCALE-02). */
export const languageShares = ({ brands }: Pick<CheckedManifests, 'brands'>): LanguageShare[] =>
  brands.flatMap(({ folder, languages }) =>
    languages.map(({ tag, words }) => ({
      ...{ brand: folder, tag, all: words.length },
      said: words.filter(({ how }) => how !== 'missing').length,
    })),
  )

/** Words of other languages that miss, that are those of English, or that base has for other English (LOCALE-02). */
export function languageFindings({ brands, placeAt }: CheckedManifests): (Finding & { brand: string })[] {
  return brands.flatMap(({ folder, manifest, languages }) =>
    languages.flatMap(({ tag, words }) =>
      words.flatMap(word => {
        const place = word.how === 'own' ? word.place?.value : placeAt(manifest[word.surface], word.path)
        const found = place && kindOf(word, languageOf(tag))
        return found ? [{ ...place, ...found, brand: folder }] : []
      }),
    ),
  )
}

function kindOf(word: SaidWord, language: string): Kind | undefined {
  const { how, said, text, surface, at } = word
  const file = `${surface}.${language}.json`
  const english = quoted(text)
  if (how === 'missing')
    return {
      ...{ code: 'missing-words', severity: 'warning', says: `No words in "${language}" for ${english}.` },
      todo: at
        ? `Say it in ${file} under ${addressOf(at)}; until then it shows in English.`
        : `Give the variant a "name", and say it in ${file} under it.`,
    }
  if (how === 'of-base')
    return {
      ...{ code: 'words-of-base', severity: 'warning' },
      says: `The brand has its own English here, ${english}, but in "${language}" base's words: ${quoted(said)}.`,
      todo: `Say it in ${file} of the brand, under ${addressOf(at ?? [])}.`,
    }
  if (how === 'own' && said === text)
    return {
      ...{ code: 'unchanged-words', severity: 'warning' },
      says: `The words in "${language}" are those of English: ${english}.`,
      todo: 'Say it in that language, or write true where the words are the same.',
    }
  return undefined
}

const addressOf = (at: Path) => at.join(' > ')

/** The start of a text, in quotes. */
const quoted = (text: string) => JSON.stringify(text.length > longest ? `${text.slice(0, longest - 1)}…` : text)
const longest = 80

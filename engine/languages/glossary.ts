/** How a language says the field's terms: by the English term, which words say it and which do not (LOCALE-09). */
export interface Glossary {
  readonly [term: string]: Term
}

interface Term {
  /** One of these stands where English has the term. */
  readonly say: readonly string[]
  /** Words that others use for the term, and that stand nowhere. */
  readonly not?: readonly string[]
}

/** A term that words say otherwise than the glossary. */
export interface OtherTerm {
  term: string
  say: readonly string[]
  /** What is said instead; undefined where nothing of the term is. */
  instead?: string
}

/** The terms of an English text that its words in another language say otherwise than the glossary. */
export function otherTerms(english: string, said: string, glossary: Glossary): OtherTerm[] {
  const [terms, words] = [withoutNames(english), withoutNames(said)]
  return Object.entries(glossary).flatMap(([term, { say, not = [] }]): OtherTerm[] => {
    const instead = not.find(other => has(words, other))
    if (instead !== undefined) return [{ term, say, instead }]
    return has(terms, term) && !say.some(right => has(words, right)) ? [{ term, say }] : []
  })
}

/** A text without what nobody reads: names of placeholders, addresses of links, and hyphens that show only where a line ends. */
const withoutNames = (text: string): string => text.replaceAll(/\{[\w:-]+\}|\]\([^)]*\)/g, ' ').replaceAll('\u00ad', '')

/** Words are the same with a capital letter, in the plural, and with hyphens in place of blanks. */
function has(text: string, words: string): boolean {
  const known = patterns.get(words)
  const pattern = known ?? new RegExp(`(?<!\\p{L})${asPattern(words)}(?:e?s)?(?!\\p{L})`, 'iu')
  if (!known) patterns.set(words, pattern)
  return pattern.test(text)
}

/** Words as they stand, whatever signs are in them. */
const asPattern = (words: string): string =>
  words
    .split(/[ -]/)
    .map(word => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('[ -]')

const patterns = new Map<string, RegExp>()

import type { CheckedManifests } from '../check/check-manifests.ts'
import { type Glossary, otherTerms } from '../languages/glossary.ts'
import { languageOf } from '../languages/language-files.ts'
import { listInWords } from '../words/phrases.ts'
import type { Finding } from './finding.ts'

/** The glossaries of a folder of manifests, by language: "es". */
export interface Glossaries {
  readonly [language: string]: Glossary
}

/** Words of other languages that say the field's terms otherwise than their glossary (LOCALE-09). */
export function glossaryFindings(
  { brands }: Pick<CheckedManifests, 'brands'>,
  glossaries: Glossaries,
): (Finding & { brand: string })[] {
  return brands.flatMap(({ folder, languages }) =>
    languages.flatMap(({ tag, words }) => {
      const language = languageOf(tag)
      const glossary = glossaries[language]
      return words.flatMap(({ text, said, how, place }) => {
        if (!glossary || !place || how === 'missing' || how === 'of-base') return []
        return otherTerms(text, said, glossary).map(({ term, say, instead }) => ({
          ...place.value,
          ...{ code: 'other-term' as const, severity: 'warning' as const, brand: folder },
          says: instead
            ? `The words say "${instead}", for which the glossary has other words.`
            : `English says "${term}", and the words in "${language}" do not.`,
          todo: `Say ${listInWords(
            say.map(each => `"${each}"`),
            'or',
          )}, as glossary.${language}.json does, or mend it there.`,
        }))
      })
    }),
  )
}

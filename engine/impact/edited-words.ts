import type { Manifest } from '../../schema/generated/manifests.ts'
import type { CheckedBrand } from '../check/check-brand.ts'
import type { BrandLanguage } from '../check/check-languages.ts'
import { type Path, pointerOf } from '../json.ts'
import { manifestIn } from '../languages/in-language.ts'
import type { SaidWord } from '../languages/language-words.ts'
import { Places } from '../overlay/places.ts'
import type { Change } from './change.ts'

/** A brand in a language before and after an edit of that language's words, under the rules and the English of afterwards. */
export interface EditedWords {
  tag: string
  before: Manifest
  after: Manifest
}

/**
 * The languages whose own words differ (LOCALE-12). Words go by the ids and keys that files of words know them by, so that
 * an item that moved has the same; what was or is said in English is an edit of English and told as one.
 */
export function editedWords(before: CheckedBrand, after: CheckedBrand): EditedWords[] {
  return after.languages.flatMap((language): EditedWords[] => {
    const former = before.languages.find(({ tag }) => tag === language.tag)
    if (!former) return []
    const known = new Map(former.words.map(word => [nameOf(word), word]))
    const words = language.words.map(word => ({ ...word, said: formerly(word, known.get(nameOf(word))) }))
    if (words.every(({ said }, index) => said === language.words[index]?.said)) return []
    const { tag, manifest } = language
    return [{ tag, before: manifestIn(tag, after.manifest, words, new Places()), after: manifest }]
  })
}

const nameOf = ({ surface, at, path }: SaidWord): string => surface + pointerOf(at ?? ['', ...path])

const saysOwn = ({ how }: SaidWord) => how === 'own' || how === 'of-base'

/** What a text said in its language before: its English of now where it had no words of its own. */
function formerly(word: SaidWord, before: SaidWord | undefined): string {
  if (before && saysOwn(before)) return before.said
  return before && saysOwn(word) ? word.text : word.said
}

/** The languages of a brand in which other words of English are seen: those that have none of their own there. */
export function languagesThatSee({ surface, path, field = '', kind }: Change, languages: readonly BrandLanguage[]) {
  const place = pointerOf([...path, ...stepsOf(field)])
  return languages.filter(
    ({ words }) =>
      kind !== 'relabelled' ||
      !words.some(word => word.surface === surface && saysOwn(word) && pointerOf(word.path) === place),
  )
}

const stepsOf = (field: string): Path => field.split('.').filter(step => step !== '')

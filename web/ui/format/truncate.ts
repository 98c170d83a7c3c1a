import { englishMark, isMarked, withoutMarks } from '../../../schema/english-mark.ts'

/** Longest program name and description that a tile shows (TILE-12, TILE-13, CONST-31). */
export const longestName = 55
export const longestDescription = 125

/** What may follow a word; an apostrophe or a hyphen may be within one. */
const afterWord = /[\s,.;:!?)–—]/u
/** What a text does not end with before an ellipsis. */
const loose = /[\s,;:–—-]+$/u

/**
 * The text, or as many of its whole words as `longest` characters hold, with an ellipsis (OPEN-40, MEMBER-53). Emoji count
 * as one. Only a single word that is too long by itself is cut within.
 */
export function truncate(text: string, longest: number): string {
  // Nobody sees what marks a text as English.
  if (isMarked(text)) return englishMark + truncate(withoutMarks(text), longest)
  const characters = Array.from(text)
  if (characters.length <= longest) return text
  const kept = characters.slice(0, longest).join('')
  const endsWord = afterWord.test(characters[longest] ?? '')
  const whole = (endsWord ? kept : kept.replace(/\S+$/u, '')).replace(loose, '')
  return `${whole === '' ? kept : whole}…`
}

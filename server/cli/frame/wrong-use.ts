import { nearest } from '../../../engine/overlay/nearest.ts'

/** Somebody used a command wrongly: one line that says how, and what to do instead. Ends with exit code 2. */
export class WrongUse extends Error {}

/** "There is no WHAT "WORD"", with what was probably meant, or with all there is when that is little. */
export function noSuch(what: string, word: string, candidates: Iterable<string>): WrongUse {
  const all = [...candidates]
  const meant = nearest(word, all)
  const few = all.length > 0 && all.length <= 12 ? ` There is: ${all.join(', ')}.` : ''
  return new WrongUse(`there is no ${what} "${word}".${meant === undefined ? few : ` Did you mean "${meant}"?`}`)
}

import { distance } from 'fastest-levenshtein'
import type { Mistake } from './mistake.ts'

const lettersAndDigits = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const sorted = (word: string) => [...word].sort().join('')

/** Whether only the order of the letters differs. */
const sameLetters = (word: string, other: string) =>
  word.length === other.length && word !== other && sorted(word) === sorted(other)

/** How many letters of a word may be wrong for a near miss. */
const tolerance = (word: string) => (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length * 0.35)))

/** The candidate that was probably meant; undefined when none is close enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; far: number } | undefined
  for (const candidate of candidates) {
    const far = sameLetters(word, candidate)
      ? 1
      : Math.min(distance(word, candidate), distance(lettersAndDigits(word), lettersAndDigits(candidate)))
    if (far <= tolerance(word) && (!best || far < best.far)) best = { candidate, far }
  }
  return best?.candidate
}

/** The value to write instead, as a hint and as an edit. */
export const instead = (value: string): Pick<Mistake, 'hint' | 'mend'> => ({
  hint: JSON.stringify(value),
  mend: { do: 'replace', with: value },
})

/**
 * A hint and an edit with the candidate that was probably meant; nothing when none is close enough.
 * @param around the text of the file when the word is only a part of it
 */
export function hintAt(
  word: string,
  candidates: Iterable<string>,
  around: (candidate: string) => string = candidate => candidate,
): Pick<Mistake, 'hint' | 'mend'> {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? {} : { ...instead(around(candidate)), hint: `"${candidate}"` }
}

import { distance } from 'fastest-levenshtein'
import type { Mistake } from './mistake.ts'

const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const sorted = (word: string) => [...word].sort().join('')

/** Letters that only changed places. */
const sameLetters = (word: string, other: string) =>
  word.length === other.length && word !== other && sorted(word) === sorted(other)

/** How many letters of a word may be wrong. */
const tolerance = (word: string) => (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length * 0.35)))

/** The candidate that was probably meant, or undefined when none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; far: number } | undefined
  for (const candidate of candidates) {
    const far = sameLetters(word, candidate)
      ? 1
      : Math.min(distance(word, candidate), distance(plain(word), plain(candidate)))
    if (far <= tolerance(word) && (!best || far < best.far)) best = { candidate, far }
  }
  return best?.candidate
}

/** What one may try instead, in words and for programs: a value that takes the place of the one that stands there. */
export const instead = (value: string): Pick<Mistake, 'hint' | 'mend'> => ({
  hint: JSON.stringify(value),
  mend: { do: 'replace', with: value },
})

/**
 * The near miss that was probably meant instead of a word, or nothing.
 * @param around What stands in the file when the word is only a part of it.
 */
export function hintAt(
  word: string,
  candidates: Iterable<string>,
  around: (candidate: string) => string = candidate => candidate,
): Pick<Mistake, 'hint' | 'mend'> {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? {} : { ...instead(around(candidate)), hint: `"${candidate}"` }
}

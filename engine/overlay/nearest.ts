import { distance } from 'fastest-levenshtein'
import type { Mistake } from './mistake.ts'

const lettersAndDigits = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const sorted = (word: string) => [...word].sort().join('')

/** Whether only the order of the letters differs. */
const sameLetters = (word: string, other: string) =>
  word.length === other.length && word !== other && sorted(word) === sorted(other)

/** How many letters of a word may be wrong for a near miss. */
const tolerance = (word: string) => (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length * 0.35)))

interface Near {
  candidate: string
  /** How many letters differ. */
  far: number
  /** Whether no other candidate is as near. */
  alone: boolean
}

function nearOf(word: string, candidates: Iterable<string>): Near | undefined {
  let best: Near | undefined
  for (const candidate of new Set(candidates)) {
    const far = sameLetters(word, candidate)
      ? 1
      : Math.min(distance(word, candidate), distance(lettersAndDigits(word), lettersAndDigits(candidate)))
    if (far > tolerance(word)) continue
    if (!best || far < best.far) best = { candidate, far, alone: true }
    else if (far === best.far) best.alone = false
  }
  return best
}

/** The candidate that was probably meant; undefined when none is close enough. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined =>
  nearOf(word, candidates)?.candidate

/** The value to write instead, as a hint and as an edit. */
export const instead = (value: string, sure: 'surely' | 'perhaps' = 'surely'): Pick<Mistake, 'hint' | 'mend'> => ({
  hint: JSON.stringify(value),
  mend: { do: 'replace', with: value, ...(sure === 'perhaps' && { guess: true }) },
})

/** A slip of the finger leaves so many letters wrong; two of a short word's make another word. */
const slip = (word: string) => (word.length < 6 ? 1 : 2)

/**
 * A hint and an edit with the candidate that was probably meant; nothing when none is close enough. The edit is a guess when
 * more than a slip is wrong, or another candidate is as near.
 * @param around the text of the file when the word is only a part of it
 */
export function hintAt(
  word: string,
  candidates: Iterable<string>,
  around: (candidate: string) => string = candidate => candidate,
): Pick<Mistake, 'hint' | 'mend'> {
  const near = nearOf(word, candidates)
  if (!near) return {}
  const sure = near.alone && near.far <= slip(word) ? 'surely' : 'perhaps'
  return { ...instead(around(near.candidate), sure), hint: `"${near.candidate}"` }
}

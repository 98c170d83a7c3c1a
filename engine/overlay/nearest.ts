import { distance } from 'fastest-levenshtein'

const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** How many letters of a word may be wrong: two swapped letters count as two. */
const tolerance = (word: string) => (word.length < 4 ? 1 : Math.max(2, Math.floor(word.length * 0.35)))

/** The candidate that was probably meant, or undefined when none is near enough. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; far: number } | undefined
  for (const candidate of candidates) {
    const far = Math.min(distance(word, candidate), distance(plain(word), plain(candidate)))
    if (far <= tolerance(word) && (!best || far < best.far)) best = { candidate, far }
  }
  return best?.candidate
}

/** `{ hint }` with the near miss in quotes, or nothing. */
export function hintAt(word: string, candidates: Iterable<string>): { hint?: string } {
  const candidate = nearest(word, candidates)
  return candidate === undefined ? {} : { hint: `"${candidate}"` }
}

import { brandWideNames, phoneName } from '../../schema/brand-wide.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { isMessage, messageMistake } from '../../schema/message.ts'
import { isJsonObject, type Json, type JsonObject, type Path, pointerOf } from '../json.ts'
import type { Mistake } from '../overlay/mistake.ts'
import { hintAt } from '../overlay/nearest.ts'
import { remembered } from '../remembered.ts'
import { placeholdersOf } from '../text/placeholders.ts'
import { type Word, wordsByPlace, wordsOf } from './words-of.ts'

/** A mistake in a file of words. */
export interface WordMistake {
  path: Path
  part: 'key' | 'value'
  mistake: Mistake
}

/** The English words that a file of another language may say, and whatever is around them. */
interface Known {
  words: ReadonlyMap<string, Word>
  /** The keys at every place that has words below it. */
  keys: ReadonlyMap<string, ReadonlySet<string>>
}

function knownOf(words: readonly Word[]): Known {
  const keys = new Map<string, Set<string>>()
  for (const { at = [] } of words)
    for (const [index, key] of at.entries()) {
      const around = pointerOf(at.slice(0, index))
      keys.set(around, (keys.get(around) ?? new Set()).add(String(key)))
    }
  return { words: wordsByPlace(words), keys }
}

/**
 * What a file of another language says that English does not have, and words with other placeholders (LOCALE-02): ids and keys
 * that are left over from an edit would show nowhere.
 */
export const leftovers = remembered(
  (file: JsonObject, surface: Surface, english: JsonObject): readonly WordMistake[] => {
    const known = knownOf(wordsOf(surface, english))
    const found: WordMistake[] = []
    const report = (path: Path, mistake: Mistake, part: WordMistake['part'] = 'value') =>
      void found.push({ path, part, mistake })
    const walk = (value: Json, path: Path) => {
      const at = pointerOf(path)
      const word = known.words.get(at)
      if (word) {
        for (const mistake of wordMistakes(value, word)) report(path, mistake)
        return
      }
      const keys = known.keys.get(at) ?? new Set()
      if (Array.isArray(value) && keys.has('0')) {
        if (value.length !== keys.size) report(path, otherLength(value.length, keys.size))
        else for (const [index, entry] of value.entries()) walk(entry, [...path, index])
        return
      }
      if (!isJsonObject(value)) {
        report(path, noObject(value, keys))
        return
      }
      for (const [key, inside] of Object.entries(value))
        if (keys.has(key)) walk(inside, [...path, key])
        else report([...path, key], leftOver(surface, path, key, keys), 'key')
    }
    walk(file, [])
    return found
  },
)

const quoted = (keys: Iterable<string>) => Array.from(keys, key => JSON.stringify(key)).join(', ')

const noObject = (value: Json, keys: ReadonlySet<string>): Mistake => ({
  found: Array.isArray(value) ? 'a list' : JSON.stringify(value),
  expected: `an object with ${quoted([...keys].slice(0, 3))}`,
  hint: `{ ${quoted([...keys].slice(0, 1))}: "…" }`,
})

const otherLength = (found: number, expected: number): Mistake => ({
  found: `a list of ${found}`,
  expected: `a list of ${expected}, as in English`,
  hint: 'words for each entry, in the order of English; true where they are the same',
})

const leftOver = (surface: Surface, path: Path, key: string, known: ReadonlySet<string>): Mistake => ({
  found: `words for "${key}"`,
  expected:
    path.length === 1 && path[0] === 'items'
      ? `the id of an item of ${surface}.json that has words`
      : `words that ${surface}.json has in English${known.size > 0 && known.size < 6 ? `: ${quoted(known)}` : ''}`,
  hint: 'leaving it out',
  mend: { do: 'leave-out', guess: true },
  ...hintAt(key, known),
})

/** What every text may say or leave out. */
const isBrandWide = (name: string) => brandWideNames.some(each => each === name) || name.startsWith(phoneName(''))

/** The placeholders of words that are not those of English, and those of English that they do not have. */
export function otherPlaceholders(said: string, text: string) {
  const [own, english] = [placeholdersOf(said), placeholdersOf(text)]
  return {
    english,
    unknown: own.filter(name => !english.includes(name) && !isBrandWide(name)),
    lost: english.filter(name => !own.includes(name) && !isBrandWide(name)),
  }
}

function wordMistakes(value: Json, { text }: Word): Mistake[] {
  if (value === true) return []
  if (typeof value !== 'string')
    return [{ found: JSON.stringify(value), expected: 'words, or true where they are the same as in English' }]
  if (value.trim() === '' && text.trim() !== '')
    return [{ found: 'an empty text', expected: 'words', hint: 'leaving it out', mend: { do: 'leave-out' } }]
  // One that cannot be read is told by the rules of texts, where a brand has the language.
  const slip = isMessage(value) ? messageMistake(value) : undefined
  if (slip !== undefined)
    return [{ found: `a message with a slip: ${slip}`, expected: 'plurals as in {total, plural, one {…} other {…}}' }]
  const { english, unknown, lost } = otherPlaceholders(value, text)
  const braces = (names: readonly string[]) => names.map(name => `{${name}}`).join(' and ')
  return [
    ...unknown.map(name => ({
      found: `the placeholder {${name}}`,
      expected: english.length === 0 ? 'no placeholder here' : `${braces(english)}, as in English`,
      hint: 'words instead of it',
      ...hintAt(name, lost.length > 0 ? lost : english, right => value.replaceAll(`{${name}}`, `{${right}}`)),
    })),
    ...(unknown.length > 0 || lost.length === 0
      ? []
      : [
          {
            found: `words without ${braces(lost)}`,
            expected: `${braces(english)}, as in English`,
            hint: `${braces(lost)} where it belongs`,
          },
        ]),
  ]
}

/** "a", "a or b", "a, b or c". */
export function listInWords(items: readonly string[], last: 'and' | 'or'): string {
  const end = items.at(-1) ?? ''
  return items.length < 2 ? end : `${items.slice(0, -1).join(', ')} ${last} ${end}`
}

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/**
 * Phrases joined by "or", with what they share said once: "has an active plan" and "has a future plan" become "has an active
 * or a future plan". What is left of each is never empty. Undefined when they do not share even the verb.
 */
export function mergedPhrases(phrases: readonly string[]): string | undefined {
  const words = phrases.map(phrase => phrase.split(' '))
  const shortest = Math.min(...words.map(({ length }) => length))
  const [first = []] = words
  const shared = (at: (phrase: readonly string[], place: number) => string | undefined, limit: number) => {
    let count = 0
    while (count < limit && words.every(phrase => at(phrase, count) === at(first, count))) count++
    return count
  }
  if (words.length < 2) return phrases[0]
  const same = shared((phrase, place) => phrase[place], shortest - 1)
  // Each alternative keeps its own article.
  const head = articles.has(first[same - 1] ?? '') ? same - 1 : same
  if (head === 0) return undefined
  const tail = shared((phrase, place) => phrase.at(-1 - place), shortest - 1 - head)
  const middles = words.map(phrase => phrase.slice(head, phrase.length - tail).join(' '))
  return [...first.slice(0, head), listInWords(middles, 'or'), ...first.slice(first.length - tail)].join(' ')
}

/** The negation of each verb that a phrase may begin with. A test checks that the registry uses only these verbs. */

const negations: { readonly [verb: string]: string } = {
  is: 'is not',
  was: 'was not',
  has: 'does not have',
  may: 'may not',
  uses: 'does not use',
  acts: 'does not act',
  belongs: 'does not belong',
  meets: 'does not meet',
}

/** Whether a phrase is negative already: negating it again would be hard to read. */
export const isNegative = (phrase: string): boolean => /\b(no|not)\b/.test(phrase)

/** "is signed in" as "is not signed in". */
export function negated(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ')
  const negation = Object.hasOwn(negations, verb) ? negations[verb] : undefined
  return negation === undefined ? `not ${phrase}` : [negation, ...rest].join(' ')
}

/** A description as part of a sentence: without its full stop. */
export const withoutFullStop = (description: string): string => description.replace(/\.$/, '')

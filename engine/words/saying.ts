import { listInWords } from './phrases.ts'

/** A statement about a member: a phrase to be read after "who", or several statements of which all or any hold. */
export type Saying = { kind: 'phrase'; text: string; noun?: string } | { kind: 'all' | 'any'; parts: readonly Saying[] }

/** Several sayings as one: nested lists of the same kind are flattened, duplicates dropped. */
export function joined(kind: 'all' | 'any', sayings: readonly Saying[]): Saying {
  const flat = sayings.flatMap(saying => (saying.kind === kind ? saying.parts : [saying]))
  const parts = [...new Map(flat.map(part => [JSON.stringify(part), part])).values()]
  const [only] = parts
  return parts.length === 1 && only ? only : { kind, parts }
}

const conjunctions = { all: 'and', any: 'or' } as const
/** The words that open a list within a list. "Both" is used for two parts only. */
const openings = { all: 'both', any: 'either' } as const

/**
 * A saying in words. A list within a list begins with "either" or "both", deeper ones are in brackets, so that there is only
 * one way to read it. Phrases come before lists.
 */
function sayingInWords(saying: Saying, depth = 0): string {
  if (saying.kind === 'phrase') return saying.text
  const phrases = saying.parts.filter(part => part.kind === 'phrase')
  const lists = saying.parts.filter(part => part.kind !== 'phrase')
  const words = [...phrases, ...lists].map(part => sayingInWords(part, depth + 1))
  const list = separated(words, conjunctions[saying.kind])
  if (depth === 0) return list
  const plain = lists.length === 0 && (saying.kind === 'any' || words.length === 2)
  return depth === 1 && plain ? `${openings[saying.kind]} ${list}` : `(${list})`
}

/** A list; its last part is set off by a comma when another part has a conjunction or a comma of its own. */
function separated(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...before] = words.toReversed()
  const isList = before.some(part => / (and|or) |,/.test(part.replaceAll(/"[^"]*"|\([^()]*\)/g, '')))
  return isList ? `${before.toReversed().join(', ')}, ${last} ${end}` : listInWords(words, last)
}

/** The members of whom a saying is true, as a noun phrase: "every subscriber who has an active medical plan". */
export function everyoneWho(saying: Saying): string {
  const parts = saying.kind === 'all' ? saying.parts : [saying]
  if (parts.length === 0) return 'everyone'
  const person = parts.find(part => part.kind === 'phrase' && part.noun !== undefined)
  if (person?.kind !== 'phrase' || person.noun === undefined) return `everyone who ${sayingInWords(saying)}`
  const rest = parts.filter(part => part !== person)
  return rest.length === 0 ? `every ${person.noun}` : `every ${person.noun} who ${sayingInWords(joined('all', rest))}`
}

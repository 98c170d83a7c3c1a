import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** What is filled in, or chosen by what is filled in. */
interface Insertion {
  /** The name of the value; "#" for the number of the plural around it. */
  name: string
  /** What is said for each value: "=0", "one", "other". Without it, the value itself. */
  cases?: { [value: string]: Message }
  /** The language whose plurals these are; of none where the value itself is the name of a case. */
  language?: string
}

/** Words with plurals or choices, compiled: the browser evaluates them and parses nothing (LOCALE-07). */
export type Message = (string | Insertion)[]

/** Whether words have a plural or a choice, so that they are an ICU message; all others are words with {placeholders}. */
export const isMessage = (text: string): boolean => /\{\s*\w+\s*,/.test(text)

/** What is wrong with a message; undefined when nothing is. */
export function messageMistake(text: string): string | undefined {
  try {
    compileMessage(text, 'en')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The names of the values that a message inserts or chooses by, each once, in order; none when it cannot be read. */
export function messageNames(text: string): string[] {
  const names = new Set<string>()
  const visit = (message: Message) => {
    for (const piece of message) {
      if (typeof piece === 'string') continue
      if (piece.name !== pound) names.add(piece.name)
      for (const said of Object.values(piece.cases ?? {})) visit(said)
    }
  }
  try {
    visit(compileMessage(text, 'en'))
  } catch {
    return []
  }
  return [...names]
}

const pound = '#'

/**
 * Compiles an ICU message. An apostrophe is an apostrophe: nothing is quoted by it.
 * @throws Error when it cannot be read, or formats a value, which comes formatted
 */
export const compileMessage = (text: string, language: string): Message =>
  piecesOf(parse(text.replaceAll("'", "''"), { ignoreTag: true }), language)

const piecesOf = (elements: readonly MessageFormatElement[], language: string): Message =>
  elements.map(element => pieceOf(element, language))

function pieceOf(element: MessageFormatElement, language: string): Message[number] {
  if (element.type === TYPE.literal) return element.value
  if (element.type === TYPE.pound) return { name: pound, language }
  // The year waits for the day on which somebody looks, as in all other words.
  if (element.type === TYPE.argument) return element.value === 'year' ? '{year}' : { name: element.value }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) throw new Error('a value that is formatted')
  if (element.type === TYPE.plural && (element.offset !== 0 || element.pluralType !== 'cardinal'))
    throw new Error('a plural with an offset, or of an order')
  const cases = Object.fromEntries(
    Object.entries(element.options).map(([value, { value: said }]) => [value, piecesOf(said, language)]),
  )
  return { name: element.value, cases, ...(element.type === TYPE.plural && { language }) }
}

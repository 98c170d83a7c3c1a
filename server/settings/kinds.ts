/** A kind of value that a setting can have. */
export interface Kind<Value> {
  /** What is expected, as a message says it after "expected". */
  expected: string
  /** The value of a text; undefined when the text is no such value. */
  read(text: string): Value | undefined
  /** The text as it may be shown; the text itself when left out. */
  shown?(text: string): string
}

export const anyText: Kind<string> = { expected: 'a text', read: text => text }

export const path: Kind<string> = { expected: 'a folder or file', read: text => text }

/** A whole number of a range. */
export const wholeNumber = (least: number, most: number, what = 'a whole number'): Kind<number> => ({
  expected: `${what}, ${least} to ${most}`,
  read(text) {
    const value = Number(text)
    return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined
  },
})

export const port = wholeNumber(0, 65_535, 'a port number')

/** A length of time that need not be whole. */
export const hours = (most: number): Kind<number> => ({
  expected: `hours, more than 0 and at most ${most}`,
  read(text) {
    const value = Number(text)
    return value > 0 && value <= most ? value : undefined
  },
})

/** One of a few words. */
export const oneOf = <const Word extends string>(...words: Word[]): Kind<Word> => ({
  expected: `one of ${words.join(', ')}`,
  read: text => words.find(word => word === text),
})

/** An address of one of some protocols. Passwords in it are not shown. */
export const address = (example: string, ...protocols: string[]): Kind<string> => ({
  expected: `an address such as ${example}`,
  read: text => (URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined),
  shown: text => text.replace(/^(\w+:\/\/[^:/@]*):.*@/, '$1:(hidden)@'),
})

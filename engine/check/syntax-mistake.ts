import { createScanner, type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { MistakeAt } from './file-text.ts'

interface SyntaxSpot {
  text: string
  offset: number
  length: number
}

type Explain = (spot: SyntaxSpot) => MistakeAt

/** The last character before an offset that is not white space: where a comma is missing, or one too many. */
function before(text: string, offset: number): { offset: number; character: string } {
  const end = text.slice(0, offset).trimEnd().length
  return { offset: Math.max(0, end - 1), character: text.charAt(end - 1) }
}

const closers: { readonly [opener: string]: string } = { '{': '}', '[': ']' }

/** The brace or bracket that is still open at an offset, the innermost one. */
function openAt(text: string, offset: number): number | undefined {
  const scanner = createScanner(text, true)
  const open: number[] = []
  for (scanner.scan(); scanner.getTokenOffset() < offset && scanner.getTokenLength() > 0; scanner.scan()) {
    const sign = text.charAt(scanner.getTokenOffset())
    if (sign in closers) open.push(scanner.getTokenOffset())
    if (sign === '}' || sign === ']') open.pop()
  }
  return open.at(-1)
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** What was opened inside has to be closed first: a brace is missing further up, or one too many here. */
const closedTooEarly: Explain = ({ text, offset }) => {
  const sign = text.charAt(offset)
  const opened = openAt(text, offset) ?? 0
  const closer = closers[text.charAt(opened)] ?? '}'
  const what = closer === '}' ? 'object' : 'list'
  return {
    offset,
    found: `${sign} where the ${what} that began in line ${lineOf(text, opened)} is still open`,
    expected: `${closer} first, or no ${sign} here`,
    hint: `closing that ${what} where it ends: ${closer}`,
    mend: { do: 'write', text: closer, insteadOf: 0, guess: true },
  }
}

const missing =
  (sign: string, what: string, where: string): Explain =>
  spot => {
    const { text, offset } = spot
    if (sign === ',' && /[\]}]/.test(text.charAt(offset))) return closedTooEarly(spot)
    const end = before(text, offset).offset + 1
    return {
      offset: Math.min(end, offset),
      found: `no ${what} ${where}`,
      expected: `a ${what} here`,
      hint: `a ${what}: ${sign}`,
      mend: { do: 'write', text: sign, insteadOf: 0 },
    }
  }

/** After a comma another entry is expected, unless the comma itself is the mistake. */
const entryMissing =
  (expected: string): Explain =>
  ({ text, offset, length }) => {
    const last = before(text, offset)
    if (last.character === ',' && /[\]}]/.test(text.charAt(offset)))
      return {
        offset: last.offset,
        found: 'a comma after the last entry',
        expected: 'commas between entries only',
        hint: 'leaving the comma out',
        mend: { do: 'write', text: '', insteadOf: 1 },
      }
    return { offset, found: shown(text, offset, length), expected }
  }

const shown = (text: string, offset: number, length: number) => text.slice(offset, offset + length) || 'the end'

const quoted: Explain = ({ text, offset, length }) => {
  const word = /^(?:'([^'\n]*)'|[“”„]([^“”"\n]*)[“”"]|[^\s,:{}[\]"]+)/.exec(text.slice(offset))
  const bare = word?.[1] ?? word?.[2] ?? word?.[0] ?? shown(text, offset, length)
  const hint = /^(true|false|null)$/i.test(bare) ? bare.toLowerCase() : JSON.stringify(bare)
  return {
    offset,
    found: word?.[0] ?? bare,
    expected: `text in ${word?.[2] === undefined ? 'double quotes' : 'straight double quotes'}, a number, true or false`,
    hint,
    mend: { do: 'write', text: hint, insteadOf: word?.[0].length ?? length },
  }
}

const explanations: { readonly [Code in ReturnType<typeof printParseErrorCode>]?: Explain } = {
  InvalidSymbol: quoted,
  PropertyNameExpected: entryMissing('the name of a field in double quotes'),
  ValueExpected: entryMissing('a value'),
  ColonExpected: missing(':', 'colon', 'between a field and its value'),
  CommaExpected: missing(',', 'comma', 'between two entries'),
  CloseBraceExpected: missing('}', 'closing brace', 'after the last field'),
  CloseBracketExpected: missing(']', 'closing bracket', 'after the last entry'),
  InvalidCommentToken: ({ text, offset, length }) => ({
    offset,
    found: `a comment: ${shown(text, offset, length)}`,
    expected: 'no comments: JSON has none',
    hint: 'leaving it out; a "description" can say why',
    mend: { do: 'write', text: '', insteadOf: length, guess: true },
  }),
  UnexpectedEndOfString: ({ text, offset, length }) => {
    const line = shown(text, offset, length)
    const end = /[\s,]*$/.exec(line)?.index ?? length
    return {
      offset,
      found: `text without an end: ${line.slice(0, end)}`,
      expected: 'double quotes before and after a text, and no line break in it',
      hint: `${line.slice(0, end)}"`,
      mend: { do: 'write', text: `${line.slice(0, end)}"`, insteadOf: end },
    }
  },
  InvalidEscapeCharacter: ({ text, offset, length }) => ({
    offset,
    found: `a backslash that means nothing, in ${shown(text, offset, length)}`,
    expected: 'a backslash only before ", \\, n or t',
    hint: 'two backslashes for one',
  }),
  EndOfFileExpected: ({ text, offset, length }) => ({
    offset,
    found: `${shown(text, offset, length)} after the end`,
    expected: 'nothing after the last brace',
    hint: 'leaving it out',
  }),
}

/** A syntax error of the parser in words. */
export function syntaxMistake(text: string, { error, offset, length }: ParseError): MistakeAt {
  const explain = explanations[printParseErrorCode(error)]
  if (explain) return explain({ text, offset, length })
  return { offset, found: shown(text, offset, length), expected: 'JSON' }
}

import { createScanner } from 'jsonc-parser'
import type { Mistake } from '../overlay/mistake.ts'

/** A mistake at an offset of a text. */
export interface MistakeAt extends Mistake {
  offset: number
}

/** A file's text, or what is wrong with its bytes, behind the text that could be read until there. */
export type FileText = { text: string; wrong?: Mistake }

const largest = 1_000_000
const deepest = 64

const asUtf8 = 'saving it as UTF-8: editors offer that as the encoding or under "Save as"'

const starts: readonly { bytes: readonly number[]; what: string; wrong: Omit<Mistake, 'found'> }[] = [
  { bytes: [0xff, 0xfe], what: 'UTF-16', wrong: { expected: 'a file in UTF-8', hint: asUtf8 } },
  { bytes: [0xfe, 0xff], what: 'UTF-16', wrong: { expected: 'a file in UTF-8', hint: asUtf8 } },
  {
    ...{ bytes: [0xef, 0xbb, 0xbf], what: 'a byte order mark' },
    wrong: { expected: 'UTF-8 without one', hint: 'saving it as UTF-8, not as "UTF-8 with BOM"' },
  },
]

/** Reads a file's bytes as UTF-8 (CHECK-04, CHECK-05). */
export function fileText(bytes: Uint8Array): FileText {
  if (bytes.length > largest)
    return {
      text: '',
      wrong: {
        found: `a file of ${(bytes.length / 1e6).toFixed(1)} MB`,
        expected: 'at most 1 MB',
        hint: 'texts in the file only; pictures are files in the folder assets',
      },
    }
  const start = starts.find(each => each.bytes.every((byte, index) => bytes[index] === byte))
  if (start) return { text: '', wrong: { found: `${start.what} at the start of the file`, ...start.wrong } }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const lax = new TextDecoder().decode(bytes)
    // A replacement sign may stand in the file itself: the first one that is not its own bytes is where reading failed.
    const encoder = new TextEncoder()
    let at = lax.indexOf('\ufffd')
    while (isWritten(bytes, encoder.encode(lax.slice(0, at)).length)) at = lax.indexOf('\ufffd', at + 1)
    const byte = bytes[encoder.encode(lax.slice(0, at)).length] ?? 0
    return {
      text: lax.slice(0, at),
      wrong: {
        found: `the byte 0x${byte.toString(16).toUpperCase()}, which is no letter in UTF-8`,
        expected: 'a file in UTF-8',
        hint: asUtf8,
      },
    }
  }
}

const isWritten = (bytes: Uint8Array, at: number) =>
  bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd

/**
 * Signs that nobody sees or that change how others are read: control signs but tab and line ends, marks of direction, signs
 * without a meaning that all share, halves of signs, and the one that stands for a lost letter.
 */
const unreadable = /[\p{Cc}\p{Bidi_Control}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufeff\ufffd]/u
/** What may be such a sign: an escape that no backslash takes the meaning from, or anything beyond ASCII. */
const suspects = /(?<!\\)(?:\\\\)*(\\u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|[\da-f]{4}))|[^\t\n\r -~]/giu

const names: { readonly [sign: string]: string } = {
  '\0': 'an empty sign',
  '\ufeff': 'a byte order mark',
  '\ufffd': 'the sign of a lost letter',
}

function nameOf(sign: string): string {
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const what =
    names[sign] ??
    (/\p{Bidi_Control}/u.test(sign)
      ? 'a hidden mark of direction'
      : /\p{Cc}/u.test(sign)
        ? 'a control sign'
        : 'a sign that fonts do not know')
  return `${what}, ${code}`
}

/** Signs of a text that nobody can read, as they stand or as escapes, each where it stands (CHECK-04). */
export function* unreadableSigns(text: string): Generator<MistakeAt> {
  for (const { 0: match, 1: escaped, index } of text.matchAll(suspects)) {
    const sign = escaped === undefined ? match : String(JSON.parse(`"${escaped}"`))
    if (!unreadable.test(sign) || (escaped !== undefined && /[\t\n\r]/.test(sign))) continue
    const { length } = escaped ?? match
    const isLost = sign === '\ufffd'
    yield {
      offset: index + match.length - length,
      found: nameOf(sign),
      expected: 'signs that can be seen',
      hint: isLost ? 'the letter that stood here before' : 'leaving it out',
      ...(!isLost && { mend: { do: 'write', text: '', insteadOf: length } }),
    }
  }
}

/** Where the text is nested deeper than 64 levels, if it is (CHECK-05). */
export function tooDeep(text: string): MistakeAt | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    const offset = scanner.getTokenOffset()
    const sign = text.charAt(offset)
    if (sign === '{' || sign === '[') depth += 1
    if (sign === '}' || sign === ']') depth -= 1
    if (depth > deepest)
      return {
        offset,
        found: `more than ${deepest} objects and lists inside one another`,
        expected: `at most ${deepest}`,
        hint: 'closing what was opened: a brace or bracket is missing further up',
      }
  }
  return undefined
}

import { describe, expect, it } from 'vitest'
import { checkManifests } from './check-manifests.ts'
import { diagnosticText } from './diagnostic.ts'
import { fileText, tooDeep, unreadableSigns } from './file-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, sign => sign.charCodeAt(0)).buffer)
const latin1 = (text: string) => Uint8Array.from(text, sign => sign.charCodeAt(0))

/** What the check says to a folder "first" with these bytes as a file. */
const told = (bytes: Uint8Array, file = 'alerts.json') =>
  checkManifests([{ path: `manifests/first/${file}`, ...fileText(bytes) }], () => undefined)
    .diagnostics.filter(diagnostic => diagnostic.file.endsWith(file))
    .map(diagnosticText)

describe('a file of bytes', () => {
  it('[CHECK-04] [R16] that are UTF-8 is read, whatever its language, and a lost letter stays where it is', () => {
    for (const text of ['{ "a": "Café ñ 中文 עברית 👩‍⚕️" }', 'a \ufffd b'])
      expect(fileText(utf8(text))).toEqual({ text })
  })

  it('[CHECK-04] that are UTF-16, have a byte order mark or are Latin-1 gives one message where reading ends', () => {
    expect(told(utf16('{}'))).toEqual([
      'manifests/first/alerts.json:1:1\n' +
        '  found     UTF-16 at the start of the file\n' +
        '  expected  a file in UTF-8\n' +
        '  try       saving it as UTF-8: editors offer that as the encoding or under "Save as"',
    ])
    expect(told(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8('{}')))).toMatchObject([
      expect.stringContaining('a byte order mark'),
    ])
    const [message, ...others] = told(latin1('{\n  "title": "Café"\n}'))
    expect(others).toEqual([])
    expect(message).toContain(
      'manifests/first/alerts.json:2:16\n  found     the byte 0xE9, which is no letter in UTF-8',
    )
  })

  it('[CHECK-04] with a lost letter before the wrong byte is blamed for the wrong byte', () => {
    const bytes = Uint8Array.of(...utf8('{ "\ufffd": "'), 0xe9, ...utf8('" }'))
    expect(fileText(bytes)).toMatchObject({ text: '{ "\ufffd": "', wrong: { found: expect.stringContaining('0xE9') } })
  })

  it('[CHECK-05] above 1 MB is not read any further', () => {
    const bytes = utf8(`{ "title": "${'x'.repeat(20_000_000)}" }`)
    expect(told(bytes)).toMatchObject([expect.stringContaining('a file of 20.0 MB\n  expected  at most 1 MB')])
  })
})

describe('signs that nobody can read', () => {
  const at = (text: string) => [...unreadableSigns(text)].map(({ offset, found }) => [offset, found])

  it('[CHECK-04] are named where they stand, as they are or as escapes', () => {
    expect(at('"a\0b"')).toEqual([[2, 'an empty sign, U+0000']])
    expect(at('"a\u202eb"')).toEqual([[2, 'a hidden mark of direction, U+202E']])
    expect(at('"\ue000\u{f0000}"')).toEqual([
      [1, 'a sign that fonts do not know, U+E000'],
      [2, 'a sign that fonts do not know, U+F0000'],
    ])
    expect(at('"\ufeff\ufffd"')).toEqual([
      [1, 'a byte order mark, U+FEFF'],
      [2, 'the sign of a lost letter, U+FFFD'],
    ])
    expect(at(String.raw`"\u0000 \u202E \udb80\udc00 \\u0000 \\\u0007 \u000a A"`)).toEqual([
      [1, 'an empty sign, U+0000'],
      [8, 'a hidden mark of direction, U+202E'],
      [15, 'a sign that fonts do not know, U+F0000'],
      [38, 'a control sign, U+0007'],
    ])
    expect(at('"\\ud83d"')).toEqual([[1, 'a sign that fonts do not know, U+D83D']])
  })

  it('[CHECK-04] are none of the letters of any language, emoji, line ends and tabs', () => {
    expect(at('{\r\n\t"a": "¿Qué? 中文 العربية עברית 👩‍⚕️ – “x” \u00a0"\n}')).toEqual([])
  })

  it('[CHECK-04] are all that is said of a file, and none is printed', () => {
    const text = '{ "\u202e": 1, "b": "\ue000", '
    expect(told(utf8(text))).toHaveLength(2)
    expect(told(utf8(text)).join('')).not.toMatch(/[\p{Bidi_Control}\p{Co}]/u)
  })
})

describe('nesting', () => {
  it('[CHECK-05] is 64 levels at most, braces in texts not counted', () => {
    const levels = (count: number) => '['.repeat(count) + ']'.repeat(count)
    expect(tooDeep(`{ "a": "${'['.repeat(100)}", "b": ${levels(63)} }`)).toBeUndefined()
    expect(tooDeep(levels(65))).toMatchObject({
      offset: 64,
      found: 'more than 64 objects and lists inside one another',
    })
  })

  it('[CHECK-05] of 100,000 brackets, or 10,000 objects, is one message', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(10_000)])
      expect(told(utf8(text))).toMatchObject([expect.stringContaining('more than 64 objects')])
  })
})

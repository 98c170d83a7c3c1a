import { expect, it } from 'vitest'
import { compileMessage, isMessage, messageMistake, messageNames } from './message.ts'

it('[LOCALE-07] knows messages by their plurals and choices, and leaves all other words alone', () => {
  expect(isMessage('{total, plural, one {1 claim} other {{total} claims}}')).toBe(true)
  expect(isMessage('{who,select,self {you} other {them}}')).toBe(true)
  for (const words of ['Hello, {firstName}', 'A {, } of braces', 'Call {phone:medical}, please', "member's"])
    expect(isMessage(words)).toBe(false)
})

it('[LOCALE-07] compiles a message to what a browser says without parsing', () => {
  expect(
    compileMessage("{network}: {count, plural, =0 {none} one {member's {year}} other {# of {all}}}", 'es-US'),
  ).toEqual([
    { name: 'network' },
    ': ',
    {
      name: 'count',
      language: 'es-US',
      cases: {
        '=0': ['none'],
        one: ["member's ", '{year}'],
        other: [{ name: '#', language: 'es-US' }, ' of ', { name: 'all' }],
      },
    },
  ])
})

it('[LOCALE-07] names what a message is filled with, and no word of it', () => {
  expect(messageNames('{count, plural, one {una} other {{total} en {place}}}')).toEqual(['count', 'total', 'place'])
  expect(messageNames('{count, plural, one {una}')).toEqual([])
})

it('[LOCALE-07] tells a slip of a message, and values that come formatted already', () => {
  expect(messageMistake('{count, plural, one {1} other {2}}')).toBeUndefined()
  for (const slip of [
    '{count, plural, one {1}}',
    '{count, plurl, other {2}}',
    '{count, plural, other {2}',
    '{when, date}',
  ])
    expect(messageMistake(slip)).toEqual(expect.any(String))
})

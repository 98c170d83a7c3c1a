import { expect, it } from 'vitest'
import { compileMessage } from '../../../schema/message.ts'
import { fill } from './say-from.ts'

const said = (text: string, language: string, values: Record<string, string | number>) =>
  fill(compileMessage(text, language), values)

it('[LOCALE-07] says one claim and several claims, each as the language does', () => {
  const english = '{total, plural, =0 {No claims} one {1 claim} other {{from} to {to} of {total} claims}}'
  const total = (count: number) => said(english, 'en-US', { from: 1, to: 2, total: count })
  expect([0, 1, 2].map(total)).toEqual(['No claims', '1 claim', '1 to 2 of 2 claims'])
  const polish = '{n, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}'
  expect([1, 3, 5].map(n => said(polish, 'pl', { n }))).toEqual(['1 plik', '3 pliki', '5 plików'])
  expect(said('{n, plural, one {#} other {#}}', 'es-US', { n: 1234.5 })).toBe('1,234.5')
})

it('[LOCALE-07] chooses by a value, and says the rest where none is meant', () => {
  const text = '{who, select, self {Your claims} other {Claims of {who}}}'
  expect(said(text, 'en-US', { who: 'self' })).toBe('Your claims')
  expect(said(text, 'en-US', { who: 'Robin' })).toBe('Claims of Robin')
  expect(said(text, 'en-US', { who: 'constructor' })).toBe('Claims of constructor')
})

it('[LOCALE-07] never reads values for placeholders or plurals', () => {
  const text = '{n, plural, one {1 {what}} other {{n} {what}}}'
  expect(said(text, 'en-US', { n: 2, what: '{n, plural, other {x}}' })).toBe('2 {n, plural, other {x}}')
  expect(said(text, 'en-US', {})).toBe(' ')
})

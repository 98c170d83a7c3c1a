import { expect, it } from 'vitest'
import { requestId } from './request-id.ts'

const of = (given?: string) => requestId({ headers: given === undefined ? {} : { 'x-request-id': given } })

it('keeps an incoming id of bounded length and alphabet', () => {
  for (const id of ['01J9Z3K4', 'edge-7.trace_42', 'a'.repeat(64)]) expect(of(id)).toBe(id)
})

it('gives a new one for anything else', () => {
  const bad = [
    '',
    'short',
    'a'.repeat(65),
    'with space',
    'line\nbreak',
    '"quoted-id"',
    'päper-12345',
    '-leading-dash',
    '{"a":1}x',
  ]
  for (const id of [undefined, ...bad]) expect(of(id)).toMatch(/^[0-9a-f-]{36}$/)
  expect(of()).not.toBe(of())
})

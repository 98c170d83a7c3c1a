import { expect, it } from 'vitest'
import { isMediaType } from './answer-text.ts'

it('takes the media type that was asked for, with parameters and in any case', () => {
  for (const header of ['application/json', 'Application/JSON; charset=utf-8', 'application/problem+json'])
    expect([header, isMediaType(header, 'application/json')]).toEqual([header, true])
  expect(isMediaType('text/plain;charset=utf-8', 'text/plain')).toBe(true)
})

it('refuses anything else', () => {
  for (const header of [undefined, '', 'text/html', 'text/json-ish', 'xapplication/json', 'application/jsonp'])
    expect([header, isMediaType(header, 'application/json')]).toEqual([header, false])
  expect(isMediaType('text/html', 'text/plain')).toBe(false)
})

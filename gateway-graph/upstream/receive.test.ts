import { expect, it } from 'vitest'
import { headerOf } from './receive.ts'

const headers = ['Date', 'today', 'CONTENT-Type', 'text/plain', 'cache-control', 'no-store', 'content-type', 'second']
const raw = headers.map(text => Buffer.from(text))

it('finds the first value of a header, in whatever case it came', () => {
  expect(headerOf(raw, 'content-type')).toBe('text/plain')
  expect(headerOf(raw, 'date')).toBe('today')
})

it('finds nothing where there is nothing, and never takes a value for a name', () => {
  expect(headerOf(raw, 'today')).toBeUndefined()
  expect(headerOf([], 'date')).toBeUndefined()
})

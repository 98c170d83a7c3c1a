import { expect, it } from 'vitest'
import { withQuery } from './addresses.ts'

it('changes what it is told and keeps the rest of the address', () => {
  const now = new URLSearchParams('member=0&page=3')
  expect(withQuery('/claims', now, { page: 4 })).toBe('/claims?member=0&page=4')
  expect(withQuery('/claims', now, { page: undefined, member: '' })).toBe('/claims')
  expect(withQuery('/claims', now, { status: 'Paid & sent' })).toBe('/claims?member=0&page=3&status=Paid+%26+sent')
  expect(now.toString()).toBe('member=0&page=3')
})

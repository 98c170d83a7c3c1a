import { expect, it } from 'vitest'
import { tidyListQuery } from './tidy-list-query.ts'

const tidy = (query: string) => tidyListQuery(new URLSearchParams(query), '2026-11-21')?.toString()

it('leaves empty fields and starting dates out of an address, and writes dates one way', () => {
  expect(tidy('type=dental&member=1&start=11/21/2024&end=11/21/2026&provider=2&provider=3&status=')).toBe(
    'type=dental&member=1&provider=2&provider=3',
  )
  expect(tidy('start=3/7/2026&end=soon')).toBe('start=2026-03-07&end=soon')
})

it('has nothing to do for an address that is tidy', () => {
  expect(tidy('type=dental&start=2026-03-07&provider=2&page=3')).toBeUndefined()
  expect(tidy('')).toBeUndefined()
})

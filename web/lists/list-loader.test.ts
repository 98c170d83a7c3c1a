import { expect, it } from 'vitest'
import { knownChoices, tidyListQuery } from './list-loader.ts'

const offered = { provider: ['1', '2'], status: ['02'] }

it('[CLAIM-08] drops choices that another member, type or time offered, and the page with them', () => {
  const search = new URLSearchParams('member=1&provider=2&provider=9&status=01&page=2')
  expect(knownChoices(search, offered)?.toString()).toBe('member=1&provider=2')
})

it('leaves an address alone whose choices are all offered', () => {
  expect(knownChoices(new URLSearchParams('member=1&provider=2&status=02&page=2'), offered)).toBeUndefined()
})

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

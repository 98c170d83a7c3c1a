import { expect, it } from 'vitest'
import { knownChoices } from './known-choices.ts'

const offered = { provider: ['1', '2'], status: ['02'] }

it('[CLAIM-08] drops choices that another member, type or time offered, and the page with them', () => {
  const search = new URLSearchParams('member=1&provider=2&provider=9&status=01&page=2')
  expect(knownChoices(search, offered)?.toString()).toBe('member=1&provider=2')
})

it('leaves an address alone whose choices are all offered', () => {
  expect(knownChoices(new URLSearchParams('member=1&provider=2&status=02&page=2'), offered)).toBeUndefined()
})

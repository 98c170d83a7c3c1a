import { describe, expect, it } from 'vitest'
import { ebillAddress } from './ebill-address.ts'

const ebill = { url: 'https://ebill.example/start?lang=en', userKeyParameter: 'key', firstTimeParameter: 'new' }

describe('ebillAddress', () => {
  it('[EBILL-04] [EBILL-09] adds the user key, and on the first visit the first-time flag', () => {
    expect(ebillAddress(ebill, 'a b&c', true)).toBe('https://ebill.example/start?lang=en&key=a+b%26c&new=true')
  })
  it('[EBILL-05] adds no flag later', () => {
    expect(ebillAddress(ebill, 'k', false)).toBe('https://ebill.example/start?lang=en&key=k')
  })
})

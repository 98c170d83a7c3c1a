import { describe, expect, it } from 'vitest'
import { safeLocation } from './safe-location.ts'

const ebill = ['https://ebill.example']

describe('safeLocation', () => {
  it('[TILE-11] lets a plain form lead to eBill, whose origin the brand names', () => {
    expect(safeLocation('https://ebill.example/?userKey=k', [], ebill)).toBe('https://ebill.example/?userKey=k')
  })

  it.each(['https://evil.example/', 'https://ebill.example.evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'leads home instead of to %s',
    location => {
      expect(safeLocation(location, [], ebill)).toBe('/')
    },
  )
})

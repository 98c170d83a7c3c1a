import { describe, expect, it } from 'vitest'
import { safeLocation } from './safe-location.ts'

const hosts = ['plans.partner.example']
const ebill = ['https://ebill.example']

describe('safeLocation', () => {
  it('[OPEN-45] leads to paths of the portal and to hosts that the brand lists', () => {
    for (const location of ['/', '/home?a=1#b', 'https://plans.partner.example/x'])
      expect(safeLocation(location, hosts, ebill)).toBe(location)
  })

  it('[TILE-11] lets a plain form lead to eBill, whose origin the brand names', () => {
    expect(safeLocation('https://ebill.example/?userKey=k', hosts, ebill)).toBe('https://ebill.example/?userKey=k')
  })

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'http://plans.partner.example/',
    'https://plans.partner.example@evil.example/',
    'https://ebill.example.evil.example/',
  ])('leads to the front page instead of to %s', location => {
    expect(safeLocation(location, hosts, ebill)).toBe('/')
  })
})

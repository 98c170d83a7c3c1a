import { expect, it } from 'vitest'
import { safeLocation } from './safe-location.ts'

const hosts = ['plans.partner.example']

it('[OPEN-45] leads to paths of the portal and to hosts that the brand lists', () => {
  for (const location of ['/', '/home?a=1#b', 'https://plans.partner.example/x'])
    expect(safeLocation(location, hosts)).toBe(location)
})

it('leads to the front page instead of anywhere else', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]
  for (const location of [
    ...elsewhere,
    'http://plans.partner.example/',
    'https://plans.partner.example@evil.example/',
    '',
  ])
    expect(safeLocation(location, hosts)).toBe('/')
})

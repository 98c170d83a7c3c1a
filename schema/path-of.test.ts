import { expect, it } from 'vitest'
import { pathsIn } from './path-of.ts'

const pathOf = pathsIn([
  { id: 'claims', path: '/bills' },
  { id: 'claim', path: '/bills/:memberSuffix/:claimType/:claimId' },
])

it('gives the address that a brand has for a route, with its parameters by name and encoded', () => {
  expect(pathOf('claims')).toBe('/bills')
  expect(pathOf('claim', { claimType: 'dental', claimId: 'D/77 ü', memberSuffix: 2 })).toBe(
    '/bills/2/dental/D%2F77%20%C3%BC',
  )
})

it('leads to the start for a route that the brand does not have', () => {
  expect(pathOf('login')).toBe('/')
})

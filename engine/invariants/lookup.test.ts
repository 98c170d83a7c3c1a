import { describe, expect, it } from 'vitest'
import { Lookup, waysDown, wayTo } from './lookup.ts'

describe('what rules ask for', () => {
  const addresses = ['/claims/1', '/', '/claims', '/claimsform', 'https://example.org/claims', '/claims/1/lines']
  const below = new Lookup(addresses, waysDown)

  it('[CHECK-22] is found by an address or one below it, segment by segment, in its order and once', () => {
    expect(below.having([wayTo('/claims')])).toEqual(['/claims/1', '/claims', '/claims/1/lines'])
    expect(below.having([wayTo('/claims/1'), wayTo('/claims/')])).toEqual(['/claims/1', '/claims', '/claims/1/lines'])
    expect(below.having([wayTo('/')])).toEqual(addresses.filter(address => address.startsWith('/')))
    expect(below.having([wayTo('/none')])).toEqual([])
    expect(below.having([])).toEqual([])
  })

  it('has an address without a slash at its end, and none for what lies elsewhere', () => {
    expect(waysDown('/a/b/')).toEqual(['/', '/a', '/a/b'])
    expect(wayTo('/a/b/')).toBe('/a/b')
    expect(waysDown('tel:503')).toEqual([])
  })
})

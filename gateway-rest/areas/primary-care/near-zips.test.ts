import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milesBetween } from './near-zips.ts'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('milesBetween', () => {
  it('knows how far Portland is from Salem and from Anchorage', () => {
    const portland = { latitude: 45.52, longitude: -122.68 }
    expect(milesBetween(portland, { latitude: 44.94, longitude: -123.04 })).toBeCloseTo(43.7, 0)
    expect(Math.round(milesBetween(portland, { latitude: 61.22, longitude: -149.9 }) / 10)).toBe(154)
  })

  it('is the same both ways, never negative, nothing from a place to itself', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        expect(milesBetween(one, other)).toBeCloseTo(milesBetween(other, one), 6)
        expect(milesBetween(one, other)).toBeGreaterThanOrEqual(0)
        expect(milesBetween(one, one)).toBe(0)
      }),
    )
  })
})

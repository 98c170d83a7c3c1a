import { describe, expect, it } from 'vitest'
import { ratio, written } from './ratio.ts'

const same = (figure: number) => figure

describe('ratio', () => {
  it('compares two checkouts within each round', () => {
    const found = ratio([900, 90, 1100, 1000], [1000, 100, 1000], same)
    expect(found).toEqual({ median: 0.9, quartiles: [0.9, 1.1] })
    expect(written(found)).toBe('0.90 (0.90 to 1.10)')
  })

  it('has two that take nothing alike, and leaves out rounds that only one was in', () => {
    expect(ratio([0, 0, 5], [0, 0], same).median).toBe(1)
  })
})

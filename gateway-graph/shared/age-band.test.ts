import { describe, expect, it } from 'vitest'
import { ageBand } from './age-band.ts'

describe('ageBand', () => {
  it('[OPEN-37] counts the 18th birthday as adult', () => {
    expect(ageBand('2008-06-16', '2026-06-15')).toBe('minor')
    expect(ageBand('2008-06-15', '2026-06-15')).toBe('adult')
    expect(ageBand('1980-01-01', '2026-06-15')).toBe('adult')
  })

  it('lets somebody born on 29 February come of age on 1 March', () => {
    expect(ageBand('2008-02-29', '2026-02-28')).toBe('minor')
    expect(ageBand('2008-02-29', '2026-03-01')).toBe('adult')
  })
})

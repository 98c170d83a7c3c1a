import { describe, expect, it } from 'vitest'
import { program } from '../testing/fixture.ts'
import { featuredPrograms } from './featured-programs.ts'

const programs = [70, 10, 60, 20, 50, 30, 40].map(displayOrder => ({
  ...program,
  ...{ id: displayOrder, displayOrder, highPriority: displayOrder !== 20 },
}))

describe('featuredPrograms', () => {
  it('[PROGRAM-01] [PROGRAM-03] [PROGRAM-04] [CONST-06] takes five of high priority, by displayOrder', () => {
    expect(featuredPrograms(programs, 'active').map(({ id }) => id)).toEqual([10, 30, 40, 50, 60])
  })

  it('[PROGRAM-01] has none without one of high priority', () => {
    expect(featuredPrograms([{ highPriority: false, displayOrder: 1 }], 'active')).toEqual([])
  })

  it('[PROGRAM-02] has none for a termed member, and some for everyone else', () => {
    expect(featuredPrograms(programs, 'termed')).toEqual([])
    for (const status of ['active', 'future', 'none'] as const)
      expect(featuredPrograms(programs, status)).toHaveLength(5)
  })
})

import { describe, expect, it } from 'vitest'
import { lastDay } from './dates.ts'
import { timelineOf } from './timeline.ts'

const today = '2026-06-15'

describe('timelineOf', () => {
  it('[STATE-18] [OPEN-41] tells an open-ended group as active since its start', () => {
    expect(timelineOf('2020-01-01', null, today)).toBe('ACTIVE_SINCE')
  })

  it('[GRAPH-05] [STATE-19] [CONST-45] takes an end year after 2100 for open-ended', () => {
    expect([null, '2100-12-31', '2101-01-01', '9999-12-31'].map(lastDay)).toEqual([null, '2100-12-31', null, null])
    expect(timelineOf('2020-01-01', '2101-01-01', today)).toBe('ACTIVE_SINCE')
    expect(timelineOf('2020-01-01', '2100-12-31', today)).toBe('ENDING')
  })

  it('[STATE-18] [OPEN-41] tells a started group as ending, through its last day', () => {
    expect(timelineOf('2020-01-01', '2026-12-31', today)).toBe('ENDING')
    expect(timelineOf('2020-01-01', '2026-06-15', today)).toBe('ENDING')
  })

  it('[STATE-18] [OPEN-41] tells a group that is over as a range', () => {
    expect(timelineOf('2020-01-01', '2026-06-14', today)).toBe('RANGE')
  })

  it('[MEMBER-01] [STATE-18] [OPEN-41] tells a group that has not begun by its start, with an end or without', () => {
    expect(timelineOf('2026-06-16', null, today)).toBe('STARTS')
    expect(timelineOf('2026-07-01', '2026-12-31', today)).toBe('STARTS')
    expect(timelineOf('2026-06-15', null, today)).toBe('ACTIVE_SINCE')
  })
})

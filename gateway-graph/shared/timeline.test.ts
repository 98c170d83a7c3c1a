import { describe, expect, it } from 'vitest'
import { lastDay } from './dates.ts'
import { timelineText } from './timeline.ts'

const today = '2026-06-15'

describe('timelineText', () => {
  it('[STATE-18] [OPEN-41] says since when an open-ended group is active', () => {
    expect(timelineText('2020-01-01', null, today)).toBe('Active since 01/01/2020')
  })

  it('[GRAPH-05] [STATE-19] [CONST-45] takes an end year after 2100 for open-ended', () => {
    expect([null, '2100-12-31', '2101-01-01', '9999-12-31'].map(lastDay)).toEqual([null, '2100-12-31', null, null])
    expect(timelineText('2020-01-01', '2101-01-01', today)).toBe('Active since 01/01/2020')
    expect(timelineText('2020-01-01', '2100-12-31', today)).toBe('Ending 12/31/2100')
  })

  it('[STATE-18] [OPEN-41] says when a started group ends, through its last day', () => {
    expect(timelineText('2020-01-01', '2026-12-31', today)).toBe('Ending 12/31/2026')
    expect(timelineText('2020-01-01', '2026-06-15', today)).toBe('Ending 06/15/2026')
  })

  it('[STATE-18] [OPEN-41] gives the range of a group that is over', () => {
    expect(timelineText('2020-01-01', '2026-06-14', today)).toBe('01/01/2020 - 06/14/2026')
  })

  it('[MEMBER-01] [STATE-18] [OPEN-41] says when a group starts that has not begun, with an end or without', () => {
    expect(timelineText('2026-06-16', null, today)).toBe('Starts 06/16/2026')
    expect(timelineText('2026-07-01', '2026-12-31', today)).toBe('Starts 07/01/2026')
    expect(timelineText('2026-06-15', null, today)).toBe('Active since 06/15/2026')
  })
})

import { describe, expect, it } from 'vitest'
import { sessionPhase } from './session.ts'

const end = 10_000_000

describe('sessionPhase', () => {
  it('warns from two minutes before the end, by the second', () => {
    expect(sessionPhase(end, undefined, end - 120_001)).toEqual({ is: 'running' })
    expect(sessionPhase(end, undefined, end - 120_000)).toEqual({ is: 'ending', seconds: 120 })
    expect(sessionPhase(end, end, end - 1)).toEqual({ is: 'ending', seconds: 1 })
  })

  it('[SESSION-10] has lapsed at its end, with or without the cookie', () => {
    expect(sessionPhase(end, undefined, end)).toEqual({ is: 'lapsed' })
    expect(sessionPhase(undefined, end, end + 5)).toEqual({ is: 'lapsed' })
  })

  it('[SESSION-11] has ended when another tab took the cookie away before its time', () => {
    expect(sessionPhase(undefined, end, end - 500_000)).toEqual({ is: 'ended' })
  })

  it('runs on when another tab has extended it', () => {
    expect(sessionPhase(end + 7_200_000, end, end)).toEqual({ is: 'running' })
  })

  it('runs while no cookie was ever seen', () => {
    expect(sessionPhase(undefined, undefined, end)).toEqual({ is: 'running' })
  })
})

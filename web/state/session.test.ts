import { describe, expect, it } from 'vitest'
import { readSessionEnd, sessionPhase } from './session.ts'

const at = 10_000_000
const end = { at, isLast: false }

describe('sessionPhase', () => {
  it('warns from two minutes before the end, by the second', () => {
    expect(sessionPhase(end, undefined, at - 120_001)).toEqual({ is: 'running' })
    expect(sessionPhase(end, undefined, at - 120_000)).toEqual({ is: 'ending', seconds: 120, isLast: false })
    expect(sessionPhase(end, end, at - 1)).toEqual({ is: 'ending', seconds: 1, isLast: false })
  })

  it('[SESSION-10] has lapsed at its end, with or without the cookie', () => {
    expect(sessionPhase(end, undefined, at)).toEqual({ is: 'lapsed' })
    expect(sessionPhase(undefined, end, at + 5)).toEqual({ is: 'lapsed' })
  })

  it('[SESSION-11] has ended when another tab took the cookie away before its time', () => {
    expect(sessionPhase(undefined, end, at - 500_000)).toEqual({ is: 'ended' })
  })

  it('runs on when another tab has extended it', () => {
    expect(sessionPhase({ at: at + 7_200_000, isLast: false }, end, at)).toEqual({ is: 'running' })
  })

  it('[SEC-04] knows from the cookie whether more time can be had', () => {
    expect(readSessionEnd(`${at}`)).toEqual(end)
    expect(readSessionEnd(`${at}.last`)).toEqual({ at, isLast: true })
    for (const none of [undefined, '', 'x', '0', '-5.last']) expect(readSessionEnd(none)).toBeUndefined()
    expect(sessionPhase({ at, isLast: true }, undefined, at - 60_000)).toEqual({
      is: 'ending',
      seconds: 60,
      isLast: true,
    })
  })

  it('runs while no cookie was ever seen', () => {
    expect(sessionPhase(undefined, undefined, at)).toEqual({ is: 'running' })
  })
})

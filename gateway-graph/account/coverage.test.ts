import { describe, expect, it } from 'vitest'
import { memberStatus } from './coverage.ts'

describe('memberStatus', () => {
  it('[OPEN-54] is termed when nothing is active or future and something is termed', () => {
    expect(memberStatus(['TERMED', 'INELIGIBLE', 'INELIGIBLE', 'INELIGIBLE'])).toBe('termed')
    expect(memberStatus(['TERMED', 'FUTURE', 'INELIGIBLE', 'INELIGIBLE'])).toBe('future')
    expect(memberStatus(['TERMED', 'FUTURE', 'ACTIVE', 'INELIGIBLE'])).toBe('active')
    expect(memberStatus(['INELIGIBLE', 'INELIGIBLE', 'INELIGIBLE', 'INELIGIBLE'])).toBe('none')
  })
})

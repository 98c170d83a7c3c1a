import { describe, expect, it } from 'vitest'
import { initialConsent } from './initial-consent.ts'

describe('initialConsent', () => {
  it('[POLICY-12] starts as consented for a subscriber who was never asked, and keeps a choice made before', () => {
    expect(initialConsent(true, null)).toBe(true)
    expect(initialConsent(true, false)).toBe(false)
  })

  it('[POLICY-13] starts as null for anybody else', () => {
    expect(initialConsent(false, null)).toBeNull()
    expect(initialConsent(false, true)).toBeNull()
  })
})

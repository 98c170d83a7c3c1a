import { describe, expect, it } from 'vitest'
import { staffRole } from './viewer.ts'

describe('staffRole', () => {
  it('[SESSION-07] [PERM-09] a staff role counts in role and in issuedByRole; an ordinary member has none', () => {
    for (const staff of ['logInAsAnyone', 'logInAsNonEmp'] as const) {
      expect(staffRole({ role: staff, issuedByRole: null })).toBe(staff)
      expect(staffRole({ role: 'member', issuedByRole: staff })).toBe(staff)
    }
    expect(staffRole({ role: 'member', issuedByRole: null })).toBeNull()
    expect(staffRole({ role: 'member', issuedByRole: 'member' })).toBeNull()
  })
})

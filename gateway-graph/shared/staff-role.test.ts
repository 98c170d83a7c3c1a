import { describe, expect, it } from 'vitest'
import { actsAsMember, staffRole } from './staff-role.ts'

describe('staffRole', () => {
  it('[SESSION-07] [PERM-09] reads both log-in-as roles, in role or issuedByRole', () => {
    expect(staffRole({ role: 'logInAsAnyone' })).toBe('anyone')
    expect(staffRole({ role: 'logInAsNonEmp' })).toBe('nonEmployee')
    expect(staffRole({ role: 'member', issuedByRole: 'logInAsAnyone' })).toBe('anyone')
    expect(staffRole({ role: 'member', issuedByRole: 'logInAsNonEmp' })).toBe('nonEmployee')
  })

  it('[SESSION-07] finds none in anything else', () => {
    expect(staffRole({ role: 'member' })).toBe('none')
    expect(staffRole({ role: 'constructor' })).toBe('none')
    expect(staffRole(undefined)).toBe('none')
  })
})

describe('actsAsMember', () => {
  it('is true only for a token that a log-in-as issued', () => {
    expect(actsAsMember({ issuedByRole: 'logInAsAnyone' })).toBe(true)
    expect(actsAsMember({})).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { group } from '../testing/fixture.ts'
import { currentGroup } from './current-group.ts'

const claims = { memberKey: 'M0', role: 'member', exp: 0 }
const other = { ...group, groupId: 'G2', is360: true }

describe('currentGroup', () => {
  it('is the group the token is tied to, else the one of the member key', () => {
    expect(currentGroup([group, other], { ...claims, groupId: 'G2' })).toBe(other)
    expect(currentGroup([{ ...group, memberKey: 'M5' }, other], claims)).toBe(other)
  })

  it('[ERR-20] [OPEN-48] raises "Failed to find group for current member", for the generic error page', () => {
    const find = () => currentGroup([{ ...group, memberKey: 'M5' }], { ...claims, groupId: 'G9' })
    expect(find).toThrow('Failed to find group for current member')
    expect(find).toThrow(expect.objectContaining({ failure: { code: 'NO_GROUP', status: 409, area: 'groups' } }))
  })

  it('leaves staff who act as no member without one', () => {
    expect(currentGroup([], { ...claims, role: 'logInAsAnyone' })).toBeUndefined()
  })
})

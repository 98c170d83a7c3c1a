import { describe, expect, it } from 'vitest'
import { history } from '../testing/care-fixture.ts'
import { pcpMember } from '../testing/fixture.ts'
import { hasPrimaryCareHistory, primaryCareLists } from './primary-care-members.ts'

const selected = { ...pcpMember, memberKey: 'M1', suffix: 1, selection: { memberKey: 'M1', providerName: 'Dr. Good' } }
const stranger = { ...pcpMember, memberKey: 'M2', suffix: 2 }

describe('primaryCareLists', () => {
  it('[HOME-26] [PCP-05] [ENT-37] puts a member into one list, by whether a provider is selected', () => {
    const members = { subscriberHasHistory: false, members: [pcpMember, selected, stranger] }
    const eligibility = { eligible: true, members: [{ memberKey: 'M0' }, { memberKey: 'M1' }] }
    const { withProvider, withoutProvider } = primaryCareLists(members, eligibility)
    expect(withProvider.map(member => [member.memberSuffix, member.providerName])).toEqual([[1, 'Dr. Good']])
    expect(withoutProvider.map(member => [member.memberSuffix, member.providerName])).toEqual([[0, null]])
  })
})

describe('hasPrimaryCareHistory', () => {
  it('[PCP-01] is true when the subscriber has a history', () => {
    expect(hasPrimaryCareHistory({ subscriberHasHistory: true, members: [] }, 'M0')).toBe(true)
  })
  it('[PCP-02] is true when the member has one', () => {
    const members = [{ ...pcpMember, history: [history] }]
    expect(hasPrimaryCareHistory({ subscriberHasHistory: false, members }, 'M0')).toBe(true)
    expect(hasPrimaryCareHistory({ subscriberHasHistory: false, members }, 'M1')).toBe(false)
  })
})

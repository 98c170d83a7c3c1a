import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberPcp } from '../../schema/generated/gateway-types.ts'
import { history } from '../testing/care-fixture.ts'
import { pcpMember } from '../testing/fixture.ts'
import {
  hasPrimaryCareHistory,
  hindranceOf,
  primaryCareLists,
  providersOn,
  toMemberPrimaryCare,
} from './primary-care-members.ts'

const today = '2026-11-22'
const selection = { memberKey: 'M1', providerName: 'Dr. Good' }
const selected = { ...pcpMember, memberKey: 'M1', suffix: 1, selection }
const notEligible = { ...pcpMember, memberKey: 'M2', suffix: 2 }
const eligibility = { eligible: true, members: [{ memberKey: 'M0' }, { memberKey: 'M1' }] }
const old = { ...history, providerName: 'Dr. Old', beginDate: '2024-01-01', pcpSelected: false }
const ended = { ...old, endDate: '2026-12-31', pcpTerminationReason: 'Member chose another provider' }
const next = { ...history, beginDate: '2027-01-01' }

describe('primaryCareLists', () => {
  const lists = (...members: MemberPcp[]) => {
    const lists = primaryCareLists({ subscriberHasHistory: false, members }, eligibility, today)
    return [lists.withProvider, lists.withoutProvider].map(list => list.map(({ suffix }) => suffix))
  }
  it('[HOME-26] [PCP-05] [ENT-37] puts each member into one list, those who cannot choose too', () => {
    expect(lists(pcpMember, selected, notEligible)).toEqual([[1], [0, 2]])
  })
  it('[PCP-18] has a member with a provider from a later day among those with one', () => {
    expect(lists({ ...selected, history: [next] })).toEqual([[1], []])
  })
  it('[PCP-05] has a member whose provider has left among those without one', () => {
    expect(lists({ ...selected, history: [{ ...history, endDate: '2026-11-21' }] })).toEqual([[], [1]])
  })
})

describe('toMemberPrimaryCare', () => {
  const change = { ...selected, history: [next, ended] }
  const on = (day: string, member: MemberPcp = change) => {
    const { providerName, coming, history } = toMemberPrimaryCare(member, eligibility, day)
    return { now: providerName, next: coming && [coming.providerName, coming.startDate], history }
  }

  it('[MEMBER-06] [PCP-08] [PCP-18] keeps the provider until the day on which another begins', () => {
    for (const day of [today, '2026-12-31'])
      expect(on(day)).toMatchObject({ now: 'Dr. Old', next: ['Dr. Good', '2027-01-01'] })
    expect(on('2027-01-01')).toMatchObject({ now: 'Dr. Good', next: null })
  })

  it('[MEMBER-06] [PCP-08] says why a provider ended when that is over, not while it lasts', () => {
    const times = (day: string) =>
      on(day).history?.map(({ providerName, time, terminationReason }) => [providerName, time, terminationReason])
    expect(times(today)).toEqual([
      ['Dr. Good', 'COMING', null],
      ['Dr. Old', 'CURRENT', null],
    ])
    expect(times('2027-01-01')).toEqual([
      ['Dr. Good', 'CURRENT', null],
      ['Dr. Old', 'PAST', 'Member chose another provider'],
    ])
  })

  it('[PCP-05] takes a selection that the history does not know for the provider of today', () => {
    expect(on(today, selected)).toMatchObject({ now: 'Dr. Good', next: null })
    const before = { ...history, beginDate: '2024-01-01', endDate: '2024-12-31', pcpSelected: false }
    expect(on(today, { ...selected, history: [before] }), 'chosen again').toMatchObject({ now: 'Dr. Good', next: null })
    expect(on(today, { ...selected, history: [{ ...before, pcpSelected: true }] }), 'ended').toMatchObject({
      now: null,
    })
  })
})

describe('providersOn', () => {
  const days = fc.integer({ min: 0, max: 60 }).map(day => new Date(Date.UTC(2026, 11, day)).toISOString().slice(0, 10))
  const entries = fc.uniqueArray(fc.record({ beginDate: days, endDate: fc.option(days) }), {
    maxLength: 5,
    selector: ({ beginDate }) => beginDate,
  })

  it('[MEMBER-06] whoever comes is the provider on the first day, whatever the history', () => {
    fc.assert(
      fc.property(entries, days, (history, day) => {
        const { current, coming } = providersOn(day, history)
        if (current) expect(current.beginDate <= day && (current.endDate ?? day) >= day).toBe(true)
        if (!coming) return
        expect(coming.beginDate > day).toBe(true)
        const first = providersOn(coming.beginDate, history)
        expect(first.current).toBe(coming)
        const before = new Date(Date.parse(coming.beginDate) - 86_400_000).toISOString().slice(0, 10)
        expect(providersOn(before, history).coming).toBe(coming)
      }),
    )
  })

  it('[MEMBER-06] has a provider on every day that some entry covers, and on no other', () => {
    fc.assert(
      fc.property(entries, days, (history, day) => {
        const covers = ({ beginDate, endDate }: { beginDate: string; endDate: string | null }) =>
          beginDate <= day && (endDate === null || day <= endDate)
        expect(providersOn(day, history).current !== undefined).toBe(history.some(covers))
        expect(providersOn(day, history.toReversed())).toEqual(providersOn(day, history))
      }),
    )
  })
})

describe('hindranceOf', () => {
  const dates = ['2027-01-01']
  it('[PCP-05] [PCP-17] says why a member cannot choose, and nothing of one who can', () => {
    expect(hindranceOf({ eligible: true, eligibleDates: dates }, 'ACTIVE')).toBeNull()
    expect(hindranceOf({ eligible: true, eligibleDates: [] }, 'ACTIVE')).toBe('NO_START_DATE')
    expect(hindranceOf({ eligible: false, eligibleDates: dates }, 'FUTURE')).toBe('NOT_IN_PLAN')
    for (const status of ['TERMED', 'INELIGIBLE'] as const)
      expect(hindranceOf({ eligible: false, eligibleDates: [] }, status)).toBe('NO_MEDICAL_PLAN')
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

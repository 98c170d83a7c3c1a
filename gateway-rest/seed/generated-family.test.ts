import { describe, expect, it } from 'vitest'
import { memberPlans } from './build/member-plans.ts'
import { yearOf } from './calendar-dates.ts'
import { generatedFamily } from './generated-family.ts'

const TODAY = '2026-06-15'
const families = Array.from({ length: 4000 }, (_, index) => generatedFamily('7', index + 1, TODAY))
const members = families.map(family => memberPlans(family))
const share = (is: (family: (typeof families)[number]) => boolean) => families.filter(is).length / families.length

describe('generated families', () => {
  it('are five people on average, so that 200,000 families are a million members', () => {
    expect(members.flat().length / families.length).toBeGreaterThan(5)
    expect(new Set(members.map(family => family.length))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })

  it('have a grown-up subscriber and children who could be theirs, of an age at which they are still covered', () => {
    for (const [subscriber, ...others] of members) {
      const age = (date = TODAY) => yearOf(TODAY) - yearOf(date)
      expect(subscriber?.relationship).toBe('SUB')
      expect(age(subscriber?.dateOfBirth)).toBeGreaterThanOrEqual(22)
      for (const child of others.filter(({ relationship }) => relationship === 'CHD')) {
        expect(age(child.dateOfBirth)).toBeLessThanOrEqual(27)
        expect(age(subscriber?.dateOfBirth) - age(child.dateOfBirth)).toBeGreaterThanOrEqual(18)
      }
      expect(new Set([subscriber, ...others].map(member => member?.firstName)).size).toBe(others.length + 1)
    }
  })

  it('differ in brand, state of coverage and of the account, categories, groups and preferences', () => {
    expect(new Set(families.map(({ domain }) => domain.id)).size).toBe(4)
    expect(share(({ traits }) => traits.groups[0]?.coverage === 'active')).toBeGreaterThan(0.7)
    for (const coverage of ['ending', 'future', 'termed', 'none'])
      expect(share(({ traits }) => traits.groups[0]?.coverage === coverage)).toBeGreaterThan(0)
    for (const status of ['INI', 'FRC', 'DLG', 'DIS'])
      expect(share(({ traits }) => traits.status === status)).toBeGreaterThan(0)
    expect(share(({ traits }) => traits.groups.length > 1)).toBeGreaterThan(0.08)
    expect(share(({ traits }) => traits.groups[0]?.categories.length === 4)).toBeGreaterThan(0.5)
    expect(share(({ traits }) => traits.preferences === 'unset')).toBeGreaterThan(0.02)
  })
})

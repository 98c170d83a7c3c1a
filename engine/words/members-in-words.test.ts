import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverOf, membersLike } from '../members/cover.ts'
import { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import { registry, unknown } from '../members/registry.ts'
import { anyCondition, scope } from '../testing/arbitrary-conditions.ts'
import { membersInWords } from './members-in-words.ts'

const spring = { from: '2026-03-01', until: '2026-05-31' }
const space = new MemberSpace(registry, scope.segments, [spring, { from: '2026-01-01' }])
const { diagrams, possible, known } = space
const words = (set: number, care = possible) => membersInWords(set, care, space)
const active = (name: string) => space.fact(name, ['active'])

describe('a set of members', () => {
  it('is covered exactly by patterns of which none can be shorter or left out', () => {
    fc.assert(
      fc.property(anyCondition, anyCondition, fc.boolean(), (condition, other, knowing) => {
        const care = diagrams.and(knowing ? known : possible, membersWho(other, scope, space).yes)
        const set = membersWho(condition, scope, space).yes
        const patterns = coverOf(set, care, space, 500) ?? []
        const sets = patterns.map(pattern => membersLike(pattern, space))
        const wanted = diagrams.and(set, care)
        expect(diagrams.and(diagrams.or(...sets), care)).toBe(wanted)
        for (const [index, pattern] of patterns.entries()) {
          const others = diagrams.or(...sets.filter((_, place) => place !== index))
          expect(diagrams.within(wanted, others)).toBe(false)
          for (const variable of pattern.keys()) {
            const shorter = membersLike(new Map([...pattern].filter(([each]) => each !== variable)), space)
            expect(diagrams.within(diagrams.and(shorter, care), set)).toBe(false)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('reads as plain English', () => {
    const { and, or, not } = diagrams.bound
    const subscriber = space.fact('relationship', ['subscriber'])
    const pioneers = space.segment('pioneers', 'yes')
    expect(words(diagrams.all)).toBe('everyone')
    expect(words(diagrams.none)).toBe('nobody')
    expect(words(possible)).toBe('everyone')
    expect(words(known)).toBe('everyone')
    expect(words(space.fact('session', ['none']))).toBe('everyone who is signed out')
    expect(words(and(subscriber, active('dental'), pioneers))).toBe(
      'every subscriber who has an active dental plan and is in the segment "Pilot groups"',
    )
    expect(words(and(subscriber, not(pioneers)))).toBe('every subscriber who is not in the segment "Pilot groups"')
    expect(words(or(active('dental'), active('vision')))).toBe(
      'everyone who has an active dental plan or has an active vision plan',
    )
    expect(words(and(subscriber, or(active('dental'), active('vision'))))).toBe(
      'every subscriber who has an active dental plan or has an active vision plan',
    )
    expect(words(not(and(subscriber, active('dental'))))).toBe(
      'everyone but every subscriber who has an active dental plan',
    )
  })

  it('does not say what follows from the registry', () => {
    const { and } = diagrams.bound
    expect(words(and(active('dental'), space.fact('memberStatus', ['active'])))).toBe(
      'everyone who has an active dental plan',
    )
  })

  it('says on which days, from the first that counts', () => {
    const { and, not } = diagrams.bound
    const now = and(possible, space.during({ from: '2026-01-01' }))
    expect(words(and(active('dental'), space.during(spring)), now)).toBe(
      'everyone who has an active dental plan, from March 1, 2026 through May 31, 2026',
    )
    expect(words(not(space.during(spring)), now)).toBe('everyone, through February 28, 2026 and from June 1, 2026 on')
  })

  it('mentions unknown facts only where nothing else decides', () => {
    const full = space.fact('session', ['full'])
    expect(words(diagrams.and(full, diagrams.or(active('dental'), space.fact('dental', [unknown]))))).toBe(
      'everyone who is signed in and has an active dental plan',
    )
    const unsure = diagrams.and(full, space.fact('referrals', [unknown]))
    expect(words(unsure)).toContain('"referrals" that could not be found out')
  })
})

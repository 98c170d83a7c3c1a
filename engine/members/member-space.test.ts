import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Segments } from '../../schema/generated/manifests.ts'
import { interpretCondition } from '../conditions/interpret-condition.ts'
import { anyCondition, anyKnown, scope } from '../testing/arbitrary-conditions.ts'
import { MemberSpace } from './member-space.ts'
import { membersWho } from './members-who.ts'
import { type Registry, registry } from './registry.ts'
import { toWitness, witnessOf } from './witness.ts'

const space = new MemberSpace(registry, scope.segments)

const small: Registry = {
  facts: {
    kind: { label: 'kind', values: { cat: 'a cat', dog: 'a dog' }, canBeUnknown: true },
    tame: { label: 'tame', values: { yes: 'tame', no: 'wild' }, canBeUnknown: false },
  },
  impossible: [{ because: 'Dogs are tame.', when: { kind: ['dog'], tame: ['no'] } }],
  openSets: { home: { label: 'home', single: true }, club: { label: 'club', single: false } },
}
const segments: Segments['segments'] = {
  north: { description: 'North', of: 'groupId', values: ['1', '2'] },
  south: { description: 'South', of: 'groupId', values: ['3'] },
}

describe('the space of members', () => {
  it('agrees with the plain meaning of a condition for every member', () => {
    fc.assert(
      fc.property(anyCondition, fc.nat(), (condition, seed) => {
        const { yes, no } = membersWho(condition, scope, space)
        const sizes = space.variables.map(({ values }) => values.length)
        const combination = sizes.map((size, place) => Math.abs((Math.sin(seed + place) * 1e9) | 0) % size)
        if (!space.diagrams.has(space.possible, combination)) return
        const { facts, open } = toWitness(combination, space)
        const truth = interpretCondition(condition, scope, { facts, open, today: '2025-01-01', report: () => {} })
        expect([space.diagrams.has(yes, combination), space.diagrams.has(no, combination)]).toEqual([
          truth === true,
          truth === false,
        ])
      }),
      { numRuns: 500 },
    )
  })
  it('finds a witness for every condition that somebody meets, and the witness meets it', () => {
    fc.assert(
      fc.property(anyCondition, condition => {
        const { yes } = membersWho(condition, scope, space)
        const witness = witnessOf(space.diagrams.and(yes, space.possible), space)
        if (witness)
          expect(interpretCondition(condition, scope, { ...witness, today: '2025-01-01', report: () => {} })).toBe(true)
      }),
    )
  })
  it('finds no witness where no member meets a condition', () => {
    fc.assert(
      fc.property(anyCondition, anyKnown, (condition, known) => {
        const { no } = membersWho(condition, scope, space)
        if (no === space.diagrams.all) expect(interpretCondition(condition, scope, known)).not.toBe(true)
      }),
    )
  })
  it('leaves out what the registry rules out', () => {
    const animals = new MemberSpace(small, {})
    const { diagrams, known, possible } = animals
    expect(diagrams.count(known)).toBe(3)
    expect(diagrams.count(possible)).toBe(5)
  })
  it('derives what follows from other facts, and fails together what one answer tells', () => {
    const yesNo = { yes: 'yes', no: 'no' }
    const keepers = new MemberSpace(
      {
        facts: {
          door: { label: 'door', values: { open: 'open', shut: 'shut' }, canBeUnknown: false },
          cat: { label: 'has a cat', values: yesNo, canBeUnknown: true },
          dog: { label: 'has a dog', values: yesNo, canBeUnknown: true },
          pet: { label: 'has a pet', values: { any: 'any', none: 'none' }, canBeUnknown: true },
          fed: { label: 'has fed it', values: yesNo, canBeUnknown: true },
        },
        impossible: [],
        derived: { pet: { because: 'Any will do.', from: ['cat', 'dog'], firstOf: { yes: 'any', no: 'none' } } },
        sources: {
          home: { answer: 'who lives here', facts: ['cat', 'dog', 'pet'] },
          meal: { answer: 'what was eaten', within: 'home', facts: ['fed'] },
        },
        nothingKnown: [{ because: 'Nobody sees through a door.', when: { door: ['shut'] } }],
        openSets: {},
      },
      {},
    )
    const { diagrams, known, possible } = keepers
    // Open: four homes, fed, unfed or unknown, or nothing known at all; shut: nothing known.
    expect(diagrams.count(possible)).toBe(4 * 3 + 1 + 1)
    expect(diagrams.count(known)).toBe(4 * 2 + 1)
    expect(witnessOf(diagrams.and(known, keepers.fact('pet', ['any'])), keepers)?.facts).toEqual({
      ...{ door: 'open', cat: 'no', dog: 'yes', pet: 'any', fed: 'no' },
    })
  })
  it('knows that one group is in one place, and an unknown group in none', () => {
    const groups = new MemberSpace({ ...small, openSets: { groupId: { label: 'group', single: true } } }, segments)
    const { diagrams, possible, known } = groups
    const both = diagrams.and(groups.segment('north', 'yes'), groups.segment('south', 'yes'))
    expect(diagrams.and(both, possible)).toBe(diagrams.none)
    expect(diagrams.count(known)).toBe(9)
    expect(diagrams.count(possible)).toBe(20)
    expect(witnessOf(diagrams.and(groups.segment('south', 'yes'), known), groups)?.open).toEqual({ groupId: ['3'] })
  })
  it('lets a member be in several segments of a set with several ids', () => {
    const groups = new MemberSpace({ ...small, openSets: { groupId: { label: 'group', single: false } } }, segments)
    const both = groups.diagrams.and(groups.segment('north', 'yes'), groups.segment('south', 'yes'), groups.known)
    expect(witnessOf(both, groups)?.open).toEqual({ groupId: ['1', '3'] })
  })
  it.each([true, false])('has a member for each way to be in segments, and no other, with one id alone: %s', single => {
    const clubs: Registry = { facts: {}, impossible: [], openSets: { groupId: { label: 'group', single } } }
    const ids = ['1', '2', '3', '4']
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...'abcd'), fc.subarray(ids, { minLength: 1 })), listed => {
        const all = Object.fromEntries(
          Object.entries(listed).map(([name, values]) => [name, { description: name, of: 'groupId' as const, values }]),
        )
        const space = new MemberSpace(clubs, all)
        const { diagrams, known } = space
        const inThem = (own: readonly string[]) =>
          Object.keys(all).filter(name => all[name]?.values.some(id => own.includes(id)))
        const some = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_, place) => (bits >> place) & 1))
        const ways = new Map(
          some.filter(own => !single || own.length < 2).map(own => [inThem(own).join(), inThem(own)]),
        )
        for (const way of ways.values()) {
          const whole = Object.keys(all).map(name => space.segment(name, way.includes(name) ? 'yes' : 'no'))
          expect(diagrams.and(known, ...whole)).not.toBe(diagrams.none)
        }
        expect(diagrams.count(known)).toBe(ways.size)
      }),
    )
  })
  it('takes forty segments of a set with several ids, of which one has all', () => {
    const many = Array.from({ length: 40 }, (_, index) => String(index))
    const of = 'groupId'
    const each = Object.fromEntries(many.map(id => [`only ${id}`, { description: id, of, values: [id] }]))
    const clubs: Registry = { facts: {}, impossible: [], openSets: { groupId: { label: 'group', single: false } } }
    const { diagrams, known } = new MemberSpace(clubs, { ...each, any: { description: 'Any', of, values: many } })
    expect(diagrams.count(known)).toBe(2 ** 40)
  })
  it('cuts time where something begins or is over', () => {
    const seasons = new MemberSpace(small, {}, [{ from: '2026-03-01', until: '2026-05-31' }, { until: '2026-02-28' }])
    const spring = seasons.during({ from: '2026-03-01', until: '2026-05-31' })
    const winter = seasons.during({ until: '2026-02-28' })
    expect(seasons.diagrams.and(spring, winter)).toBe(seasons.diagrams.none)
    expect(witnessOf(spring, seasons)?.today).toBe('2026-03-01')
    expect(witnessOf(winter, seasons)?.today).toBe('2026-02-28')
    expect(witnessOf(seasons.diagrams.except(seasons.diagrams.all, spring, winter), seasons)?.today).toBe('2026-06-01')
  })
})

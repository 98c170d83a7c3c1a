import { describe, expect, it } from 'vitest'
import { MemberSpace } from '../members/member-space.ts'
import { registry } from '../members/registry.ts'
import type { Facts } from '../state.ts'
import { choicesFor, differing, nearestPerson, whoFits } from './described-member.ts'

const segments = {
  pilot: { description: 'The pilot.', of: 'groupId' as const, values: ['1'] },
  short: { description: 'Short.', of: 'groupId' as const, values: ['2'] },
}
const space = new MemberSpace(registry, segments)
const among = space.diagrams.and(space.known, space.fact('session', ['full']))
const nothing = { facts: {}, segments: {} }

describe('a member who is described', () => {
  it('[STUDIO-19] is offered each value that some possible member has besides what was said, and no other', () => {
    const said = { facts: { medical: 'active', severalGroups: 'no', staffRole: 'none' }, segments: { pilot: 'yes' } }
    const offered = new Map(choicesFor(said, among, space).map(({ kind, name, values }) => [`${kind} ${name}`, values]))
    // It follows from the plans.
    expect(offered.get('fact memberStatus')).toEqual(['active'])
    // What was said can be said otherwise.
    expect(offered.get('fact medical')).toEqual(['active', 'future', 'termed', 'ineligible'])
    expect(offered.get('fact actsAsMember')).toEqual(['no'])
    // Nobody has two groups at once.
    expect(offered.get('segment short')).toEqual(['no'])
    // Every value that is offered leaves somebody, and every one that is not leaves nobody.
    for (const { kind, name } of choicesFor(nothing, among, space)) {
      const values = kind === 'fact' ? Object.keys(registry.facts[name]?.values ?? {}) : ['yes', 'no']
      for (const value of values) {
        const { [name]: _, ...facts } = said.facts as Record<string, string>
        const { [name]: __, ...inSegments } = said.segments as Record<string, string>
        const own = kind === 'fact' ? { ...facts, [name]: value } : facts
        const ownSegments = kind === 'segment' ? { ...inSegments, [name]: value } : inSegments
        const who = space.diagrams.and(
          among,
          whoFits(
            { facts: kind === 'fact' ? own : said.facts, segments: kind === 'segment' ? ownSegments : said.segments },
            space,
          ),
        )
        expect([name, value, offered.get(`${kind} ${name}`)?.includes(value)]).toEqual([
          name,
          value,
          who !== space.diagrams.none,
        ])
      }
    }
  })

  it('[STUDIO-19] is the nearest of some people, with as little as can be otherwise, and what follows from it', () => {
    const person = (key: string, facts: Record<string, string>) => {
      const plain = Object.fromEntries(
        Object.entries(registry.facts).map(([name, { values }]) => [
          name,
          'no' in values ? 'no' : Object.keys(values)[0],
        ]),
      )
      const none = { medical: 'ineligible', dental: 'ineligible', vision: 'ineligible', pharmacy: 'ineligible' }
      const own = { ...plain, ...none, memberStatus: 'none', session: 'full', viewport: 'desktop', ...facts } as Facts
      return { key, facts: own, open: { groupId: ['9'], parentGroupId: [], programId: [] }, today: '2026-03-10' }
    }
    const people = [person('noplan', {}), person('termed', { medical: 'termed', memberStatus: 'termed' })]
    const wanted = (facts: Record<string, string>) => space.diagrams.and(among, whoFits({ facts, segments: {} }, space))
    const nameOf = (place: number) => Object(space.variables[place]).name
    const dental = nearestPerson(people, wanted({ dental: 'active' }), space)
    expect([dental?.person.key, differing(dental?.from ?? [], dental?.to ?? []).map(nameOf)]).toEqual([
      'noplan',
      ['memberStatus', 'dental'],
    ])
    const both = nearestPerson(people, wanted({ medical: 'termed', dental: 'active' }), space)
    expect([both?.person.key, differing(both?.from ?? [], both?.to ?? []).map(nameOf)]).toEqual([
      'termed',
      ['memberStatus', 'dental'],
    ])
    expect(nearestPerson(people, wanted({ medical: 'active', memberStatus: 'termed' }), space)).toBeUndefined()
    expect(whoFits({ facts: { shoeSize: '44' }, segments: {} }, space)).toBe(space.diagrams.none)
    expect(whoFits({ facts: { medical: 'blue' }, segments: {} }, space)).toBe(space.diagrams.none)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import { unknown } from '../members/registry.ts'
import { anySmallWorld, everyCombination, type SmallWorld } from '../testing/arbitrary-worlds.ts'
import { changedBy, smallestChanges, turningPoints } from './smallest-changes.ts'

/** Those whom the first condition shows something while the dated stretch lasts; every other set is as good. */
function setOf({ space, conditions: [first = { all: [] }] }: SmallWorld): Combinations {
  const scope = { conditions: {}, segments: space.segments }
  return space.diagrams.and(membersWho(first, scope, space).yes, space.during({ from: '2026-03-01' }))
}

/** What it takes to become another: how many sources fail, then how many facts, sets of ids and days differ. */
function distance(from: readonly number[], to: readonly number[], space: MemberSpace): number {
  const changed = space.variables.flatMap((variable, place) => {
    const value = to[place] ?? 0
    if (value === from[place]) return []
    if (variable.kind === 'day') return ['day']
    const what = variable.kind === 'fact' ? variable.name : (space.segments[variable.name]?.of ?? '')
    return [variable.values[value] === unknown ? `${what} fails` : what]
  })
  const each = [...new Set(changed)]
  return each.length + 1_000 * each.filter(what => what.endsWith('fails')).length
}

/** Whether what differs between one and the first differs between the other and the first as well. */
const isBetween = (one: readonly number[], first: readonly number[], other: readonly number[]) =>
  one.every((value, place) => value === first[place] || value === other[place])

const anyCase = fc.record({ world: anySmallWorld, pick: fc.nat() }).map(({ world, pick }) => {
  const all = everyCombination(world.space)
  const members = all.filter(each => world.space.diagrams.has(world.space.possible, each))
  return { ...world, members, from: members[pick % members.length] ?? [], set: setOf(world) }
})

describe('smallest changes', () => {
  it('are those that trying every member finds', () => {
    fc.assert(
      fc.property(anyCase, ({ space, set, from, members }) => {
        const inSet = members.filter(each => space.diagrams.has(set, each))
        const least = Math.min(...inSet.map(each => distance(from, each, space)))
        const nearest = inSet.filter(each => distance(from, each, space) === least)
        const changes = smallestChanges(space.diagrams.and(space.possible, set), from, space)
        for (const change of changes)
          for (const place of change.keys()) expect(change.get(place)).not.toContain(from[place])
        const reached = members.filter(each =>
          changes.some(change =>
            each.every((value, place) => change.get(place)?.includes(value) ?? value === from[place]),
          ),
        )
        expect(nearest).toEqual(expect.arrayContaining(reached))
        // Segments of one set of ids change together; what need not change along with the others is left out.
        for (const other of nearest) expect(reached.some(each => isBetween(each, from, other))).toBe(true)
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  it('turn round who is in a set and who is not, and no fewer of the facts that it asks do', () => {
    fc.assert(
      fc.property(anyCase, ({ space, set, from, members }) => {
        const { diagrams } = space
        const target = diagrams.has(set, from) ? diagrams.not(set) : set
        const asked = diagrams.variables(target)
        const ofAsked = (to: readonly number[]) =>
          to.map((value, place) => (asked.has(place) ? value : (from[place] ?? 0)))
        const inTarget = members.filter(each => diagrams.has(target, each))
        const least = Math.min(...inTarget.map(each => distance(from, ofAsked(each), space)))
        const changes = turningPoints(target, from, space)
        expect(changes.length > 0).toBe(inTarget.length > 0)
        for (const change of changes) {
          const changed = changedBy(change, target, from, space) ?? []
          expect(diagrams.has(diagrams.and(space.possible, target), changed)).toBe(true)
          expect(distance(from, ofAsked(changed), space)).toBe(least)
        }
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})

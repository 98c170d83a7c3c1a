import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../schema/generated/manifests.ts'
import { interpretCondition } from '../conditions/interpret-condition.ts'
import { MemberSpace } from '../members/member-space.ts'
import { registry } from '../members/registry.ts'
import { scope } from '../testing/arbitrary-conditions.ts'
import { everybody, type Somebody, smallCondition, smallRegistry } from '../testing/small-world.ts'
import { conditionOutlook } from './condition-outlook.ts'

const space = new MemberSpace(registry, scope.segments)
const nothingNamed = { ...scope, conditions: {} }
const look = (condition: Condition) => conditionOutlook(condition, scope, space)

describe('the outlook of a condition', () => {
  it('[STUDIO-06] has a member for and one against, with only what makes the difference', () => {
    expect(look({ all: [{ medical: ['active'] }, { referrals: ['yes'] }] })).toMatchObject({
      example: 'somebody who has an active medical plan and has referrals',
      counterexample: 'somebody who has no referrals',
    })
    expect(look({ all: [{ medical: ['active'] }, { memberStatus: ['termed'] }] }).example).toBeUndefined()
    expect(look({ session: ['none', 'temporary', 'full'] }).counterexample).toBeUndefined()
  })

  it('[STUDIO-06] says for whom it is left open by each failure', () => {
    const { unknown } = look({ any: [{ all: [{ session: ['full'] }, { referrals: ['yes'] }] }, { in: 'pioneers' }] })
    expect(unknown).toEqual([
      { when: 'If the account cannot be had', who: 'everyone but whoever is signed in and has referrals' },
      {
        when: 'If “referrals” cannot be had',
        who: 'everyone who is signed in and is not in the segment "Pilot groups"',
      },
      { when: 'Signed out, nothing is known of a member', who: 'everyone' },
    ])
    expect(look({ session: ['full'] }).unknown).toEqual([])
  })

  it('[STUDIO-06] tells of a failure exactly where somebody who is asked one by one could not be told', () => {
    const small = new MemberSpace(smallRegistry, scope.segments)
    const all = everybody(small)
    const failures: Record<string, (member: Somebody) => boolean> = {
      'If the member cannot be had': ({ facts, open }) =>
        isInside(facts) && facts.memberStatus === undefined && open.groupId !== undefined,
      'If “group” cannot be had': ({ facts, open }) =>
        isInside(facts) && facts.memberStatus !== undefined && open.groupId === undefined,
      'Nobody is known outside': ({ facts }) => !isInside(facts),
    }
    fc.assert(
      fc.property(smallCondition, condition => {
        const { unknown } = conditionOutlook(condition, nothingNamed, small)
        for (const [when, isSo] of Object.entries(failures)) {
          const truths = all
            .filter(isSo)
            .map(known => interpretCondition(condition, nothingNamed, { ...known, report: () => {} }))
          const told = unknown.find(outcome => outcome.when === when)
          expect([when, told !== undefined]).toEqual([when, truths.includes(undefined)])
          expect([when, told?.who === 'everyone']).toEqual([when, truths.every(truth => truth === undefined)])
        }
      }),
      { numRuns: 150 },
    )
  })
})

const isInside = (facts: Somebody['facts']) => facts.session !== 'none'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../schema/generated/manifests.ts'
import { MemberSpace } from '../members/member-space.ts'
import { membersWho } from '../members/members-who.ts'
import { registry } from '../members/registry.ts'
import { anyCondition, scope } from '../testing/arbitrary-conditions.ts'
import { conditionInWords } from './condition-in-words.ts'
import { shownInWords } from './part-in-words.ts'
import { isNegative, negated } from './phrases.ts'

const words = (condition: Condition, inline = false) => conditionInWords(condition, { registry, scope, inline })
const active = { medical: ['active'] } satisfies Condition
const referrals = { referrals: ['yes'] } satisfies Condition
const eBill = { ebillEligible: ['yes'] } satisfies Condition

describe('a condition in words', () => {
  it.each<[Condition, string]>([
    [active, 'everyone who has an active medical plan'],
    [{ medical: ['active', 'future'] }, 'everyone who has an active or a future medical plan'],
    [{ medical: ['termed', 'future', 'ineligible'] }, 'everyone who has a terminated, a future or no medical plan'],
    [
      { all: [active, { session: ['temporary', 'full'] }] },
      'everyone who has an active medical plan and either has not finished logging in or is signed in',
    ],
    [{ not: active }, 'everyone who does not have an active medical plan'],
    [{ not: { medical: ['active', 'future'] } }, 'everyone who has a terminated or no medical plan'],
    [{ not: { medical: ['ineligible'] } }, 'everyone who has an active, a future or a terminated medical plan'],
    [{ not: referrals }, 'everyone who has no referrals'],
    [{ relationship: ['subscriber'] }, 'every subscriber'],
    [{ all: [active, { relationship: ['dependent'] }] }, 'every dependent who has an active medical plan'],
    [{ not: { relationship: ['dependent'] } }, 'everyone who is the subscriber'],
    [
      { all: [active, referrals, eBill] },
      'everyone who has an active medical plan, has referrals and is eligible for eBill',
    ],
    [{ any: [active, referrals] }, 'everyone who has an active medical plan or has referrals'],
    [
      { all: [{ any: [active, referrals] }, eBill] },
      'everyone who is eligible for eBill and either has an active medical plan or has referrals',
    ],
    [
      { any: [{ all: [active, referrals] }, eBill] },
      'everyone who is eligible for eBill or both has an active medical plan and has referrals',
    ],
    [{ not: { any: [active, referrals] } }, 'everyone who does not have an active medical plan and has no referrals'],
    [
      { all: [eBill, { any: [active, { all: [referrals, { dental: ['active'] }] }] }] },
      'everyone who is eligible for eBill and (has an active medical plan or (has referrals and has an active dental plan))',
    ],
    [{ all: [{ all: [active] }, { any: [active] }] }, 'everyone who has an active medical plan'],
    [{ use: 'covered' }, 'everyone who meets "Covered"'],
    [{ not: { use: 'covered' } }, 'everyone who does not meet "Covered"'],
    [{ in: 'pioneers' }, 'everyone who is in the segment "Pilot groups"'],
    [{ not: { in: 'pioneers' } }, 'everyone who is not in the segment "Pilot groups"'],
  ])('%j', (condition, expected) => {
    expect(words(condition)).toBe(expected)
  })

  it('says what a named condition consists of when asked to', () => {
    expect(words({ not: { use: 'covered' } }, true)).toBe(
      'everyone who does not have an active medical plan and does not have an active dental plan',
    )
  })

  it('can be read in one way only: conditions with the same words have the same meaning', () => {
    const space = new MemberSpace(registry, scope.segments)
    const meanings = new Map<string, { condition: Condition; yes: number; no: number }>()
    fc.assert(
      fc.property(anyCondition, condition => {
        const said = words(condition, true)
        const meaning = { condition, ...membersWho(condition, scope, space) }
        const other = meanings.get(said) ?? meaning
        meanings.set(said, other)
        expect({ said, yes: meaning.yes, no: meaning.no }).toEqual({ said, yes: other.yes, no: other.no })
      }),
      { numRuns: 5_000 },
    )
  })

  it('knows how to deny every value of the registry', () => {
    for (const { values } of Object.values(registry.facts))
      for (const phrase of Object.values(values).filter(each => !isNegative(each)))
        expect(negated(phrase)).not.toBe(`not ${phrase}`)
  })

  it('refuses what the registry does not have', () => {
    expect(() => words({ use: 'nobody' })).toThrow('There is no named condition "nobody"')
    const unknown: object = { medical: ['unheard-of'] }
    expect(() => words(unknown as Condition)).toThrow('The fact "medical" has no value "unheard-of"')
  })
})

describe('an item in words', () => {
  const shown = (item: Parameters<typeof shownInWords>[0]) => shownInWords(item, { registry, scope })

  it.each([
    [{}, 'Shown to everyone.'],
    [{ showWhen: active }, 'Shown to everyone who has an active medical plan.'],
    [{ from: '2026-03-01' }, 'From March 1, 2026 on, shown to everyone.'],
    [{ until: '2026-04-15' }, 'Through April 15, 2026, shown to everyone.'],
    [{ from: '2026-03-01', until: '2026-03-01' }, 'On March 1, 2026, shown to everyone.'],
    [
      { showWhen: { relationship: ['subscriber'] }, from: '2026-03-01', until: '2026-04-15' },
      'From March 1, 2026 through April 15, 2026, shown to every subscriber.',
    ],
  ] satisfies [Parameters<typeof shownInWords>[0], string][])('%j', (item, expected) => {
    expect(shown(item)).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../schema/generated/manifests.ts'
import type { Known } from '../state.ts'
import { anyCondition, anyFacts, anyKnown, anyOpen, scope } from '../testing/arbitrary-conditions.ts'
import { conditionAsks } from './asks.ts'
import { compileCondition } from './compile-condition.ts'
import { interpretCondition } from './interpret-condition.ts'

const known = (facts: Known['facts'], open: Known['open'] = {}): Known => ({
  facts,
  open,
  today: '2025-03-01',
  report: () => {},
})
const truth = (condition: Condition, facts: Known['facts'], open?: Known['open']) =>
  compileCondition(condition, scope).test(known(facts, open))

describe('conditions', () => {
  it('are true, false or unknown with the fact that they ask', () => {
    expect(truth({ medical: ['active', 'future'] }, { medical: 'future' })).toBe(true)
    expect(truth({ medical: ['active'] }, { medical: 'termed' })).toBe(false)
    expect(truth({ medical: ['active'] }, {})).toBeUndefined()
    expect(truth({ not: { medical: ['active'] } }, {})).toBeUndefined()
  })

  it('need not know what cannot change the answer', () => {
    expect(truth({ all: [{ medical: ['active'] }, { dental: ['active'] }] }, { dental: 'termed' })).toBe(false)
    expect(truth({ any: [{ medical: ['active'] }, { dental: ['active'] }] }, { dental: 'active' })).toBe(true)
    expect(truth({ any: [{ medical: ['active'] }, { dental: ['active'] }] }, { dental: 'termed' })).toBeUndefined()
  })

  it('reach named conditions and segments', () => {
    expect(truth({ use: 'covered' }, { medical: 'active' })).toBe(true)
    expect(truth({ in: 'pioneers' }, {}, { groupId: ['G9', 'G2'] })).toBe(true)
    expect(truth({ in: 'pioneers' }, {}, { groupId: ['G9'] })).toBe(false)
    expect(truth({ in: 'pioneers' }, {})).toBeUndefined()
  })

  it.each<[string, Condition]>([
    ['a named condition that is not there', { use: 'nowhere' }],
    ['a segment that is not there', { in: 'nowhere' }],
    ['a name from a prototype', { use: 'constructor' }],
  ])('cannot be compiled with %s', (_, condition) => {
    expect(() => compileCondition(condition, scope)).toThrow(TypeError)
  })

  it('cannot be compiled when they use themselves', () => {
    const circular = {
      ...scope,
      conditions: {
        one: { description: 'One', when: { use: 'other' } },
        other: { description: 'Other', when: { not: { use: 'one' } } },
      },
    }
    expect(() => compileCondition({ use: 'one' }, circular)).toThrow(/uses itself/)
  })

  it('mean the same compiled as word by word', () => {
    fc.assert(
      fc.property(anyCondition, anyKnown, (condition, state) => {
        expect(compileCondition(condition, scope).test(state)).toBe(interpretCondition(condition, scope, state))
      }),
      { numRuns: 1000 },
    )
  })

  it('keep an answer when more becomes known', () => {
    fc.assert(
      fc.property(anyCondition, anyKnown, anyFacts, anyOpen, (condition, state, facts, open) => {
        const { test } = compileCondition(condition, scope)
        const before = test(state)
        fc.pre(before !== undefined)
        const more = { ...state, facts: { ...facts, ...state.facts }, open: { ...open, ...state.open } }
        expect(test(more)).toBe(before)
      }),
      { numRuns: 1000 },
    )
  })

  it('depend only on the facts that they declare', () => {
    fc.assert(
      fc.property(anyCondition, anyKnown, (condition, state) => {
        const asks = conditionAsks(condition, scope)
        const facts = Object.fromEntries(
          Object.entries(state.facts).filter(([name]) => [...asks.facts].some(each => each === name)),
        )
        const open = asks.open.has('groupId') ? state.open : {}
        const { test } = compileCondition(condition, scope)
        expect(test({ ...state, facts, open })).toBe(test(state))
      }),
      { numRuns: 500 },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validators } from '../../../engine/check/validators.ts'
import { foldCondition } from '../../../engine/conditions/fold-condition.ts'
import { registry } from '../../../engine/members/registry.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import {
  added,
  conditionWith,
  type Edited,
  moved,
  type PartPath,
  partAt,
  partOf,
  removed,
  replaced,
  toggled,
  turned,
  unwrapped,
  valuesOf,
  wrapped,
} from './condition-edits.ts'
import { firstOf, leafForms } from './forms-of.ts'

const scope = {
  conditions: { covered: { description: 'Covered', when: conditionWith('medical', ['active']) } },
  segments: { pioneers: { description: 'Pilot groups', of: 'groupId' as const, values: ['1'] } },
}

const leaf = fc.oneof(
  ...Object.entries(registry.facts).map(([name, { values }]) =>
    fc.subarray(Object.keys(values), { minLength: 1 }).map(some => conditionWith(name, some)),
  ),
  fc.constant(conditionWith('use', 'covered')),
  fc.constant(conditionWith('in', 'pioneers')),
)
const anyCondition = fc.letrec<{ condition: Condition }>(tie => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map(parts => conditionWith('all', parts)),
    fc.array(tie('condition'), { minLength: 1, maxLength: 3 }).map(parts => conditionWith('any', parts)),
    tie('condition').map(part => conditionWith('not', part)),
  ),
})).condition

/** Makes a condition in the place of another, by what the builder's buttons do and nothing else. */
function made(wanted: Condition, now: Condition, path: PartPath): Condition {
  const { key, parts } = partOf(wanted)
  const [first, ...others] = parts
  if (!first) return leafMade(wanted, now, path)
  const begun = made(first, now, path)
  const kind = key === 'all' || key === 'any' || key === 'not' ? key : 'all'
  const around = wrapped(begun, path, kind).condition
  return others.reduce((list, part, index) => {
    const more = added(list, path, key === 'any' ? 'any' : 'all', firstOf('memberStatus', scope))
    expect(more.at).toEqual([...path, index + 1])
    return made(part, more.condition, more.at)
  }, around)
}

function leafMade(wanted: Condition, now: Condition, path: PartPath): Condition {
  const { key } = partOf(wanted)
  const begun = replaced(now, path, firstOf(key, scope))
  const values = valuesOf(wanted)
  const has = (condition: Condition) => valuesOf(partAt(condition, path) ?? condition)
  const more = values.reduce((so, value) => (has(so).includes(value) ? so : toggled(so, path, value).condition), begun)
  return has(more).reduce((so, value) => (values.includes(value) ? so : toggled(so, path, value).condition), more)
}

const acts = ['added', 'removed', 'wrapped', 'unwrapped', 'turned', 'up', 'down', 'toggled', 'changed'] as const

function acted(condition: Condition, path: PartPath, act: (typeof acts)[number], pick: number): Edited | undefined {
  const kinds = ['all', 'any', 'not'] as const
  const kind = pick % 2 === 0 ? 'all' : 'any'
  const { key, parts } = partOf(partAt(condition, path) ?? condition)
  const forms = leafForms.map(form => form.key)
  if (act === 'added') return added(condition, path, kind, firstOf('memberStatus', scope))
  if (act === 'removed') return removed(condition, path)
  if (act === 'wrapped') return wrapped(condition, path, kinds[pick % 3] ?? 'not')
  if (act === 'unwrapped') return unwrapped(condition, path)
  if (act === 'turned') return turned(condition, path, kind)
  if (act === 'toggled') {
    const values = Object.keys(registry.facts[key]?.values ?? {})
    return values.length === 0 ? undefined : toggled(condition, path, values[pick % values.length] ?? '')
  }
  if (act !== 'changed') return moved(condition, path, act)
  if (parts.length > 0) return undefined
  return { condition: replaced(condition, path, firstOf(forms[pick % forms.length] ?? '', scope)), at: path }
}

const pathsIn = (condition: Condition, path: PartPath = []): PartPath[] => [
  path,
  ...partOf(condition).parts.flatMap((part, place) => pathsIn(part, [...path, place])),
]

/** Leaves in the order in which they are read. */
const leavesOf = (condition: Condition): string[] =>
  foldCondition<string[]>(condition, {
    all: parts => parts.flat(),
    any: parts => parts.flat(),
    not: part => part,
    use: name => [name],
    in: name => [name],
    fact: (name, values) => [`${name} ${values.join()}`],
  })

describe('the builder of conditions', () => {
  it('[STUDIO-06] makes every condition of the language by what its buttons do', () => {
    fc.assert(
      fc.property(anyCondition, wanted => {
        expect(made(wanted, firstOf('session', scope), [])).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  it('[STUDIO-06] makes nothing else: after any of them it is valid by the schema, and loses no part that was not taken away', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(), fc.nat()), { maxLength: 12 })
    fc.assert(
      fc.property(anyCondition, steps, (begun, walk) => {
        let condition = begun
        for (const [act, where, pick] of walk) {
          const paths = pathsIn(condition)
          const path = paths[where % paths.length] ?? []
          const edited = acted(condition, path, act, pick)
          if (!edited) continue
          const [before, after] = [leavesOf(condition), leavesOf(edited.condition)]
          if (act === 'wrapped' || act === 'unwrapped' || act === 'turned') expect(after).toEqual(before)
          if (act === 'up' || act === 'down') expect(after.toSorted()).toEqual(before.toSorted())
          expect(partAt(edited.condition, edited.at)).toBeDefined()
          if (act === 'up' || act === 'down')
            expect(partAt(edited.condition, edited.at)).toEqual(partAt(condition, path))
          condition = edited.condition
          const file = { conditions: { one: { description: 'One', when: condition } } }
          expect([condition, validators.conditions(file)]).toEqual([condition, true])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('[STUDIO-06] takes a wrapping and a new part back by their opposites', () => {
    fc.assert(
      fc.property(anyCondition, fc.nat(), fc.constantFrom('all', 'any', 'not'), (condition, where, kind) => {
        const paths = pathsIn(condition)
        const path = paths[where % paths.length] ?? []
        const around = wrapped(condition, path, kind)
        expect(unwrapped(around.condition, around.at)?.condition).toEqual(condition)
        if (kind === 'not' || partOf(partAt(condition, path) ?? condition).key !== kind) return
        const more = added(condition, path, kind, firstOf('chat', scope))
        expect(removed(more.condition, more.at)?.condition).toEqual(condition)
      }),
    )
  })
})

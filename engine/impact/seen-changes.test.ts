import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import { toWitness } from '../members/witness.ts'
import { compileManifest } from '../resolve/compile-manifest.ts'
import type { MemberState } from '../state.ts'
import { anyEditPlan, edited } from '../testing/impact/arbitrary-edits.ts'
import { differencesBetween } from '../testing/impact/differences.ts'
import { simplifiedManifest } from '../testing/impact/simplified-manifest.ts'
import { viewOf } from '../testing/impact/view-of.ts'
import { stateOf } from '../testing/member-state.ts'
import { smallRegistry } from '../testing/small-world.ts'
import { addressesOf } from './addresses.ts'
import { classesOf } from './brand-impact.ts'
import type { Change } from './change.ts'
import { seenChanges } from './seen-changes.ts'

const compile = (manifest: Manifest) =>
  compileManifest(manifest, ({ error }) => {
    throw error
  })

/** Every combination of values that a set has. */
function* everyOf(set: Combinations, { diagrams, variables }: MemberSpace, chosen: number[] = []): Generator<number[]> {
  const variable = variables[chosen.length]
  if (!variable) {
    if (diagrams.has(set, chosen)) yield chosen
    return
  }
  for (const value of variable.values.keys())
    yield* everyOf(set, { diagrams, variables } as MemberSpace, [...chosen, value])
}

/** Two views alone do not tell whether what came or went is there for others. */
const toOne: { readonly [kind: string]: string } = { shown: 'added', hidden: 'removed' }
const named = ({ kind, surface, key, field = '' }: Change) => `${toOne[kind] ?? kind} ${surface} ${key} ${field}`

function stateFor(combination: readonly number[], space: MemberSpace): MemberState {
  const { facts, open, today = '2026-01-01' } = toWitness(combination, space)
  return stateOf({ facts, open, now: new Date(`${today}T20:00:00Z`) })
}

describe('what members see differently', () => {
  it('is what comparing the two views of every single member tells, no more and no less', () => {
    let differing = 0
    const manifest = simplifiedManifest()
    fc.assert(
      fc.property(anyEditPlan, plan => {
        const { before, after } = edited(manifest, plan)
        const { space, care, changes } = seenChanges(before, after, smallRegistry)
        const classes = classesOf(changes, space.diagrams) ?? []
        const addresses = addressesOf(before, after)
        const [former, latter] = [compile(before), compile(after)]
        for (const combination of everyOf(care, space)) {
          const state = stateFor(combination, space)
          const { said, turned } = differencesBetween(
            viewOf(before, former, state, addresses),
            viewOf(after, latter, state, addresses),
          )
          const own = classes.filter(({ who }) => space.diagrams.has(who, combination))
          const told = own.flatMap(each => each.changes)
          const orders = told.filter(({ kind, before: list, after: other }) => kind === 'moved' && list === other)
          const others = told.filter(change => !orders.includes(change)).map(named)
          const moved = new Set(orders.map(({ surface, key }) => `${surface} ${key}`))
          const wrong = {
            classes: own.length === (said.size + turned.length > 0 ? 1 : 0) ? [] : own,
            missing: [...said].filter(each => !others.includes(each)),
            tooMany: others.filter((each, index) => !said.has(each) || others.indexOf(each) !== index),
            // Every pair that turned has one that moved, and nothing moved that turned with nothing.
            unmoved: turned.filter(([a, b]) => !moved.has(a) && !moved.has(b)),
            unturned: [...moved].filter(item => !turned.some(pair => pair.includes(item))),
          }
          if (Object.values(wrong).some(list => list.length > 0)) expect({ state, ...wrong }).toBe('right')
          differing += own.length
        }
      }),
      { numRuns: 60 },
    )
    expect(differing).toBeGreaterThan(1_000)
  })
})

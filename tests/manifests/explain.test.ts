import { describe, expect, it } from 'vitest'
import { explainPart, whoPasses } from '../../engine/explain/explain-part.ts'
import { changedBy, turningPoints } from '../../engine/explain/smallest-changes.ts'
import { combinationOf } from '../../engine/members/combination-of.ts'
import { MemberSpace } from '../../engine/members/member-space.ts'
import { registry } from '../../engine/members/registry.ts'
import { toWitness } from '../../engine/members/witness.ts'
import { manifestParts } from '../../engine/parts/manifest-parts.ts'
import { periodsOf } from '../../engine/parts/periods-of.ts'
import { know } from '../../engine/state.ts'
import { personas } from './personas.ts'
import { shippedBrands } from './support/shipped-brands.ts'

const placeOf = () => undefined

describe.each(shippedBrands)('explanations of $id', ({ manifest }) => {
  const scope = { conditions: manifest.conditions.conditions, segments: manifest.segments.segments }
  const space = new MemberSpace(registry, scope.segments, periodsOf(manifest))
  const { diagrams } = space
  const parts = manifestParts(manifest, space)

  it.each(Object.entries(personas))(
    'say of every item whether "%s" sees it, and what would turn it round',
    (_, state) => {
      const { facts, open, today } = know(state)
      const member = { facts, open, today }
      const from = combinationOf(member, space)
      const turned = new Set<number>()
      for (const part of parts) {
        const context = { scope, member, placeOf }
        const { shown, changes, gates, refusedBy } = explainPart(part, parts, space, context)
        const who = whoPasses(part, parts, space, context)
        expect({ key: part.key, shown }).toEqual({ key: part.key, shown: diagrams.has(who, from) })
        expect(refusedBy).toBe(gates.find(gate => !gate.holds))
        if (turned.has(who)) continue
        turned.add(who)
        const target = shown ? diagrams.not(who) : who
        const possible = diagrams.and(space.possible, target)
        expect({ key: part.key, turns: changes.length > 0 }).toEqual({
          key: part.key,
          turns: possible !== diagrams.none,
        })
        for (const change of turningPoints(target, from, space, 1)) {
          const changed = changedBy(change, target, from, space)
          if (!changed) throw new Error(`Nobody is left who sees ${part.key} the other way round`)
          const { today: day = member.today, ...other } = toWitness(changed, space)
          const after = explainPart(part, parts, space, { ...context, member: { ...other, today: day } })
          expect({ key: part.key, shown: after.shown }).toEqual({ key: part.key, shown: !shown })
        }
      }
    },
  )
})

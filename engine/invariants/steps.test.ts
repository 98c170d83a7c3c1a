import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { JourneyStep, Manifest } from '../../schema/generated/manifests.ts'
import { combinationOf } from '../members/combination-of.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { checkGuards } from '../resolve/check-guards.ts'
import { type CompiledManifest, compileManifest } from '../resolve/compile-manifest.ts'
import { nextStep } from '../resolve/journey.ts'
import { matchRoute } from '../resolve/routes.ts'
import { anyMaze, mazePaths } from '../testing/mazes.ts'
import { everybody, type Somebody, smallCondition, smallRegistry } from '../testing/small-world.ts'
import { keptBy } from './steps.ts'

const anyStep = fc.record({
  to: fc.constantFrom(...mazePaths),
  showWhen: fc.option(smallCondition, { nil: undefined }),
  follows: fc.boolean(),
})

/** Whether somebody who does each step that the journey leads to comes to one before it lets them in. */
function comesTo(compiled: CompiledManifest, somebody: Somebody, wanted: string): boolean {
  const done = new Set<string>()
  for (;;) {
    const left = compiled.journey.steps.filter(({ step }) => !done.has(step.id))
    const step = nextStep({ journey: { ...compiled.journey, steps: left } }, somebody)
    const match = step?.do === 'go' ? matchRoute(compiled, step.to) : undefined
    const isKept = match && checkGuards(compiled, match.route, somebody).kind === 'open'
    if (!step || !isKept || step.id === wanted) return step?.id === wanted && isKept === true
    done.add(step.id)
  }
}

it('[CHECK-14] says whom the journey keeps from going on without a step, as everybody finds who does them all', () => {
  const seen = new Set<boolean>()
  fc.assert(
    fc.property(anyMaze, fc.array(anyStep, { minLength: 1, maxLength: 4 }), (maze, chosen) => {
      const steps = chosen.map(({ to, showWhen, follows }, index): JourneyStep => {
        const own = { id: `step-${index}`, ...(showWhen && { showWhen }) }
        return follows ? { ...own, do: 'follow-redirect' } : { ...own, do: 'go', to }
      })
      const manifest: Manifest = { ...maze, journey: { steps } }
      const ground = brandGround(manifest, smallRegistry)
      const compiled = compileManifest(manifest, ({ error }) => {
        throw error
      })
      for (const step of ground.parts.filter(({ surface }) => surface === 'journey')) {
        const kept = keptBy(step, ground)
        for (const somebody of everybody(ground.space).filter(({ facts }) => facts.session === 'temporary')) {
          const comes = comesTo(compiled, somebody, String(step.item.id))
          expect(ground.space.diagrams.has(kept, combinationOf(somebody, ground.space))).toBe(comes)
          seen.add(comes)
        }
      }
    }),
    // The same mazes each time: both answers are among them.
    { numRuns: 80, seed: 14 },
  )
  expect(seen.size).toBe(2)
})

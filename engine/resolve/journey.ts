import type { Journey, JourneyStep } from '../../schema/generated/manifests.ts'
import { type Asks, joinAsks } from '../conditions/asks.ts'
import { type Known, know, type MemberState } from '../state.ts'
import { type CompileContext, compileShown } from './compile-shown.ts'

export interface CompiledJourney {
  asks: Asks
  steps: { step: JourneyStep; shows: (known: Known) => boolean }[]
}

/** Compiles the steps after log-in. A step that cannot be compiled is reported and left out. */
export function compileJourney(journey: Journey, { scope, report }: CompileContext): CompiledJourney {
  const steps = journey.steps.flatMap(step => {
    try {
      return [{ step, ...compileShown(step, scope) }]
    } catch (error) {
      report({ id: step.id, error })
      return []
    }
  })
  return { asks: joinAsks(steps.map(step => step.asks)), steps }
}

/** The first step of the journey after log-in that applies (ROUTING-01); undefined only when none does. */
export function nextStep({ journey }: { journey: CompiledJourney }, state: MemberState): JourneyStep | undefined {
  const known = know(state)
  return journey.steps.find(step => step.shows(known))?.step
}

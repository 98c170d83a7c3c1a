import type { Journey, JourneyStep } from '../../schema/generated/manifests.ts'
import { type Asks, joinAsks } from '../conditions/asks.ts'
import { type Known, know, type MemberState } from '../state.ts'
import { type CompileContext, compileShown } from './compile-shown.ts'
import { textsOf } from './screen-surfaces.ts'

export interface CompiledJourney {
  asks: Asks
  steps: { step: JourneyStep; shows: (known: Known) => boolean }[]
  /** Pages that are to be acknowledged: where there are any, what was acknowledged decides with the facts. */
  texts: readonly string[]
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
  return { asks: joinAsks(steps.map(step => step.asks)), steps, texts: textsOf(journey) }
}

/**
 * The first step of the journey after log-in that applies (ROUTING-01); undefined only when none does. A text that was
 * acknowledged is not shown again (CHECK-25).
 */
export function nextStep(
  { journey }: { journey: CompiledJourney },
  state: MemberState,
  acknowledged: readonly string[] = [],
): JourneyStep | undefined {
  const known = know(state)
  const isDone = (step: JourneyStep) => step.do === 'acknowledge' && acknowledged.includes(step.page)
  return journey.steps.find(({ step, shows }) => !isDone(step) && shows(known))?.step
}

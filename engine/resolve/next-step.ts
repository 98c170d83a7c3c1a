import type { JourneyStep } from '../../schema/generated/manifests.ts'
import { know, type MemberState } from '../state.ts'
import type { CompiledManifest } from './compile-manifest.ts'

/** The first step of the journey after log-in that applies (ROUTING-01); undefined only when none does. */
export function nextStep({ journey }: CompiledManifest, state: MemberState): JourneyStep | undefined {
  const known = know(state)
  return journey.steps.find(step => step.shows(known))?.step
}

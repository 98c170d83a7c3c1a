import type { CompiledManifest } from '../../../engine/resolve/compile-manifest.ts'
import { nextStep } from '../../../engine/resolve/next-step.ts'
import type { MemberState } from '../../../engine/state.ts'

/**
 * Where the journey after log-in leads: a path, "hand-off" or "follow-redirect".
 * @throws RangeError when no step applies; the last one always does
 */
export function nextInWords(brand: CompiledManifest, state: MemberState): string {
  const step = nextStep(brand, state)
  if (!step) throw new RangeError('No step of the journey applies')
  return step.do === 'go' ? step.to : step.do
}

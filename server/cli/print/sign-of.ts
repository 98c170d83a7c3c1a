import type { Truth } from '../../../engine/conditions/truth.ts'
import type { Paint } from '../frame/paint.ts'

/** A sign for yes, no and not known, that needs no colour to be told apart. */
export function signOf(truth: Truth, paint: Paint): string {
  if (truth === undefined) return paint('yellow', '?')
  return truth ? paint('green', '✓') : paint('red', '✗')
}

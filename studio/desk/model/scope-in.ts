import type { ConditionScope } from '../../../engine/conditions/condition-scope.ts'
import { type Files, surfaceOf } from './surface.ts'

/** The named conditions and segments that conditions of a brand can name, as the files have them. */
export function scopeIn(files: Files, brand: string): ConditionScope {
  const { conditions = {} } = surfaceOf(files, brand, 'conditions')
  const { segments = {} } = surfaceOf(files, brand, 'segments')
  // What is wrong in it the check tells.
  return { conditions, segments } as unknown as ConditionScope
}

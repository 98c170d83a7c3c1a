import { type ConditionScope, segmentOf } from '../conditions/condition-scope.ts'
import { bare } from './bare.ts'
import { negated } from './negated.ts'
import type { Saying } from './saying.ts'

/** "is in the segment "Groups of the pilot"", or that it is not so. @throws TypeError for a segment that there is not */
export function segmentSaying(scope: Pick<ConditionScope, 'segments'>, name: string, denied: boolean): Saying {
  const text = `is in the segment "${bare(segmentOf({ ...scope, conditions: {} }, name).description)}"`
  return { kind: 'phrase', text: denied ? negated(text) : text }
}

import type { Truth } from '../conditions/truth.ts'
import type { Place } from '../overlay/place.ts'

interface Explained {
  truth: Truth
  /** Where it was written. */
  place?: Place
}

/** A question about one fact. */
export interface ExplainedFact extends Explained {
  form: 'fact'
  name: string
  wanted: readonly string[]
  /** The member's value; undefined when it is not known. */
  actual: string | undefined
}

/** A question about one segment. */
export interface ExplainedSegment extends Explained {
  form: 'in'
  name: string
  /** The set of ids that it is about. */
  of: string
  wanted: readonly string[]
  /** The member's ids; undefined when they are not known. */
  actual: readonly string[] | undefined
}

/** What a condition asks of a member in the end. */
export type ExplainedLeaf = ExplainedFact | ExplainedSegment

/** A condition with what becomes of each part of it for one member. */
export type ExplainedCondition =
  | ExplainedLeaf
  | (Explained & { form: 'all'; parts: readonly ExplainedCondition[] })
  | (Explained & { form: 'any'; parts: readonly ExplainedCondition[] })
  | (Explained & { form: 'not'; part: ExplainedCondition })
  | (Explained & { form: 'use'; name: string; part: ExplainedCondition })

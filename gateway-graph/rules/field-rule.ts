/** What a field asks of its text. An empty text fails only as a missing one. */
export interface FieldRule {
  readonly minLength?: number
  readonly maxLength?: number
  /** Every one must match. */
  readonly patterns?: readonly RegExp[]
}

/** The ways in which a text can fail, as user errors name them. */
export type FieldFailure = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'PATTERN'

/** One mistake in words: each part completes "found …", "expected …", "try …". */
export interface Mistake {
  found: string
  expected: string
  /** What to do, or the near miss that was probably meant. */
  hint?: string
  /** The same for programs. */
  mend?: Mend
}

/** What puts a mistake right at its place, where that is known exactly. */
export type Mend =
  /** Another value, or another name of the field, instead of what stands there. */
  | { do: 'replace'; with: unknown }
  /** Nothing instead of the field or the entry that stands there, or of the object that has the field. */
  | { do: 'leave-out'; what?: 'owner' }
  /** One more field of the object that stands there. */
  | { do: 'add'; field: string; value: unknown }
  /** Other characters instead of so many of the file's own; for files that cannot be read yet. */
  | { do: 'write'; text: string; insteadOf: number }

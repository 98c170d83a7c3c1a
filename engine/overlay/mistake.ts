/** One mistake of a manifest in words: each part completes "found …", "expected …", "try …". */
export interface Mistake {
  found: string
  expected: string
  /** What to do, or the name that was probably meant. */
  hint?: string
  /** The same as an edit, for editors and tools. */
  mend?: Mend
}

/** The edit that corrects a mistake at its place, where that is known exactly. */
export type Mend =
  /** Replaces the value, or the field's name, at the place. */
  | { do: 'replace'; with: unknown }
  /** Removes the field or list entry at the place, or with `owner` the object that has the field. */
  | { do: 'leave-out'; what?: 'owner' }
  /** Adds a field to the object at the place. */
  | { do: 'add'; field: string; value: unknown }
  /** Replaces so many characters from the place on: for files that cannot be parsed yet. */
  | { do: 'write'; text: string; insteadOf: number }

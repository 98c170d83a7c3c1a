import type { Surface } from '../../schema/generated/manifests.ts'

/** One mistake of a manifest in words: each part completes "found …", "expected …", "try …". */
export interface Mistake {
  found: string
  expected: string
  /** What to do, or the name that was probably meant. */
  hint?: string
  /** The same as an edit, for editors and tools. */
  mend?: Mend
  /** The item that is named and not there. */
  lacks?: { surface: Surface; id: string }
}

/**
 * The edit that corrects a mistake at its place. A `guess` mends it, but only somebody who knows what was meant can say
 * whether it is right: editors offer it, and `portal mend` leaves it.
 */
export type Mend = MendingEdit & { guess?: true }

type MendingEdit =
  /** Replaces the value, or the field's name, at the place. */
  | { do: 'replace'; with: unknown }
  /** Removes the field or list entry at the place, or with `owner` the object that has the field. */
  | { do: 'leave-out'; what?: 'owner' }
  /** Adds a field to the object at the place. */
  | { do: 'add'; field: string; value: unknown }
  /** Replaces so many characters from the place on: for files that cannot be parsed yet. */
  | { do: 'write'; text: string; insteadOf: number }

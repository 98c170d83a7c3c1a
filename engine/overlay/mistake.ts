import type { Mend } from './mend.ts'

/** One mistake in words: each part completes "found …", "expected …", "try …". */
export interface Mistake {
  found: string
  expected: string
  /** What to do, or the near miss that was probably meant. */
  hint?: string
  /** The same for programs. */
  mend?: Mend
}
